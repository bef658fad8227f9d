import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'

/**
 * Sends the owner of a new account a welcome mail, once per account. A failure is only logged.
 * @param fullName for the greeting; left out while the email is not proved, since a stranger may have written
 * it
 * Source: spec.md section 7, "send-welcome-email"; section 8, "failure only logged"
 */
export const sendWelcome = async (
  payload: Payload,
  user: { id: string; email: string },
  fullName?: string,
): Promise<void> => {
  try {
    await queueMail(payload, {
      template: 'welcome',
      to: user.email,
      data: { fullName },
      dedupeKey: `welcome:${user.id}`,
    })
  } catch (error) {
    payload.logger.warn({ err: error }, 'a welcome mail could not be queued')
  }
}
