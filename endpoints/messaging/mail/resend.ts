import type { Endpoint } from 'payload'
import { recordChange } from '../../../domain/audit/recordChange'
import { resendMail } from '../../../domain/messaging/mail'
import { type MailQueued, resendSchema } from '../../../domain/messaging/mail/resend.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

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
export const resend: Endpoint = {
  method: 'post',
  path: '/:id/resend',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = resendSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await resendMail(req.payload, id, new Date(input.data.updatedAt))
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
}
