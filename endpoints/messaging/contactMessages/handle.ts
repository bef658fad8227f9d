import { z } from 'zod'
import { handleContactMessage } from '../../../domain/messaging/contactMessages'
import { handlingSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'

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
export const handle = declareEndpoint({
  method: 'post',
  path: '/:id/handling',
  operation: {
    tag: 'Staff: messages',
    summary: 'Change the status of a message, or who answers it',
    parameters: MESSAGE_ID,
    answers: {
      ...reads(z.object({ updatedAt: z.string() }), 'Changed'),
      ...NO_MESSAGE,
      409: 'A colleague changed it meanwhile',
    },
  },
  access: administrators,
  body: handlingSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const { updatedAt, ...change } = body
    const result = isObjectId(id)
      ? await handleContactMessage(req, id, new Date(updatedAt), change)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json({ updatedAt: result.updatedAt.toISOString() })
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
