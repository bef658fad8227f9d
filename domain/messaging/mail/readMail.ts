import type { Payload } from 'payload'
import { isTrialInstallation } from '../../../platform/env'
import { findMailSource, queueAgain } from './outboxRepository'
import { findMailText } from './mailTextsRepository'
import { readMailSite } from './readMailSite'
import { renderMail, templateOf, UnreadableMailError } from './renderMail'
import type { OutboxMailView } from './resend.schema'
import { unseal } from './sealedData'
import type { OutboxStatus } from './statuses.schema'

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

/**
 * Queues a mail again that failed, was perhaps sent, was sent, or waits for its next attempt.
 * @param updatedAt when the mail was last changed, as the caller read it: a second click does nothing
 * @returns the status that it had. `forgotten`: its data have been deleted. `changed_meanwhile`: it is being
 * sent, or has changed since the caller read it.
 */
export const resendMail = async (
  payload: Payload,
  id: string,
  updatedAt: Date,
): Promise<{ status: OutboxStatus } | { problem: 'not_found' | 'forgotten' | 'changed_meanwhile' }> => {
  const mail = await findMailSource(payload, id)
  if (!mail) return { problem: 'not_found' }
  const { status, template, data } = mail
  if (data === undefined || data === null) return { problem: 'forgotten' }
  // an expired link does not become valid by being sent later
  const expires = templateOf(template)?.expiresAfterMinutes !== undefined
  if (!(await queueAgain(payload, id, { status, updatedAt, expires })))
    return { problem: 'changed_meanwhile' }
  return { status }
}
