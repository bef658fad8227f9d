import type { Payload } from 'payload'
import { queueMail } from '../mail'
import { type EndingMembership, markRemindersSent, streamEndingMemberships } from '../memberships'
import { findRemainingContact } from '../profiles'
import { hasRenewal } from './renewalsRepository'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many days before the end of a membership its holder is reminded, the nearest first. Source: spec.md
 * section 9.
 */
const MARKS = [7, 30, 60] as const

const remind = async (
  payload: Payload,
  { _id, user, number, expiresAt, remindersSent }: EndingMembership,
  now: Date,
): Promise<void> => {
  if (!expiresAt) return
  const mark = MARKS.find((days) => expiresAt.getTime() - now.getTime() <= days * DAY_MS)
  if (mark === undefined || remindersSent?.includes(`${mark}`)) return
  const [contact, hasRequested] = await Promise.all([
    findRemainingContact(payload, user),
    hasRenewal(payload, { user, status: 'requested' }),
  ])
  if (!contact || hasRequested) return
  const end = expiresAt.toISOString()
  const data = { fullName: contact.fullName, membershipNumber: number, expiresAt: end }
  await queueMail(payload, {
    template: 'renewalReminder',
    to: contact.email,
    data,
    dedupeKey: `renewal-reminder:${_id.toHexString()}:${end}:${mark}`,
  })
  // marks that passed while the server was down count as sent
  const passed = MARKS.filter((days) => days >= mark).map(String)
  await markRemindersSent(payload, { _id, expiresAt }, passed)
}

/**
 * Reminds members whose membership ends soon, once for each mark of its term; after several missed marks one mail is
 * sent. Nobody is reminded whose membership is suspended or taken back, or who has requested a renewal.
 * Safe to run twice, and at once by several processes. Source: spec.md section 9, "Renewal reminders".
 */
export const remindMembers = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  const until = new Date(now.getTime() + Math.max(...MARKS) * DAY_MS)
  for await (const membership of streamEndingMemberships(payload, { after: now, until })) {
    if (signal?.aborted) return
    try {
      await remind(payload, membership, now)
    } catch (error) {
      payload.logger.warn(
        { err: error, membership: membership._id.toHexString() },
        'a member could not be reminded',
      )
    }
  }
}
