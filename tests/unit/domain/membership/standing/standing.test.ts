import fc from 'fast-check'
import { ObjectId } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { deriveMembership } from '../../../../../domain/membership/membershipDecisions/deriveMembership'
import {
  type MembershipFact,
  termFactsOf,
} from '../../../../../domain/membership/membershipDecisions/membershipFacts'
import { membershipStatus } from '../../../../../domain/membership/memberships/membershipStatus'
import type { PaidTerm } from '../../../../../domain/money/invoices/invoicesRepository'
import {
  type Day,
  type Happening,
  type PlainInvoice,
  type PlainRules,
  plusDays,
  standingOn,
} from './plainStanding'

const PEOPLE = 300
const DAYS = 800
/** Its February has 29 days. */
const FIRST_DAY = '2027-06-15'
const PART_MINOR = 100

interface Person {
  rules: PlainRules
  joined: Day
  happenings: Happening[]
}

const inYear = (days: number): fc.Arbitrary<Day> =>
  fc.integer({ min: 0, max: days }).map((at) => plusDays(FIRST_DAY, at))

/** An invoice and the days on which it is paid, in time or not, as a whole or not. */
const invoice = fc
  .record({
    years: fc.integer({ min: 1, max: 2 }),
    firstDue: inYear(DAYS - 100),
    parts: fc.integer({ min: 1, max: 4 }),
    apart: fc.integer({ min: 20, max: 180 }),
    paid: fc.array(
      fc.record({
        after: fc.integer({ min: -60, max: 90 }),
        reversedAfter: fc.option(fc.nat(60), { freq: 4 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ years, firstDue, parts, apart, paid }): Happening[] => {
    const dueDays = Array.from({ length: parts }, (_, place) => plusDays(firstDue, place * apart))
    const issued: PlainInvoice = { years, dueDays }
    const payments = paid.slice(0, parts).map(({ after, reversedAfter }, place): Happening => {
      const day = plusDays(dueDays[place] ?? firstDue, after)
      return {
        kind: 'pays',
        day,
        invoice: issued,
        reversedOn: reversedAfter === null ? null : plusDays(day, reversedAfter),
      }
    })
    return payments.filter(({ day }) => day > FIRST_DAY)
  })
const decision = fc
  .record({
    kind: fc.constantFrom(
      'suspended' as const,
      'reinstated' as const,
      'resigned' as const,
      'madeHonorary' as const,
    ),
    day: inYear(DAYS),
  })
  .filter(({ day }) => day > FIRST_DAY)
const person: fc.Arbitrary<Person> = fc
  .record({
    rules: fc.record({ graceDays: fc.constantFrom(0, 30, 60), endsWithYear: fc.boolean() }),
    joined: inYear(300),
    invoices: fc.array(invoice, { maxLength: 4 }),
    decisions: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(decision, { maxLength: 3 }) },
    ),
  })
  .map(({ rules, joined, invoices, decisions }) => ({
    rules,
    joined,
    // one thing a day: which of two comes first is not what is asked here
    happenings: [...new Map([...invoices.flat(), ...decisions].map((each) => [each.day, each])).values()]
      .filter(({ day }) => day > joined)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }))

/** The clocks in Juba are two hours before UTC in these years. */
const noonOf = (day: Day): Date => new Date(`${day}T10:00:00.000Z`)
const lastMomentOf = (day: Day): Date => new Date(`${day}T21:59:59.999Z`)
const dayOf = (moment: Date): Day => new Date(moment.getTime() + 2 * 3_600_000).toISOString().slice(0, 10)

/** The facts of a person on a day, as the product has them stored. */
const factsOn = ({ joined, rules, happenings }: Person, day: Day): MembershipFact[] => {
  const noted = { graceDays: rules.graceDays, endsWithYear: rules.endsWithYear }
  const facts: MembershipFact[] = [
    {
      kind: 'approved',
      at: noonOf(joined),
      application: 'A',
      grade: 'professional',
      rules: { termMonths: 12, ...noted },
    },
  ]
  const payments = new Map<PlainInvoice, PaidTerm['allocations']>()
  for (const each of happenings) {
    if (each.day > day) continue
    const at = noonOf(each.day)
    if (each.kind === 'pays') {
      const isReversed = each.reversedOn !== null && each.reversedOn <= day
      const allocation = {
        payment: new ObjectId(),
        amountMinor: PART_MINOR,
        at,
        paidAt: at,
        ...(isReversed && { releasedAt: at }),
      }
      payments.set(each.invoice, [...(payments.get(each.invoice) ?? []), allocation])
    } else if (each.kind === 'madeHonorary')
      facts.push({ kind: 'gradeChanged', grade: 'honorary', at, effectiveAt: at })
    else facts.push({ kind: each.kind, at, effectiveAt: at })
  }
  for (const [{ years, dueDays }, allocations] of payments) {
    const standing = (allocations ?? []).filter(({ releasedAt }) => !releasedAt)
    const isPaid = standing.length === dueDays.length
    const term: PaidTerm = {
      _id: new ObjectId(),
      user: new ObjectId(),
      purpose: 'renewal',
      years,
      ...noted,
      issuedAt: noonOf('2027-01-01'),
      status: isPaid ? 'paid' : 'open',
      ...(isPaid && { paidAt: standing.at(-1)?.paidAt ?? undefined }),
      ...(dueDays.length > 1 && {
        instalments: dueDays.map((due) => ({ dueAt: lastMomentOf(due), amountMinor: PART_MINOR })),
      }),
      allocations,
    }
    facts.push(...termFactsOf(term))
  }
  return facts
}

const DAYS_IN_ORDER = Array.from({ length: DAYS }, (_, at) => {
  const day = plusDays(FIRST_DAY, at)
  return { day, lastMoment: new Date(lastMomentOf(day).getTime() - 1) }
})

const changesOn = ({ happenings }: Person, on: Day): boolean =>
  happenings.some((each) => each.day === on || (each.kind === 'pays' && each.reversedOn === on))

describe('standing', () => {
  it('is on each day of two years, to its last moment, what a plain model of the guide says', () => {
    fc.assert(
      fc.property(person, (each) => {
        let derived: ReturnType<typeof deriveMembership> = null
        for (const { day, lastMoment } of DAYS_IN_ORDER) {
          if (day < each.joined) continue
          if (day === each.joined || changesOn(each, day))
            derived = deriveMembership(factsOn(each, day), { termMonths: 12, graceDays: 30 })
          if (!derived || !('grade' in derived)) throw new Error('There is no membership')
          expect({
            day,
            status: membershipStatus({ membership: derived, now: lastMoment }),
            lastDay: derived.expiresAt && dayOf(derived.expiresAt),
          }).toEqual({ day, ...standingOn(each.rules, each.joined, each.happenings, day) })
        }
      }),
      { numRuns: PEOPLE },
    )
  })
})
