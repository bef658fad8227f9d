import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import { isAddress } from '../../accounts/noAddress.schema'
import { announceDone } from '../../integrations/webhookEvents'
import { findContacts } from './profilesRepository'

/**
 * Tells other programs that people were added or changed: name, address and region as they are now. Somebody who was
 * added is told of once. Never throws.
 * @param users ids of accounts
 */
export const announcePeople = async (
  payload: Payload,
  kind: 'person.created' | 'person.updated',
  users: readonly string[],
): Promise<void> => {
  if (users.length === 0) return
  await announceDone(payload, kind, async () => {
    const contacts = await findContacts(payload, users)
    return [...contacts].map(([user, { fullName, email, region }]) => ({
      key: `${kind}:${user}${kind === 'person.created' ? '' : `:${randomUUID()}`}`,
      happenedAt: new Date(),
      id: user,
      path: deskPaths.user.build(user),
      facts: { name: fullName, email: isAddress(email) ? email : null, region: region ?? null },
      account: user,
    }))
  })
}
