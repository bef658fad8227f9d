import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { readMailSite } from '../../domain/messaging/mail/readMailSite'
import { renderMail } from '../../domain/messaging/mail/renderMail'
import type { RenderedMail } from '../../services/mail/composeMessage'
import { unseal } from '../../domain/messaging/mail/sealedData'
import type { TemplateName } from '../../domain/messaging/mail/templates'
import { linksIn } from '../fakes/smtpServer'

export interface QueuedMail extends RenderedMail {
  template: TemplateName
  status: string
  dedupeKey: string
  /** Every URL in the plain text except the signature's, in order, once each. */
  links: string[]
}

/** The queued mails to an address, rendered, oldest first: for tests without a mail server. */
export const mailsTo = async (payload: Payload, to: string): Promise<QueuedMail[]> => {
  const rows = await modelOf(payload, 'outbox')
    .find({ to }, undefined, { sort: { _id: 1 } })
    .lean<{ template: TemplateName; status: string; dedupeKey: string; data: unknown }[]>()
  const site = await readMailSite(payload)
  return Promise.all(
    rows.map(async ({ template, status, dedupeKey, data }) => {
      const mail = await renderMail(payload, site, template, unseal(payload, data))
      return { ...mail, template, status, dedupeKey, links: linksIn(mail.text) }
    }),
  )
}
