import type { Endpoint } from 'payload'
import type { OutboxStatus } from '../../domain/mail/statuses.schema'
import { modelOf } from '../../platform/database'
import { templateOf } from '../../domain/mail/renderMail'
import { wakeSenders } from '../../domain/mail/wakeSenders'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { resendSchema } from '../../domain/mail/resend.schema'

/**
 * `POST /api/outbox/:id/resend` `{ updatedAt }`: an administrator has a mail sent again that failed, was perhaps sent,
 * was sent, or waits for its next try. Answers 200 `{ outcome: 'queued' }`, 400, 401, 403, 404, 409 `forgotten` for a
 * mail with a secret link that was sent, 409 `changed_meanwhile` when it is being sent or is not as the caller saw it.
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
    const outbox = modelOf(req.payload, 'outbox')
    const row = isObjectId(id)
      ? await outbox
          .findById(id, { template: 1, status: 1, data: 1 })
          .lean<{ template: string; status: OutboxStatus; data?: unknown }>()
      : null
    if (!row) return problem(404, 'not_found', 'This email could not be found')
    if (row.data === undefined || row.data === null) {
      return problem(
        409,
        'forgotten',
        'The contents of this email were not stored. Please ask the person to request a new one.',
      )
    }
    const { status } = row
    const now = new Date()
    const { matchedCount } = await outbox.updateOne(
      {
        _id: id,
        status: { $in: ['queued', 'failed', 'uncertain', 'sent'], $eq: status },
        updatedAt: new Date(input.data.updatedAt),
      },
      {
        // a link that has run out does not get better by being sent later
        $set: {
          status: 'queued',
          attempts: 0,
          nextAttemptAt: now,
          updatedAt: now,
          ...(templateOf(row.template)?.expiresAfterMinutes === undefined && { queuedAt: now }),
        },
        // the same mail keeps its Message-ID, by which a second copy is recognised; one that arrived is sent as another
        $inc: { round: status === 'sent' ? 1 : 0 },
        $unset: { lastError: '', lease: '', leaseUntil: '', handedOverAt: '', sentAt: '' },
      },
    )
    if (matchedCount === 0)
      return problem(
        409,
        'changed_meanwhile',
        'This email is being sent, or has changed in the meantime. Please check it again.',
      )
    await recordChange(req, {
      action: 'mail.queuedAgain',
      subject: { collection: 'outbox', id: String(id) },
      before: { status },
      after: { status: 'queued again' },
    })
    wakeSenders()
    return Response.json({ outcome: 'queued' })
  },
}
