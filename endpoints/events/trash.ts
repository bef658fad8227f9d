import type { Endpoint } from 'payload'
import { confirmStep } from '../../domain/content'
import { trashEvent } from '../../domain/events'
import { eventTrashSchema } from '../../domain/events/events.schema'
import { invalid, readJson } from '../answers'
import { answerChange } from './answerChange'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/trash` `{ registered, updatedAt }`: moves an event to the trash. Everybody registered
 * for a published upcoming one is mailed that it does not take place. `registered` is the number that the
 * caller was shown and confirmed; a larger number has to be confirmed again. Answers 200 `EventTrashed`, 400,
 * 401, 403, 404, 409 `changed_meanwhile` on a version conflict, 409 `more_registered`, 409 `in_use` when a
 * page shows it.
 */
export const trash: Endpoint = {
  method: 'post',
  path: '/:id/trash',
  handler: async (req) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope.refusal
    const input = eventTrashSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    confirmStep(req, 'trash')
    return answerChange(await trashEvent(req, req.routeParams?.id, input.data))
  },
}
