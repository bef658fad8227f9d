import type { Endpoint } from 'payload'
import { eventStatusOf } from '../../domain/events/statuses.schema'
import { invalid, problem, readJson } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { changeSeenEvent } from './changeSeenEvent'
import { type EventChanged, eventStatusSchema } from '../../domain/events/events.schema'
import { toEventRows } from '../../domain/events/toEventRows'

/**
 * `POST /api/events/:id/status` `{ status, updatedAt }`: publishes a draft, cancels a published event, or lets a cancelled
 * one take place after all. Everybody registered is told by mail, unless the event is over.
 * Answers 200 `EventChanged`, 400, 401, 403, 404, 409 `changed_meanwhile`, 409 `not_published` for a draft, which cannot
 * be cancelled. Source: decisions.md "Event status".
 */
export const changeStatus: Endpoint = {
  method: 'post',
  path: '/:id/status',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = eventStatusSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { status, updatedAt } = input.data
    let wasPublic = false
    const changed = await changeSeenEvent(req, updatedAt, async (event) => {
      const was = eventStatusOf(event)
      wasPublic = was !== 'draft'
      if (was === 'draft' && status === 'cancelled')
        return {
          refusal: problem(
            409,
            'not_published',
            'This draft has not been published. Please delete it instead.',
          ),
        }
      return { _status: 'published', isCancelled: status === 'cancelled' }
    })
    if ('refusal' in changed) return changed.refusal
    const [row] = await toEventRows(req.payload, [changed.event])
    const told = wasPublic && row && !row.isOver ? row.registered : 0
    return Response.json({ updatedAt: changed.event.updatedAt, told } satisfies EventChanged)
  },
}
