import { describe, expect, it } from 'vitest'
import {
  currentMembersCondition,
  firstEnd,
  isCurrentMember,
  membershipStatus,
} from '../../../../../domain/membership/memberships'
import { endOfGracePeriod } from '../../../../../domain/membership/memberships/membershipStatus'

const inJuba = (time: string): Date => new Date(`${time}+02:00`)
const rules = { termMonths: 12, graceDays: 30 }

describe('the last day of a term', () => {
  it.each([
    ['2027-02-28T08:30:00', '2028-02-28'],
    ['2028-02-29T08:30:00', '2029-02-28'],
    ['2027-03-01T00:00:00', '2028-03-01'],
    ['2026-12-31T23:59:59', '2027-12-31'],
  ])('that began at %s is the whole of %s', (begin, day) => {
    const expiresAt = firstEnd(inJuba(begin), 'professional', rules)
    expect(expiresAt).toEqual(inJuba(`${day}T23:59:59.999`))
    const membership = { expiresAt, graceUntil: endOfGracePeriod(expiresAt, rules) }
    const at = (time: string) => membershipStatus({ membership, now: inJuba(time) })
    expect([at(`${day}T00:00:00`), at(`${day}T23:59:59.998`)]).toEqual(['active', 'active'])
    const after = new Date(inJuba(`${day}T23:59:59.999`).getTime() + 1)
    expect(membershipStatus({ membership, now: after })).toBe('grace')
  })

  it('of the days of grace is a whole day too, here and for the database', () => {
    const expiresAt = inJuba('2026-12-31T23:59:59.999')
    const membership = { expiresAt, graceUntil: endOfGracePeriod(expiresAt, rules) }
    const [last, next] = [inJuba('2027-01-30T23:59:59.998'), inJuba('2027-01-31T00:00:00')]
    expect([isCurrentMember(membership, last), isCurrentMember(membership, next)]).toEqual([true, false])
    expect(currentMembersCondition(next).$or).toContainEqual({ graceUntil: { $gt: next } })
    expect(membership.graceUntil).toEqual(inJuba('2027-01-30T23:59:59.999'))
  })
})
