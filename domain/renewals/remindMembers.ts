import type { Payload } from 'payload'
import { queueMail } from '../mail'
import { type EndingMembership, markRemindersSent, streamEndingMemberships } from '../memberships'
import { findRemainingContact } from '../profiles'
import { REMINDER_DAYS, type ReminderMark, lapseKey, passedMarks, reminderMark } from './reminderMarks'
import { hasRenewal } from './renewalsRepository'

const DAY_MS = 24 * 60 * 60 * 1000

/** Memberships that ended longer ago, grace period included, are not written to. */
const MAX_LAPSED_DAYS = 400

/** Whether money of a person is on its way: nobody is reminded then. */
export type IsPaying = (payload: Payload, user: EndingMembership['user']) => Promise<boolean>

const isBeforeEnd = (mark: ReminderMark): boolean => /^\d/.test(mark)

const remind = async (
  payload: Payload,
  membership: EndingMembership,
  { now, isPaying }: { now: Date; isPaying: IsPaying },
): Promise<void> => {
  const { _id, user, number, expiresAt, graceUntil, remindersSent } = membership
  const mark = reminderMark(membership, now)
  if (!expiresAt || !mark || remindersSent?.includes(mark)) return
  const [contact, hasRequested, isBeingPaid] = await Promise.all([
    findRemainingContact(payload, user),
    hasRenewal(payload, { user, status: 'requested' }),
    isPaying(payload, user),
  ])
  if (!contact || hasRequested || isBeingPaid) return
  const end = expiresAt.toISOString()
  const data = { fullName: contact.fullName, membershipNumber: number, expiresAt: end }
  if (isBeforeEnd(mark))
    await queueMail(payload, {
      template: 'renewalReminder',
      to: contact.email,
      data,
      dedupeKey: `renewal-reminder:${_id.toHexString()}:${end}:${mark}`,
    })
  else
    await queueMail(payload, {
      template: 'membershipLapsed',
      to: contact.email,
      data: () => ({
        ...data,
        graceUntil: (graceUntil ?? expiresAt).toISOString(),
        stage: mark as 'expired' | 'grace' | 'removal',
      }),
      dedupeKey: lapseKey(membership, mark),
    })
  // marks that passed while the server was down count as sent
  await markRemindersSent(payload, { _id, expiresAt }, passedMarks(mark))
}

/**
 * Reminds members whose membership ends soon or has ended, once for each mark of its term: 60, 30 and 7 days before, on
 * expiry, in the grace period and before a removal. After several missed marks one mail is sent. Nobody is reminded
 * whose membership is suspended or taken back, who has requested a renewal, or whose payment is being checked.
 * Safe to run twice, and at once by several processes. Source: spec.md section 9, "Renewal reminders".
 */
export const remindMembers = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
  isPaying: IsPaying = () => Promise.resolve(false),
): Promise<void> => {
  const after = new Date(now.getTime() - MAX_LAPSED_DAYS * DAY_MS)
  const until = new Date(now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS)
  for await (const membership of streamEndingMemberships(payload, { after, until })) {
    if (signal?.aborted) return
    try {
      await remind(payload, membership, { now, isPaying })
    } catch (error) {
      payload.logger.warn(
        { err: error, membership: membership._id.toHexString() },
        'a member could not be reminded',
      )
    }
  }
}
