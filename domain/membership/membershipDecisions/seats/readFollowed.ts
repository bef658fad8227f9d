import type { Payload } from 'payload'
import type { TermRules } from '../../memberships'
import { findSeatOf } from '../../membershipSeats'
import { deriveMembership } from '../deriveMembership'
import { readDecisions, toFacts } from '../membershipFacts'
import { agreedSeats, withSeat } from './deriveSeat'

/** What a person's membership is by all facts: their own, and those of the company whose seat they hold. */
export const readFollowed = async (payload: Payload, user: string, rules: TermRules, now = new Date()) => {
  const seat = await findSeatOf(payload, user)
  const company = seat?.company.toHexString()
  const decisionsOf = await readDecisions(payload, company ? [user, company] : [user])
  const facts = toFacts(decisionsOf(user))
  const followed = withSeat(
    deriveMembership(facts, rules),
    seat && {
      company: seat.company.toHexString(),
      grade: seat.grade,
      takenAt: seat.takenAt,
      endedAt: seat.endedAt ?? null,
    },
    { company: company ? deriveMembership(toFacts(decisionsOf(company)), rules) : null, facts, now },
  )
  return followed && { ...followed, seats: agreedSeats(facts) }
}
