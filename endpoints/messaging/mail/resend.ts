import { recordChange } from '../../../domain/audit/recordChange'
import { resendMail } from '../../../domain/messaging/mail'
import { type MailQueued, resendSchema } from '../../../domain/messaging/mail/resend.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MAIL_ID, NO_MAIL, queuedAnswer } from './mailOperationSchemas'

const PROBLEMS = {
  not_found: { status: 404, text: 'This email could not be found' },
  forgotten: {
    status: 409,
    text: 'The contents of this email were not stored. Please ask the person to request a new one.',
  },
  changed_meanwhile: {
    status: 409,
    text: 'This email is being sent, or has changed in the meantime. Please check it again.',
  },
} as const

/**
 * `POST /api/outbox/:id/resend` `{ updatedAt }`: queues a mail again that failed, was perhaps sent, was sent,
 * or waits for its next attempt; for administrators. Answers 200 `{ outcome: 'queued' }`, 400, 401, 403, 404,
 * 409 `forgotten` for a mail with a secret link that was sent, 409 `changed_meanwhile` when it is being sent
 * or has changed since the caller read it.
 */
export const resend = declareEndpoint({
  method: 'post',
  path: '/:id/resend',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Queue a mail again',
    parameters: MAIL_ID,
    answers: {
      ...reads(queuedAnswer, 'Queued'),
      ...NO_MAIL,
      409: 'It had a secret link, is being sent, or has changed meanwhile',
    },
  },
  access: administrators,
  body: resendSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await resendMail(req.payload, id, new Date(body.updatedAt))
      : { problem: 'not_found' as const }
    if ('problem' in result) {
      const { status, text } = PROBLEMS[result.problem]
      return problem(status, result.problem, text)
    }
    await recordChange(req, {
      action: 'mail.queuedAgain',
      subject: { collection: 'outbox', id: String(id) },
      before: { status: result.status },
      after: { status: 'queued again' },
    })
    return Response.json({ outcome: 'queued' } satisfies MailQueued)
  },
})
