import type { Payload } from 'payload'
import { queueMail } from '../mail'
import type { AccountChange } from './mails/accountChanged'

/**
 * Tells the owner of an account by mail that something about signing in was changed.
 * @param key what makes it the same change when the step is repeated
 */
export const notifyOwner = async (
  payload: Payload,
  userId: string,
  change: AccountChange,
  key: string,
): Promise<void> => {
  const user = await payload.db.findOne<{ id: string; email: string }>({
    collection: 'users',
    where: { id: { equals: userId } },
  })
  if (!user) return
  await queueMail(payload, {
    template: 'accountChanged',
    to: user.email,
    data: { change, at: new Date().toISOString() },
    dedupeKey: `account:${change}:${key}`,
  })
}
