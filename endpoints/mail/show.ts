import type { Endpoint } from 'payload'
import { isTrialInstallation } from '../../platform/env'
import { modelOf } from '../../platform/database'
import { readMailSite } from '../../domain/mail/readMailSite'
import { UnreadableMailError, renderMail, templateOf } from '../../domain/mail/renderMail'
import { unseal } from '../../domain/mail/sealedData'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import type { OutboxMailView } from '../../domain/mail/resend.schema'

/**
 * `GET /api/outbox/:id/mail`: what a mail says, for administrators. One that holds a link which signs somebody in or
 * sets a password is shown in a trial installation alone, where there is nobody else to read it.
 * Answers 200 (see `OutboxMailView`), 401, 403, 404.
 */
export const mail: Endpoint = {
  method: 'get',
  path: '/:id/mail',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const row = isObjectId(id)
      ? await modelOf(req.payload, 'outbox')
          .findById(id, { template: 1, data: 1 })
          .lean<{ template: string; data?: unknown }>()
      : null
    if (!row) return problem(404, 'not_found', 'This email could not be found')
    const view = (body: OutboxMailView): Response => Response.json(body)
    if (templateOf(row.template)?.isConfidential && !isTrialInstallation())
      return view({ isShown: false, reason: 'confidential' })
    if (row.data === undefined || row.data === null) return view({ isShown: false, reason: 'gone' })
    try {
      const { subject, text, attachments } = await renderMail(
        req.payload,
        await readMailSite(req.payload),
        row.template,
        unseal(req.payload, row.data),
      )
      return view({ isShown: true, subject, text, attachments: attachments.map(({ filename }) => filename) })
    } catch (error) {
      if (!(error instanceof UnreadableMailError)) throw error
      return view({ isShown: false, reason: 'unreadable' })
    }
  },
}
