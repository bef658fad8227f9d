import type { Endpoint } from 'payload'
import { handleContactMessage } from '../../../domain/messaging/contactMessages'
import { handlingSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { CHANGED_MEANWHILE, invalid, problem, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

const PROBLEMS = {
  not_found: { status: 404, text: 'This message could not be found' },
  no_colleague: { status: 400, text: 'A message can be assigned to administrators only.' },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
} as const

/**
 * `POST /api/contact-messages/:id/handling` `{ status?, assignee?, updatedAt }`: changes the status and
 * the assignee, if nobody changed the message since the caller read it. Answers 200 `{
 * updatedAt }`, 400, 401, 403, 404, 409 when somebody changed it in the meantime.
 */
export const handle: Endpoint = {
  method: 'post',
  path: '/:id/handling',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = handlingSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const { updatedAt, ...change } = input.data
    const result = isObjectId(id)
      ? await handleContactMessage(req, id, new Date(updatedAt), change)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json({ updatedAt: result.updatedAt.toISOString() })
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
}
