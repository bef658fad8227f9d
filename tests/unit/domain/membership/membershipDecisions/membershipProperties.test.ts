import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DerivedMembership,
  deriveMembership,
} from '../../../../../domain/membership/membershipDecisions/deriveMembership'
import type { MembershipFact } from '../../../../../domain/membership/membershipDecisions/membershipFacts'
import { membershipStatus } from '../../../../../domain/membership/memberships/membershipStatus'

const RULES = { termMonths: 12, graceDays: 30 }
const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2020-01-01T10:00:00.000Z')

const moment = fc.integer({ min: 0, max: 3_000 }).map((day) => new Date(START + day * DAY_MS))
const id = fc.uuid()
const years = fc.integer({ min: 1, max: 3 })
const application = fc.constantFrom('A', 'B')
const grade = fc.constantFrom('student' as const, 'professional' as const, 'honorary' as const)

const invoice = fc.constantFrom('first', 'second', 'third')
const paid = fc.record({ kind: fc.constant('paid' as const), id, at: moment, years, invoice })
const fact: fc.Arbitrary<MembershipFact> = fc.oneof(
  fc.record({ kind: fc.constant('approved' as const), id, at: moment, application, grade }),
  fc.record({
    kind: fc.constant('approved' as const),
    id,
    at: moment,
    application,
    grade,
    begins: fc.constant('payment' as const),
  }),
  fc.record({ kind: fc.constant('approvalWithdrawn' as const), id, at: moment, application }),
  fc.record({ kind: fc.constant('joined' as const), id, at: moment, application: fc.option(application) }),
  fc.record({ kind: fc.constant('renewed' as const), id, at: moment, years }),
  paid,
  fc
    .record({ kind: fc.constant('instalment' as const), id, at: moment, years, invoice })
    .map((instalment) => ({ ...instalment, until: new Date(instalment.at.getTime() + 90 * DAY_MS) })),
  fc
    .record({
      kind: fc.constantFrom(
        'suspended' as const,
        'reinstated' as const,
        'resigned' as const,
        'removed' as const,
      ),
      id,
      at: moment,
    })
    .map((event) => ({ ...event, effectiveAt: event.at })),
  fc
    .record({
      kind: fc.constant('graceExtended' as const),
      id,
      at: moment,
      days: fc.integer({ min: 1, max: 366 }),
    })
    .map(({ days, ...event }) => ({ ...event, graceUntil: new Date(event.at.getTime() + days * DAY_MS) })),
  fc
    .record({ kind: fc.constantFrom('added' as const, 'gradeChanged' as const), id, at: moment, grade })
    .map((event) => ({ ...event, effectiveAt: event.at })),
)
const facts = fc.uniqueArray(fact, { maxLength: 12, selector: (each) => each.id })

const derive = (all: readonly MembershipFact[]) => deriveMembership(all, RULES)
const standing = (all: readonly MembershipFact[]): DerivedMembership | null => {
  const derived = derive(all)
  return derived && 'grade' in derived ? derived : null
}

describe('a membership that follows from facts', () => {
  it('is the same for any order and repetition of the same facts', () => {
    fc.assert(
      fc.property(
        facts.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
        ),
        ([all, shuffled, repeated]) => {
          expect(derive([...repeated, ...shuffled, ...repeated])).toEqual(derive(all))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never shrinks because of a payment, and no paid term begins before the one before it ends', () => {
    fc.assert(
      fc.property(facts, paid, (all, payment) => {
        // what instalments have paid of a year is a part of it, not another one: see below
        const earlier = all.filter(({ at, kind }) => at < payment.at && kind !== 'instalment')
        const before = standing(earlier)
        const after = standing([...earlier, payment])
        expect(after === null).toBe(before === null)
        expect(after?.startedAt).toEqual(before?.startedAt)
        if (!before || before.ending || !before.expiresAt) {
          expect(after?.expiresAt).toEqual(before?.expiresAt)
          return
        }
        const gained = Number(after?.expiresAt) - Number(before.expiresAt)
        // less than a day is lost where the last day of a month is another one, 29 February
        expect(gained).toBeGreaterThanOrEqual(365 * payment.years * DAY_MS - DAY_MS)
      }),
      { numRuns: 500 },
    )
  })

  it('is not ended by a removal that was decided before it had lapsed', () => {
    fc.assert(
      fc.property(facts, moment, (all, at) => {
        const earlier = all.filter((each) => each.at < at)
        const before = standing(earlier)
        const after = standing([...earlier, { kind: 'removed', id: 'removal', at, effectiveAt: at }])
        const lapsesAt = before?.graceUntil ?? before?.expiresAt
        const hasLapsed = Boolean(lapsesAt && lapsesAt <= at && !before?.ending)
        expect(after?.ending).toEqual(hasLapsed ? 'removed' : before?.ending)
        expect(after?.expiresAt).toEqual(before?.expiresAt)
      }),
      { numRuns: 500 },
    )
  })

  it('gives each payment its whole term, one after the other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(paid, { maxLength: 8, selector: (each) => each.id }), (payments) => {
        const approval: MembershipFact = {
          kind: 'approved',
          id: 'approval',
          at: new Date(START - DAY_MS),
          application: 'A',
          grade: 'professional',
        }
        const inOrder = payments.toSorted((a, b) => a.at.getTime() - b.at.getTime())
        const ends = [0, ...inOrder.map((_, place) => place + 1)].map((count) =>
          Number(standing([approval, ...inOrder.slice(0, count)])?.expiresAt),
        )
        inOrder.forEach((payment, place) => {
          const [end, next] = [ends[place] ?? NaN, ends[place + 1] ?? NaN]
          const begins = payment.at.getTime() >= end + 30 * DAY_MS ? payment.at.getTime() : end
          expect(begins).toBeGreaterThanOrEqual(end)
          expect(next - begins).toBeGreaterThanOrEqual(365 * payment.years * DAY_MS)
          // a term that begins anew has the whole last day besides
          expect(next - begins).toBeLessThan((366 * payment.years + 1) * DAY_MS)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('of a year that is paid in instalments, of which the first came in time, is completed however late the last comes', () => {
    const approval: MembershipFact = {
      kind: 'approved',
      at: new Date(START),
      application: 'A',
      grade: 'professional',
    }
    const end = Number(standing([approval])?.expiresAt)
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 29 }), fc.integer({ min: 0, max: 900 }), (first, later) => {
        const onDay = (days: number): Date => new Date(end + days * DAY_MS)
        const facts: MembershipFact[] = [
          approval,
          { kind: 'instalment', at: onDay(first), years: 1, until: onDay(182), invoice: 'first' },
          { kind: 'paid', at: onDay(first + later), years: 1, invoice: 'first' },
        ]
        expect(standing(facts)?.expiresAt?.toISOString()).toMatch(/^2022-01-01T/)
      }),
    )
  })

  it('of a year that is paid in instalments, each by its day, is active on every day of that year', () => {
    const approval: MembershipFact = {
      kind: 'approved',
      at: new Date(START),
      application: 'A',
      grade: 'professional',
    }
    const end = new Date(Number(standing([approval])?.expiresAt))
    const plan = fc.record({
      count: fc.integer({ min: 2, max: 12 }),
      firstDue: fc.integer({ min: -60, max: 29 }),
      early: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 }),
    })
    fc.assert(
      fc.property(plan, ({ count, firstDue, early }) => {
        const onDay = (days: number): Date => new Date(end.getTime() + days * DAY_MS)
        const due = Array.from({ length: count }, (_, place) =>
          onDay(firstDue + place * Math.floor(365 / count)),
        )
        const parts = due.map((day, place): MembershipFact => {
          const at = new Date(day.getTime() - (early[place] ?? 0) * DAY_MS)
          const until = due[place + 1]
          return until
            ? { kind: 'instalment', id: String(place), at, years: 1, until, invoice: 'plan' }
            : { kind: 'paid', id: 'whole', at, years: 1, invoice: 'plan' }
        })
        const first = Math.min(...parts.map(({ at }) => at.getTime()))
        const from = Math.max(first, end.getTime())
        // a status changes with a payment, or with a day that passes
        const changes = [...parts.map(({ at }) => at), ...due, onDay(365)].map((at) => at.getTime())
        for (const moment of [from, ...changes, ...changes.map((at) => at - 1)]) {
          if (moment < from || moment >= onDay(365).getTime()) continue
          const now = new Date(moment)
          const membership = standing([approval, ...parts.filter(({ at }) => at <= now)])
          expect(membershipStatus({ membership, now }), now.toISOString()).toBe('active')
        }
        expect(standing([approval, ...parts])?.expiresAt?.toISOString()).toMatch(/^2022-01-01T/)
      }),
      { numRuns: 100 },
    )
  })

  it('is as without a payment once that is reversed', () => {
    fc.assert(
      fc.property(facts, paid, (all, payment) => {
        const without = derive(all)
        derive([...all, payment])
        expect(derive([...all, payment].filter((each) => each !== payment))).toEqual(without)
      }),
    )
  })
})
