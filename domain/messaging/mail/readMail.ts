import type { Payload } from 'payload'
import { isTrialInstallation } from '../../../platform/env'
import { findMailSource } from './outboxRepository'
import { findMailText } from './mailTextsRepository'
import { readMailSite } from './readMailSite'
import { UnreadableMailError, renderMail, templateOf } from './renderMail'
import type { OutboxMailView } from './resend.schema'
import { unseal } from './sealedData'

/**
 * The text of a mail in the outbox, for administrators. A confidential one, with a link that signs in or sets
 * a password, is shown in a trial installation only, where no other person receives it.
 * @returns undefined when there is no such mail
 */
export const readMail = async (payload: Payload, id: string): Promise<OutboxMailView | undefined> => {
  const mail = await findMailSource(payload, id)
  if (!mail) return undefined
  const { template, data } = mail
  if (templateOf(template)?.isConfidential && !isTrialInstallation())
    return { isShown: false, reason: 'confidential' }
  if (data === undefined || data === null) return { isShown: false, reason: 'gone' }
  try {
    const site = await readMailSite(payload)
    const { subject, text, attachments } = await renderMail(
      payload,
      site,
      template,
      unseal(payload, data),
      await findMailText(payload, template),
    )
    return { isShown: true, subject, text, attachments: attachments.map(({ filename }) => filename) }
  } catch (error) {
    if (!(error instanceof UnreadableMailError)) throw error
    return { isShown: false, reason: 'unreadable' }
  }
}
