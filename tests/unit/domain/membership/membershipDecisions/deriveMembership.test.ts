import { describe, expect, it } from 'vitest'
import type { Grade } from '../../../../../domain/membership/memberships/grades.schema'
import { membershipStatus } from '../../../../../domain/membership/memberships'
import {
  type DerivedMembership,
  deriveMembership,
} from '../../../../../domain/membership/membershipDecisions/deriveMembership'
import type { MembershipFact } from '../../../../../domain/membership/membershipDecisions/membershipFacts'

const RULES = { termMonths: 12, graceDays: 30 }

const at = (day: string): Date => new Date(`${day}T10:00:00.000Z`)
const approved = (day: string, application = 'A', grade: Grade = 'professional'): MembershipFact => ({
  kind: 'approved',
  at: at(day),
  application,
  grade,
})
const withdrawn = (day: string, application = 'A'): MembershipFact => ({
  kind: 'approvalWithdrawn',
  at: at(day),
  application,
})
const renewed = (day: string, years: number): MembershipFact => ({ kind: 'renewed', at: at(day), years })
const instalment = (day: string, until: string, invoice = 'i'): MembershipFact => ({
  kind: 'instalment',
  years: 1,
  at: at(day),
  until: at(until),
  invoice,
})
const paid = (day: string, invoice = 'i'): MembershipFact => ({
  kind: 'paid',
  years: 1,
  at: at(day),
  invoice,
})
const added = (day: string, grade: Grade, expires?: string): MembershipFact => ({
  kind: 'added',
  at: at(day),
  effectiveAt: at(day),
  grade,
  ...(expires && { expiresAt: at(expires) }),
})
const gradeChanged = (day: string, grade: Grade): MembershipFact => ({
  kind: 'gradeChanged',
  at: at(day),
  effectiveAt: at(day),
  grade,
})
const event = (
  kind: 'suspended' | 'reinstated' | 'resigned' | 'died' | 'erased',
  day: string,
): MembershipFact => ({ kind, at: at(day), effectiveAt: at(day), reason: `because ${kind}` })
const carriedOver = (
  day: string,
  expires: string,
  application: string | null = 'A',
  grade: Grade = 'professional',
): MembershipFact => ({
  kind: 'carriedOver',
  at: at(day),
  application,
  grade,
  startedAt: at('2020-01-01'),
  expiresAt: at(expires),
  graceUntil: new Date(at(expires).getTime() + 30 * 86_400_000),
  suspendedAt: null,
})

const derive = (...facts: MembershipFact[]) => deriveMembership(facts, RULES)
const day = (date: Date | null | undefined): string | null | undefined => date?.toISOString().slice(0, 10)
/** Start, end and status on a day, in one line. */
const lineOf = (facts: MembershipFact[], on: string): string => {
  const membership = derive(...facts)
  if (!membership) return 'none'
  const status = membershipStatus({ membership, now: at(on) })
  if (!('grade' in membership)) return `${status}, ${membership.ending}`
  const { grade, startedAt, expiresAt, ending } = membership
  return `${grade}, ${day(startedAt)} to ${day(expiresAt) ?? 'no end'}, ${ending ?? status}`
}

describe('the term of a membership', () => {
  it.each<[string, MembershipFact[], string, string]>([
    [
      'begins with the approval',
      [approved('2026-01-10')],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, active',
    ],
    [
      'is longer by each renewal',
      [approved('2026-01-10'), renewed('2026-02-01', 2), renewed('2026-03-01', 1)],
      '2026-06-01',
      'professional, 2026-01-10 to 2030-01-10, active',
    ],
    [
      'keeps two renewed years when the approval is withdrawn by mistake and given again',
      [approved('2026-01-10'), renewed('2026-02-01', 2), withdrawn('2026-03-01'), approved('2026-03-02')],
      '2026-06-01',
      'professional, 2026-01-10 to 2029-01-10, active',
    ],
    [
      'keeps them through a second mistake',
      [
        approved('2026-01-10'),
        renewed('2026-02-01', 2),
        withdrawn('2026-03-01'),
        approved('2026-03-02'),
        withdrawn('2026-03-03'),
        approved('2026-03-04'),
      ],
      '2026-06-01',
      'professional, 2026-01-10 to 2029-01-10, active',
    ],
    [
      'is over while the approval is withdrawn',
      [approved('2026-01-10'), renewed('2026-02-01', 2), withdrawn('2026-03-01')],
      '2026-06-01',
      'none, withdrawn',
    ],
    [
      'is completed by a second half that comes eight days late',
      [
        added('2025-12-15', 'corporate', '2026-12-15'),
        instalment('2026-12-10', '2027-06-27'),
        paid('2027-07-05'),
      ],
      '2027-07-06',
      'corporate, 2025-12-15 to 2027-12-15, active',
    ],
    [
      'begins with the first half where that came after the grace period',
      [
        added('2025-12-15', 'corporate', '2026-12-15'),
        instalment('2027-02-01', '2027-06-27'),
        paid('2027-07-05'),
      ],
      '2027-07-06',
      'corporate, 2025-12-15 to 2028-02-01, active',
    ],
    [
      'begins with the whole payment where the next part was due when the first came, after the grace period',
      [
        added('2025-12-15', 'corporate', '2026-12-15'),
        instalment('2027-07-01', '2027-06-27'),
        paid('2027-07-05'),
      ],
      '2027-07-06',
      'corporate, 2025-12-15 to 2028-07-05, active',
    ],
    [
      'of which a part is paid is active until the next part is due',
      [added('2025-12-15', 'corporate', '2026-12-15'), instalment('2027-01-05', '2027-06-27')],
      '2027-06-26',
      'corporate, 2025-12-15 to 2027-06-27, active',
    ],
    [
      'of which a part is missed has the days of grace',
      [added('2025-12-15', 'corporate', '2026-12-15'), instalment('2027-01-05', '2027-06-27')],
      '2027-07-26',
      'corporate, 2025-12-15 to 2027-06-27, grace',
    ],
    [
      'of which a part is missed has expired after the days of grace',
      [added('2025-12-15', 'corporate', '2026-12-15'), instalment('2027-01-05', '2027-06-27')],
      '2027-07-27',
      'corporate, 2025-12-15 to 2027-06-27, expired',
    ],
    [
      'is taken up again by a part that comes late, until the next is due',
      [
        added('2025-12-15', 'corporate', '2026-12-15'),
        instalment('2027-01-05', '2027-04-15'),
        instalment('2027-07-05', '2027-08-15'),
      ],
      '2027-07-06',
      'corporate, 2025-12-15 to 2027-08-15, active',
    ],
    [
      'is shorter by nothing where a part is due before its old end',
      [added('2025-12-15', 'corporate', '2026-12-15'), instalment('2026-06-01', '2026-11-27')],
      '2026-12-01',
      'corporate, 2025-12-15 to 2026-12-15, active',
    ],
    [
      'is not completed by the late payment of another invoice',
      [
        added('2025-12-15', 'corporate', '2026-12-15'),
        instalment('2026-12-10', '2027-06-27'),
        paid('2027-08-05', 'other'),
      ],
      '2027-08-06',
      'corporate, 2025-12-15 to 2028-08-05, active',
    ],
    [
      'renewed in the grace period runs on from the old end',
      [approved('2026-01-10'), renewed('2027-01-30', 1)],
      '2027-06-01',
      'professional, 2026-01-10 to 2028-01-30, active',
    ],
    [
      'renewed after the lapse runs from the renewal',
      [approved('2024-01-10'), renewed('2026-05-01', 1)],
      '2026-06-01',
      'professional, 2024-01-10 to 2027-05-01, active',
    ],
    [
      'begins anew with an application after the lapse',
      [approved('2024-01-10'), approved('2026-05-01', 'B', 'fellow')],
      '2026-06-01',
      'fellow, 2026-05-01 to 2027-05-01, active',
    ],
    [
      'is left as it is by an upgrade',
      [approved('2026-01-10', 'A', 'graduate'), approved('2026-05-01', 'B')],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, active',
    ],
    [
      'has the earlier grade again when an upgrade is withdrawn',
      [approved('2026-01-10', 'A', 'graduate'), approved('2026-05-01', 'B'), withdrawn('2026-05-02', 'B')],
      '2026-06-01',
      'graduate, 2026-01-10 to 2027-01-10, active',
    ],
    [
      'lost through a withdrawal that outlasted it begins anew',
      [approved('2024-01-10'), withdrawn('2024-02-01'), approved('2026-05-01')],
      '2026-06-01',
      'professional, 2026-05-01 to 2027-05-01, active',
    ],
    [
      'is not given again to who had lapsed before a mistake was corrected',
      [approved('2024-01-10'), withdrawn('2026-04-01'), approved('2026-05-01')],
      '2026-06-01',
      'professional, 2024-01-10 to 2025-01-10, expired',
    ],
    [
      'has no end for honorary members, and renewals do not give one',
      [added('2026-01-10', 'honorary'), renewed('2026-02-01', 1)],
      '2099-01-01',
      'honorary, 2026-01-10 to no end, active',
    ],
    [
      'ends when staff who add a membership say so',
      [added('2026-01-10', 'corporate', '2028-12-31')],
      '2026-06-01',
      'corporate, 2026-01-10 to 2028-12-31, active',
    ],
    [
      'has no end any more for who becomes an honorary member',
      [approved('2026-01-10'), gradeChanged('2026-05-01', 'honorary')],
      '2099-01-01',
      'honorary, 2026-01-10 to no end, active',
    ],
    [
      'runs from the change of grade for who was an honorary member',
      [added('2020-01-10', 'honorary'), gradeChanged('2026-05-01', 'fellow')],
      '2026-06-01',
      'fellow, 2020-01-10 to 2027-05-01, active',
    ],
  ])('%s', (_, facts, on, line) => {
    expect(lineOf(facts, on)).toBe(line)
  })
})

describe('the status of a membership', () => {
  it.each<[string, MembershipFact[], string, string]>([
    [
      'is suspended from the suspension on, in the grace period too',
      [approved('2026-01-10'), event('suspended', '2027-01-20')],
      '2027-01-25',
      'professional, 2026-01-10 to 2027-01-10, suspended',
    ],
    [
      'is what the dates say after a reinstatement',
      [approved('2026-01-10'), event('suspended', '2027-01-20'), event('reinstated', '2027-01-25')],
      '2027-01-26',
      'professional, 2026-01-10 to 2027-01-10, grace',
    ],
    [
      'stays suspended when the membership is renewed, and the renewal counts',
      [approved('2026-01-10'), event('suspended', '2026-03-01'), renewed('2026-04-01', 2)],
      '2026-06-01',
      'professional, 2026-01-10 to 2029-01-10, suspended',
    ],
    [
      'stays suspended when a lapsed member applies again',
      [approved('2024-01-10'), event('suspended', '2024-03-01'), approved('2026-05-01', 'B')],
      '2026-06-01',
      'professional, 2026-05-01 to 2027-05-01, suspended',
    ],
    [
      'ends with a resignation',
      [approved('2026-01-10'), event('resigned', '2026-03-01')],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, resigned',
    ],
    [
      'begins anew with an application after a resignation, suspended or not',
      [
        approved('2026-01-10'),
        event('suspended', '2026-02-01'),
        event('resigned', '2026-03-01'),
        approved('2026-05-01', 'B'),
      ],
      '2026-06-01',
      'professional, 2026-05-01 to 2027-05-01, active',
    ],
    [
      'stays resigned when an earlier approval is corrected',
      [
        approved('2026-01-10'),
        event('resigned', '2026-03-01'),
        withdrawn('2026-04-01'),
        approved('2026-04-02'),
      ],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, resigned',
    ],
    [
      'is as it was when a resignation was recorded by mistake',
      [
        approved('2026-01-10'),
        renewed('2026-02-01', 1),
        event('resigned', '2026-03-01'),
        event('reinstated', '2026-03-02'),
      ],
      '2026-06-01',
      'professional, 2026-01-10 to 2028-01-10, active',
    ],
    [
      'is not changed by a renewal after the resignation',
      [
        approved('2026-01-10'),
        event('resigned', '2026-03-01'),
        renewed('2026-04-01', 2),
        event('reinstated', '2026-05-01'),
      ],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, active',
    ],
    [
      'stays ended by a death, whatever is approved later',
      [
        approved('2026-01-10'),
        event('died', '2026-03-01'),
        approved('2026-05-01', 'B'),
        added('2026-05-02', 'fellow'),
      ],
      '2026-06-01',
      'professional, 2026-01-10 to 2027-01-10, died',
    ],
    [
      'stays ended when the account was deleted',
      [added('2026-01-10', 'corporate'), event('erased', '2026-03-01'), event('reinstated', '2026-03-02')],
      '2026-06-01',
      'corporate, 2026-01-10 to 2027-01-10, erased',
    ],
    [
      'is nothing without a decision',
      [event('suspended', '2026-03-01'), renewed('2026-04-01', 1)],
      '2026-06-01',
      'none',
    ],
  ])('%s', (_, facts, on, line) => {
    expect(lineOf(facts, on)).toBe(line)
  })

  it('has the reasons of the latest suspension, and none after the reinstatement', () => {
    const facts: MembershipFact[] = [
      approved('2026-01-10'),
      {
        kind: 'suspended',
        at: at('2026-03-01'),
        effectiveAt: at('2026-02-20'),
        reason: 'Complaint 7',
        sharedReason: 'A complaint is being heard.',
      },
    ]
    expect(derive(...facts)).toMatchObject({
      suspendedAt: at('2026-02-20'),
      reason: 'Complaint 7',
      sharedReason: 'A complaint is being heard.',
    })
    expect(derive(...facts, event('reinstated', '2026-04-01'))).toMatchObject({
      suspendedAt: null,
      reason: null,
      sharedReason: null,
    })
  })
})

describe('a membership of an earlier version', () => {
  it.each<[string, MembershipFact[], string]>([
    [
      'has the dates that it had',
      [approved('2026-01-10'), carriedOver('2026-01-11', '2029-03-04')],
      'professional, 2020-01-01 to 2029-03-04, active',
    ],
    [
      'is renewed from there',
      [approved('2026-01-10'), carriedOver('2026-01-11', '2029-03-04'), renewed('2026-05-01', 1)],
      'professional, 2020-01-01 to 2030-03-04, active',
    ],
    [
      'ends when its approval is withdrawn',
      [approved('2026-01-10'), carriedOver('2026-01-11', '2029-03-04'), withdrawn('2026-05-01')],
      'none, withdrawn',
    ],
    [
      'has them again when it is given again',
      [
        approved('2026-01-10'),
        carriedOver('2026-01-11', '2029-03-04'),
        withdrawn('2026-05-01'),
        approved('2026-05-02'),
      ],
      'professional, 2020-01-01 to 2029-03-04, active',
    ],
    [
      'keeps them under the earlier grade when an upgrade is withdrawn',
      [
        approved('2026-01-10', 'A', 'graduate'),
        approved('2026-01-10', 'B'),
        carriedOver('2026-01-11', '2029-03-04', 'B'),
        withdrawn('2026-05-01', 'B'),
      ],
      'graduate, 2020-01-01 to 2029-03-04, active',
    ],
    [
      'stands without an application if it had none',
      [carriedOver('2026-01-11', '2029-03-04', null, 'fellow')],
      'fellow, 2020-01-01 to 2029-03-04, active',
    ],
  ])('%s', (_, facts, line) => {
    expect(lineOf(facts, '2026-06-01')).toBe(line)
  })
})

describe('deriving a membership', () => {
  it('gives the same result for facts in any order', () => {
    const facts = [
      approved('2026-01-10'),
      renewed('2026-02-01', 2),
      withdrawn('2026-03-01'),
      approved('2026-03-02'),
      event('suspended', '2026-04-01'),
      event('reinstated', '2026-05-01'),
    ]
    const expected = derive(...facts)
    expect(derive(...facts.toReversed())).toEqual(expected)
  })

  it('keeps the rules by which each term was given', () => {
    const facts: MembershipFact[] = [{ ...approved('2026-01-10'), rules: { termMonths: 6, graceDays: 10 } }]
    const { expiresAt, graceUntil } = deriveMembership(facts, {
      termMonths: 24,
      graceDays: 90,
    }) as DerivedMembership
    expect([day(expiresAt), day(graceUntil)]).toEqual(['2026-07-10', '2026-07-20'])
  })

  it('counts months by the calendar in Juba', () => {
    // 1 March 2027 in Juba, where it is two hours later than UTC
    const facts: MembershipFact[] = [
      { kind: 'approved', at: new Date('2027-02-28T22:30:15.250Z'), application: 'A', grade: 'professional' },
    ]
    expect((derive(...facts) as DerivedMembership).expiresAt?.toISOString()).toBe('2028-03-01T21:59:59.999Z')
  })
})
