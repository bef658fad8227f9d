import type { Payload } from 'payload'
import { findMailsByKey } from '../mail'
import { type EndingMembership, streamEndingMemberships } from '../memberships'
import { findContacts } from '../profiles'
import { lapseKey } from './reminderMarks'
import type { IsPaying } from './remindMembers'
import type { DueForRemoval } from './renewals.schema'

/** Since the beginning: memberships that lapsed long ago are still to be decided. */
const EVER = new Date(0)

/**
 * The members whose grace period is over and who were really told so: the last notice left the outbox. Nobody whose
 * payment is being checked is among them. Staff decide about each; nothing here changes a membership.
 */
export const listDueForRemoval = async (
  payload: Payload,
  isPaying: IsPaying,
  now = new Date(),
): Promise<DueForRemoval[]> => {
  const lapsed: EndingMembership[] = []
  for await (const membership of streamEndingMemberships(payload, { after: EVER, until: now }))
    if ((membership.graceUntil ?? membership.expiresAt ?? now) <= now) lapsed.push(membership)
  const mails = await findMailsByKey(
    payload,
    lapsed.map((membership) => lapseKey(membership, 'removal')),
  )
  const sent = new Map(
    mails.flatMap(({ dedupeKey, status, updatedAt }) => (status === 'sent' ? [[dedupeKey, updatedAt]] : [])),
  )
  const contacts = await findContacts(
    payload,
    lapsed.map(({ user }) => user.toHexString()),
  )
  const rows = await Promise.all(
    lapsed.map(async (membership): Promise<DueForRemoval[]> => {
      const { user, number, expiresAt, graceUntil } = membership
      const notifiedAt = sent.get(lapseKey(membership, 'removal'))
      const contact = contacts.get(user.toHexString())
      if (!notifiedAt || !expiresAt || !contact || (await isPaying(payload, user))) return []
      return [
        {
          account: { id: user.toHexString(), fullName: contact.fullName, email: contact.email },
          number,
          expiresAt: expiresAt.toISOString(),
          graceUntil: (graceUntil ?? expiresAt).toISOString(),
          notifiedAt: new Date(notifiedAt).toISOString(),
        },
      ]
    }),
  )
  return rows.flat()
}
