import type { Endpoint } from 'payload'
import { confirmStep } from '../../domain/content'
import { invalid, problem, readJson } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { changeSeenEvent } from './changeSeenEvent'
import { type EventTrashed, eventTrashSchema } from '../../domain/events/events.schema'
import { toEventRows } from '../../domain/events/toEventRows'

/**
 * `POST /api/events/:id/trash` `{ registered, updatedAt }`: moves an event to the trash. Everybody registered for a published
 * one that is not over is told by mail that it does not take place.
 * `registered` is how many the person was shown: more than these have to be agreed to again.
 * Answers 200 `EventTrashed`, 400, 401, 403, 404, 409 `changed_meanwhile`, 409 `more_registered`, 409 `in_use` when a page
 * shows it.
 */
export const trash: Endpoint = {
  method: 'post',
  path: '/:id/trash',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = eventTrashSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { registered, updatedAt } = input.data
    let told = 0
    const changed = await changeSeenEvent(req, updatedAt, async (event) => {
      const [row] = await toEventRows(req.payload, [event])
      told = row?.status === 'published' && !row.isOver ? row.registered : 0
      if (told > registered)
        return {
          refusal: problem(
            409,
            'more_registered',
            `${told} people are registered by now. Please check it again.`,
          ),
        }
      confirmStep(req, 'trash')
      return { deletedAt: new Date().toISOString() }
    })
    if ('refusal' in changed) return changed.refusal
    return Response.json({ told } satisfies EventTrashed)
  },
}
