import { describe, expect, it } from 'vitest'
import { deriveMembership } from '../../../../../../domain/membership/membershipDecisions/deriveMembership'
import type { MembershipFact } from '../../../../../../domain/membership/membershipDecisions/membershipFacts'
import {
  type SeatFacts,
  agreedSeats,
  withSeat,
} from '../../../../../../domain/membership/membershipDecisions/seats/deriveSeat'
import { membershipStatus } from '../../../../../../domain/membership/memberships/membershipStatus'

const rules = { termMonths: 12, graceDays: 30 }
const day = (text: string): Date => new Date(`${text}T10:00:00+02:00`)
const lastMoment = (text: string): Date => new Date(`${text}T23:59:59.999+02:00`)

const added = (at: string, grade: 'corporate' | 'professional'): MembershipFact => ({
  kind: 'added',
  at: day(at),
  effectiveAt: day(at),
  grade,
  rules,
})
const changed = (
  kind: 'suspended' | 'reinstated' | 'resigned' | 'died' | 'erased',
  at: string,
): MembershipFact => ({ kind, at: day(at), effectiveAt: day(at), reason: 'For staff', sharedReason: 'Told' })

const seat: SeatFacts = {
  company: 'c',
  grade: 'corporate',
  takenAt: day('2026-02-01'),
  endedAt: null,
}
const COMPANY = [added('2026-01-01', 'corporate')]

const derive = (
  own: readonly MembershipFact[],
  {
    company = COMPANY,
    held = seat,
    now = '2026-06-01',
  }: {
    company?: readonly MembershipFact[]
    held?: SeatFacts | null
    now?: string
  } = {},
) =>
  withSeat(deriveMembership(own, rules), held, {
    company: deriveMembership(company, rules),
    facts: own,
    now: day(now),
  })
const statusOf = (
  membership: ReturnType<typeof derive>,
  now = '2026-06-01',
): ReturnType<typeof membershipStatus> => membershipStatus({ membership, now: day(now) })

describe('a membership by a seat', () => {
  it('begins with the seat and has the end, the grace period and the suspension of the company', () => {
    const held = derive([])
    expect(held).toMatchObject({
      grade: 'corporate',
      company: 'c',
      startedAt: day('2026-02-01'),
      expiresAt: lastMoment('2027-01-01'),
      graceUntil: lastMoment('2027-01-31'),
      withdrawnAt: null,
    })
    expect([statusOf(held), statusOf(held, '2027-01-15'), statusOf(held, '2027-02-15')]).toEqual([
      'active',
      'grace',
      'expired',
    ])
    const suspended = derive([], { company: [...COMPANY, changed('suspended', '2026-03-01')] })
    expect(suspended).toMatchObject({ suspendedAt: day('2026-03-01'), reason: null, sharedReason: null })
    expect(statusOf(suspended)).toBe('suspended')
  })

  it('ends with the seat, with the company’s membership, and with its grade', () => {
    const ended = { withdrawnAt: day('2026-05-01'), ending: 'seatEnded' }
    expect(derive([], { held: { ...seat, endedAt: day('2026-05-01') } })).toMatchObject(ended)
    expect(derive([], { company: [...COMPANY, changed('resigned', '2026-05-01')] })).toMatchObject(ended)
    const other: MembershipFact = {
      kind: 'gradeChanged',
      at: day('2026-05-01'),
      effectiveAt: day('2026-05-01'),
      grade: 'professional',
    }
    expect(derive([], { company: [...COMPANY, other] })).toMatchObject(ended)
    expect(derive([], { company: [] })).toMatchObject({ ending: 'seatEnded' })
  })

  it('does not undo what staff decided about the person', () => {
    expect(statusOf(derive([changed('suspended', '2026-03-01')]))).toBe('suspended')
    expect(statusOf(derive([changed('suspended', '2026-03-01'), changed('reinstated', '2026-04-01')]))).toBe(
      'active',
    )
    for (const kind of ['died', 'erased'] as const)
      expect(derive([changed(kind, '2026-03-01')])).toMatchObject({ ending: kind })
    expect(derive([changed('erased', '2026-03-01'), changed('reinstated', '2026-04-01')])).toMatchObject({
      ending: 'erased',
    })
  })

  it('comes second to one of one’s own until that has lapsed, grace period included', () => {
    const own = [added('2025-06-15', 'professional')]
    expect(derive(own, { now: '2026-06-01' })).toMatchObject({ grade: 'professional', company: null })
    expect(derive(own, { now: '2026-07-01' })).toMatchObject({ grade: 'professional', company: null })
    expect(derive(own, { now: '2026-08-01' })).toMatchObject({ grade: 'corporate', company: 'c' })
    const renewed: MembershipFact = { kind: 'paid', years: 1, invoice: 'i', at: day('2026-08-02'), rules }
    expect(derive([...own, renewed], { now: '2026-08-03' })).toMatchObject({
      grade: 'professional',
      company: null,
      expiresAt: lastMoment('2027-08-02'),
    })
    expect(derive([...own, changed('resigned', '2026-03-01')])).toMatchObject({ company: 'c', ending: null })
  })

  it('that has ended leaves what is left of one’s own', () => {
    const held = { ...seat, endedAt: day('2026-09-01') }
    const own = [added('2025-06-15', 'professional')]
    expect(derive(own, { held, now: '2026-10-01' })).toMatchObject({
      grade: 'professional',
      company: null,
      ending: null,
    })
    expect(derive([], { held: null })).toBeNull()
  })
})

describe('the agreed number of seats', () => {
  it('is the last one, in any order and however often each is given; none before the first', () => {
    const agreed = (at: string, seats: number): MembershipFact => ({
      kind: 'seatsChanged',
      at: day(at),
      effectiveAt: day(at),
      seats,
    })
    const [first, second] = [agreed('2026-02-01', 7), agreed('2026-03-01', 6)]
    expect(agreedSeats([second, first, second])).toBe(6)
    expect(agreedSeats([first, ...COMPANY])).toBe(7)
    expect(agreedSeats(COMPANY)).toBeNull()
  })
})
