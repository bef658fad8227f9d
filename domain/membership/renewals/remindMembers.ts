import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { endOfDayInJuba } from '../../../platform/jubaTime'
import { findMailsByPrefix, queueMail } from '../../messaging/mail'
import { findRemainingContact } from '../../people/profiles'
import { type EndingMembership, markRemindersSent, streamEndingMemberships } from '../memberships'
import {
  compareReminders,
  isBeforeEnd,
  LATE_NOTICE_DAYS,
  passedMarks,
  REMINDER_DAYS,
  reminderKey,
  reminderMark,
  reminderPrefixes,
  toReminder,
} from './reminderMarks'
import type { Reminder } from './reminders.schema'
import { hasRenewal } from './renewalsRepository'

/** The reminders about some memberships, those that were not sent too, the oldest first; by membership. */
export const findReminders = async (
  payload: Payload,
  memberships: readonly ObjectId[],
): Promise<Map<string, Reminder[]>> => {
  const mails = await findMailsByPrefix(payload, memberships.flatMap(reminderPrefixes))
  const found = new Map<string, Reminder[]>()
  for (const mail of mails) {
    const reminder = toReminder(mail)
    if (!reminder) continue
    const { membership, ...rest } = reminder
    found.set(membership, [...(found.get(membership) ?? []), rest])
  }
  for (const reminders of found.values()) reminders.sort(compareReminders)
  return found
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Memberships whose grace period ended longer ago are not written to: later than the last notice may come. */
const MAX_LAPSED_DAYS = LATE_NOTICE_DAYS + 1

/** Whether money of a person is on its way: nobody is reminded then. */
export type IsPaying = (payload: Payload, user: EndingMembership['user']) => Promise<boolean>

const remind = async (
  payload: Payload,
  membership: EndingMembership,
  { now, isPaying }: { now: Date; isPaying: IsPaying },
): Promise<void> => {
  const { _id, user, number, expiresAt, graceUntil, moreTimeUntil, remindersSent } = membership
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
      dedupeKey: reminderKey(membership, mark),
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
      dedupeKey: reminderKey(membership, mark),
    })
  // marks that passed while the server was down count as sent
  await markRemindersSent(payload, { _id, expiresAt, moreTimeUntil }, passedMarks(mark))
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
  const lapsesAfter = new Date(now.getTime() - MAX_LAPSED_DAYS * DAY_MS)
  const until = endOfDayInJuba(new Date(now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS))
  for await (const membership of streamEndingMemberships(payload, { lapsesAfter, until })) {
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
