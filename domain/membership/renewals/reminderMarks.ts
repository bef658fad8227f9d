import type { ObjectId } from 'mongodb'
import { daysBefore } from '../../../platform/jubaTime'
import type { KeyedMail } from '../../messaging/mail'
import type { EndingMembership } from '../memberships'
import type { Reminder, ReminderMark } from './reminders.schema'

export type { ReminderMark } from './reminders.schema'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many days before the end of a membership its holder is reminded, the nearest first. Source: spec.md
 * section 9.
 */
export const REMINDER_DAYS = [7, 30, 60] as const

/** In the order in which a term reaches them. */
const MARKS = ['60', '30', '7', 'expired', 'grace', 'removal'] as const satisfies ReminderMark[]

/** Which of two reminders comes first: the one that was sent first; of one moment the earlier mark. */
export const compareReminders = (one: Reminder, other: Reminder): number =>
  one.at.localeCompare(other.at) || MARKS.indexOf(one.mark) - MARKS.indexOf(other.mark)

/** The last notice is sent so many days before the grace period ends, and for some time after that if it was missed. */
const LAST_NOTICE_DAYS = 7
export const LATE_NOTICE_DAYS = 30

type Dates = Pick<EndingMembership, 'expiresAt' | 'graceUntil'>

/** The mark that a membership has reached at a moment; undefined before the first and long after the last. */
export const reminderMark = ({ expiresAt, graceUntil }: Dates, now: Date): ReminderMark | undefined => {
  if (!expiresAt) return undefined
  const [end, at] = [expiresAt.getTime(), now.getTime()]
  if (at < end) {
    const days = REMINDER_DAYS.find((each) => now >= daysBefore(expiresAt, each))
    return days === undefined ? undefined : `${days}`
  }
  const lapsesAt = graceUntil ?? expiresAt
  const last = lapsesAt.getTime()
  if (at > last + LATE_NOTICE_DAYS * DAY_MS) return undefined
  if (now >= daysBefore(lapsesAt, LAST_NOTICE_DAYS)) return 'removal'
  return at - end >= (last - end) / 2 ? 'grace' : 'expired'
}

/** A mark and those before it. */
export const passedMarks = (mark: ReminderMark): ReminderMark[] => MARKS.slice(0, MARKS.indexOf(mark) + 1)

/** Whether a mark is before the end of the term. */
export const isBeforeEnd = (mark: ReminderMark): boolean => /^\d/.test(mark)

const KINDS = { before: 'renewal-reminder', after: 'membership-lapsed' } as const

/**
 * The deduplication key of a reminder: by it the outbox tells whether it was really sent. More time, once staff give
 * it, has a last notice of its own.
 */
export const reminderKey = (
  { _id, expiresAt, moreTimeUntil }: Pick<EndingMembership, '_id' | 'expiresAt' | 'moreTimeUntil'>,
  mark: ReminderMark,
): string => {
  const kind = isBeforeEnd(mark) ? KINDS.before : KINDS.after
  const more = mark === 'removal' && moreTimeUntil ? `:${moreTimeUntil.toISOString()}` : ''
  return `${kind}:${_id.toHexString()}:${expiresAt?.toISOString() ?? ''}:${mark}${more}`
}

/** What the keys of all reminders about a membership begin with. */
export const reminderPrefixes = (membership: ObjectId): string[] =>
  Object.values(KINDS).map((kind) => `${kind}:${membership.toHexString()}:`)

const KEY = /^[a-z-]+:([\da-f]{24}):(\d{4}-[\dT:.-]+Z):(60|30|7|expired|grace|removal)(?::|$)/

/** A mail of the outbox as the reminder that it is; undefined for another mail. */
export const toReminder = ({
  _id,
  dedupeKey,
  status,
  sentAt,
  updatedAt,
}: KeyedMail): (Reminder & { membership: string }) | undefined => {
  const [, membership, term, mark] = KEY.exec(dedupeKey) ?? []
  if (!membership || !term) return undefined
  const at = (status === 'sent' ? (sentAt ?? updatedAt) : updatedAt).toISOString()
  return { id: _id.toHexString(), membership, term, mark: mark as ReminderMark, status, at }
}
