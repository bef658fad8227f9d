import type { Payload } from 'payload'
import { queueMail } from '../mail'

/**
 * Welcomes the owner of a new account by mail, once an account. A failure is only logged.
 * @param fullName for the greeting; left out while the address is not proved, since a stranger may have written it
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
