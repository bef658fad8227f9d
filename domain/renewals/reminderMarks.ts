import type { EndingMembership } from '../memberships'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many days before the end of a membership its holder is reminded, the nearest first. Source: spec.md
 * section 9.
 */
export const REMINDER_DAYS = [7, 30, 60] as const

/** When a member is written to about the end of a term, in this order. */
const MARKS = ['60', '30', '7', 'expired', 'grace', 'removal'] as const
export type ReminderMark = (typeof MARKS)[number]

/** The last notice is sent so many days before the grace period ends, and for some time after that if it was missed. */
const LAST_NOTICE_DAYS = 7
const LATE_NOTICE_DAYS = 30

type Dates = Pick<EndingMembership, 'expiresAt' | 'graceUntil'>

/** The mark that a membership has reached at a moment; undefined before the first and long after the last. */
export const reminderMark = ({ expiresAt, graceUntil }: Dates, now: Date): ReminderMark | undefined => {
  if (!expiresAt) return undefined
  const [end, at] = [expiresAt.getTime(), now.getTime()]
  if (at < end) {
    const days = REMINDER_DAYS.find((each) => end - at <= each * DAY_MS)
    return days === undefined ? undefined : `${days}`
  }
  const last = (graceUntil ?? expiresAt).getTime()
  if (at > last + LATE_NOTICE_DAYS * DAY_MS) return undefined
  if (last - at <= LAST_NOTICE_DAYS * DAY_MS) return 'removal'
  return at - end >= (last - end) / 2 ? 'grace' : 'expired'
}

/** A mark and those before it. */
export const passedMarks = (mark: ReminderMark): ReminderMark[] => MARKS.slice(0, MARKS.indexOf(mark) + 1)

/** The deduplication key of a notice after the end: by it the outbox tells whether it was really sent. */
export const lapseKey = (
  { _id, expiresAt }: Pick<EndingMembership, '_id' | 'expiresAt'>,
  mark: ReminderMark,
) => `membership-lapsed:${_id.toHexString()}:${expiresAt?.toISOString() ?? ''}:${mark}`
