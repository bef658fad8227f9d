import { z } from 'zod'
import { addMailing, changeDraft } from '../../../domain/messaging/mailings'
import { mailingChangeSchema, newMailingSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, MEANWHILE, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { mailingIdOf, mailingProblem, writerOf } from './mailingAnswers'
import { MAILING_ID, NO_MAILING } from './mailingOperationSchemas'
import { changedAnswer } from './mailingSchemas'

/**
 * `POST /api/mailings` `{ subject, kind, audience, blocks, key }`: adds a draft; the same `key` again adds nothing.
 * Answers 201 `{ id }`, 400, 401, 403.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Add a draft; the same key again adds nothing',
    answers: { ...adds(z.object({ id: z.string() }), 'Added') },
  },
  access: admittedBy(writerOf),
  body: newMailingSchema,
  handler: async (req, { user, body }) => Response.json(await addMailing(req, user, body), { status: 201 }),
})

/**
 * `POST /api/mailings/:id/change` `{ subject, kind, audience, blocks, updatedAt }`: changes a draft. Answers 200
 * `{ updatedAt }`, 400, 401, 403, 404, 409 when somebody changed or sent it in the meantime.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Change a draft',
    parameters: MAILING_ID,
    answers: { ...reads(changedAnswer, 'Changed'), ...NO_MAILING, ...MEANWHILE },
  },
  access: admittedBy(writerOf),
  body: mailingChangeSchema,
  handler: async (req, { user, body }) => {
    const result = await changeDraft(req, user, mailingIdOf(req), body)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
})
