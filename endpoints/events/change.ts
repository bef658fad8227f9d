import type { Endpoint } from 'payload'
import { invalid, problem, readJson } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { fitCapacity } from '../../domain/registrations/seats'
import { changeSeenEvent } from './changeSeenEvent'
import { type EventChanged, eventChangeSchema } from '../../domain/events/events.schema'
import { toStoredEvent } from '../../domain/events/toStoredEvent'

/**
 * `POST /api/events/:id/desk` `{ title, …, updatedAt, isBelowRegistered? }`: changes what an event says. Who is registered
 * is told by mail of another time or place. Answers 200 `{ updatedAt }`, 400, 401, 403, 404, 409 `changed_meanwhile`
 * when a colleague changed it since it was looked at, 409 `below_registered` when more are registered than the limit
 * allows and that was not said to be meant: nobody is sent away by it.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/desk',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = eventChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { updatedAt, isBelowRegistered, ...form } = input.data
    const changed = await changeSeenEvent(req, updatedAt, async ({ id }) => {
      const registered =
        form.maxAttendees === null || isBelowRegistered
          ? null
          : await fitCapacity(req.payload, id, form.maxAttendees)
      if (registered === null) return toStoredEvent(form)
      return {
        refusal: problem(
          409,
          'below_registered',
          `${registered} are registered. With a lower limit nobody is sent away, and the event stays full until enough have cancelled.`,
        ),
      }
    })
    if ('refusal' in changed) return changed.refusal
    return Response.json({ updatedAt: changed.event.updatedAt } satisfies Pick<EventChanged, 'updatedAt'>)
  },
}
