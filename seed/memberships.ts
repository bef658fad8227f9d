import type { Payload } from 'payload'
import { reconcileMembership } from '../domain/membership/membershipDecisions'
import { findMembership, issueMembershipNumber } from '../domain/membership/memberships'
import { endOfDayInJuba, jubaYear } from '../platform/jubaTime'
import type { Person } from './content/people'

const DAY_MS = 24 * 60 * 60 * 1000
const GRACE_DAYS = 30

const withYear = (date: Date, years: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()))

/** Different for each person and the same at every run, so that not everybody joined on one day. */
const spread = (text: string, days: number): number =>
  Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7) % days

/** The dates of a demo membership that has the given status today. */
export const membershipDates = (
  { mailbox, grade, memberFor, membership }: Person,
  today: Date,
): { startedAt: Date; expiresAt: Date | null; graceUntil: Date | null } => {
  // expired for longer than anybody is written to about it
  const daysLeft = membership === 'expired' ? -75 : membership === 'grace' ? -10 : 70 + spread(mailbox, 280)
  const end = endOfDayInJuba(new Date(today.getTime() + daysLeft * DAY_MS))
  const startedAt = withYear(end, -memberFor - (membership ? 0 : 1))
  if (grade === 'honorary') return { startedAt, expiresAt: null, graceUntil: null }
  return { startedAt, expiresAt: end, graceUntil: new Date(end.getTime() + GRACE_DAYS * DAY_MS) }
}

/** Makes an account a member with a number, unless it is one. */
export const provideMembership = async (
  payload: Payload,
  user: string,
  person: Person,
  today: Date,
): Promise<boolean> => {
  if (await findMembership(payload, user)) return false
  const dates = membershipDates(person, today)
  const number = await issueMembershipNumber(payload, user, () => jubaYear(dates.startedAt))
  await payload.db.create({
    collection: 'memberships',
    data: {
      user,
      number,
      registeredName: person.fullName,
      grade: person.grade,
      ...dates,
      decidedAt: dates.startedAt,
    },
  })
  await reconcileMembership(payload, user)
  return true
}
