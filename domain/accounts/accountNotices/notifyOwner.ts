import type { Payload } from 'payload'
import { findEmail } from '..'
import { queueMail } from '../../messaging/mail'
import type { AccountChange } from './mails/accountChanged'

/**
 * Notifies the owner of an account by mail that something about signing in was changed.
 * @param key the same for a step that is repeated
 */
export const notifyOwner = async (
  payload: Payload,
  userId: string,
  change: AccountChange,
  key: string,
): Promise<void> => {
  const to = await findEmail(payload, userId)
  if (!to) return
  await queueMail(payload, {
    template: 'accountChanged',
    to,
    data: { change, at: new Date().toISOString() },
    dedupeKey: `account:${change}:${key}`,
  })
}
