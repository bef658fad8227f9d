import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../server/services/database'
import type { Person } from './content/people'

const DAY_MS = 24 * 60 * 60 * 1000
const GRACE_DAYS = 30

/** Takes the next membership number for an account, or the one it has. */
const issueNumber = async (payload: Payload, user: string, year: number): Promise<string> => {
  const numbers = modelOf(payload, 'membership-numbers')
  for (;;) {
    const known = await numbers.findOne({ user }).lean<{ _id: number; year: number }>()
    if (known) return `ACE-${known.year}-${String(known._id).padStart(4, '0')}`
    const last = await numbers.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }>()
    try {
      await numbers.create({ _id: (last?._id ?? 0) + 1, year, user })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
}

const withYear = (date: Date, years: number): Date => new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()))

/** Different for each, the same at every run: not everybody joined on one day. */
const spread = (text: string, days: number): number => Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7) % days

/** When a demo membership began and ends, so that it is in the state wanted today. */
export const membershipDates = ({ mailbox, grade, memberFor, membership }: Person, today: Date): { startedAt: Date; expiresAt: Date | null; graceUntil: Date | null } => {
  const daysLeft = membership === 'expired' ? -60 : membership === 'grace' ? -10 : 70 + spread(mailbox, 280)
  const end = new Date(today.getTime() + daysLeft * DAY_MS)
  const startedAt = withYear(end, -memberFor - (membership ? 0 : 1))
  if (grade === 'honorary') return { startedAt, expiresAt: null, graceUntil: null }
  return { startedAt, expiresAt: end, graceUntil: new Date(end.getTime() + GRACE_DAYS * DAY_MS) }
}

/** Makes an account a member, with a number, unless it is one. */
export const provideMembership = async (payload: Payload, user: string, person: Person, today: Date): Promise<boolean> => {
  const memberships = modelOf(payload, 'memberships')
  if (await memberships.exists({ user })) return false
  const dates = membershipDates(person, today)
  const number = await issueNumber(payload, user, dates.startedAt.getUTCFullYear())
  await memberships.create({ user, number, grade: person.grade, ...dates, decidedAt: dates.startedAt })
  return true
}
