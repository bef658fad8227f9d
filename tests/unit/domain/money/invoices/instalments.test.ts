import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountInCurrency,
  coverage,
  nextInstalment,
  openInstalments,
  overdueMinor,
  splitTotal,
} from '../../../../../domain/money/invoices/instalments.schema'
import { scheduleInstalments } from '../../../../../domain/money/invoices/scheduleInstalments'
import { endOfJubaDay } from '../../../../../platform/jubaTime'
import { convert } from '../../../../../platform/moneyFormat.schema'

const FIRST = new Date('2026-12-31T10:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

const total = fc.integer({ min: 0, max: 10_000_000_000 })
const count = fc.integer({ min: 1, max: 12 })
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** An invoice in instalments of which something is paid. */
const invoice = fc
  .tuple(
    fc.integer({ min: 2, max: 1_000_000 }),
    fc.integer({ min: 2, max: 12 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([totalMinor, parts, share]) => ({
    totalMinor,
    openMinor: totalMinor - Math.floor(totalMinor * share),
    dueAt: FIRST,
    instalments: scheduleInstalments(totalMinor, parts, FIRST) ?? [],
  }))

describe('a total in instalments', () => {
  it('is divided exactly, into parts that differ by one minor unit at most and are never zero', () => {
    fc.assert(
      fc.property(total, count, (totalMinor, parts) => {
        const amounts = splitTotal(totalMinor, parts)
        expect(sum(amounts)).toBe(totalMinor)
        expect(amounts).toHaveLength(Math.min(parts, totalMinor))
        expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true)
        if (amounts.length > 0) expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      }),
    )
    expect(splitTotal(10_000, 3)).toEqual([3_334, 3_333, 3_333])
  })

  it('is whole and not below zero', () => {
    for (const [totalMinor, parts] of [
      [-1, 2],
      [0.5, 2],
      [100, 0],
      [100, 1.5],
    ] as const)
      expect(() => splitTotal(totalMinor, parts)).toThrow(RangeError)
  })

  it('is due first with the invoice, then at equal distances, by the calendar of Juba', () => {
    expect(scheduleInstalments(10_001, 4, FIRST)).toEqual([
      { dueAt: endOfJubaDay('2026-12-31'), amountMinor: 2_501 },
      { dueAt: endOfJubaDay('2027-03-31'), amountMinor: 2_500 },
      { dueAt: endOfJubaDay('2027-06-30'), amountMinor: 2_500 },
      { dueAt: endOfJubaDay('2027-09-30'), amountMinor: 2_500 },
    ])
    for (const [totalMinor, parts] of [
      [10_000, 1],
      [1, 2],
      [0, 2],
    ] as const)
      expect(scheduleInstalments(totalMinor, parts, FIRST)).toBeNull()
  })
})

describe('what is open of instalments', () => {
  it('sums to what is open of the invoice, and is of the latest', () => {
    fc.assert(
      fc.property(invoice, (each) => {
        const open = openInstalments(each)
        expect(sum(open.map(({ openMinor }) => openMinor))).toBe(each.openMinor)
        expect(sum(open.map(({ amountMinor }) => amountMinor))).toBe(each.totalMinor)
        const partly = open.filter(({ openMinor, amountMinor }) => openMinor > 0 && openMinor < amountMinor)
        expect(partly.length).toBeLessThanOrEqual(1)
        const next = nextInstalment(each)
        expect(next === undefined).toBe(each.openMinor === 0)
        for (const { dueAt, openMinor } of open) if (next && dueAt < next.dueAt) expect(openMinor).toBe(0)
      }),
    )
  })

  it('is overdue by what was due less what was paid, and never below zero', () => {
    fc.assert(
      fc.property(invoice, fc.integer({ min: -40, max: 800 }), (each, days) => {
        const now = new Date(FIRST.getTime() + days * DAY_MS)
        const due = sum(
          each.instalments.flatMap(({ dueAt, amountMinor }) => (dueAt < now ? amountMinor : [])),
        )
        expect(overdueMinor(each, now)).toBe(Math.max(0, due - (each.totalMinor - each.openMinor)))
      }),
    )
  })

  it('of an invoice without a schedule is all that is open, on its day', () => {
    const plain = { totalMinor: 5_000, openMinor: 2_000, dueAt: FIRST }
    expect(openInstalments(plain)).toEqual([{ dueAt: FIRST, amountMinor: 5_000, openMinor: 2_000 }])
    expect(overdueMinor(plain, FIRST)).toBe(0)
    expect(overdueMinor(plain, new Date(FIRST.getTime() + 1))).toBe(2_000)
  })
})

describe('what payments cover', () => {
  const payment = fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 400 }).map((day) => new Date(FIRST.getTime() + day * DAY_MS)),
    amountMinor: fc.integer({ min: 0, max: 600_000 }),
  })
  const payments = fc.uniqueArray(payment, { maxLength: 8, selector: ({ id }) => id })

  it('is the same in whatever order they are known, and never less after another payment', () => {
    fc.assert(
      fc.property(
        invoice,
        payments.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ({ instalments }, [all, shuffled]) => {
          const covered = coverage(instalments, all)
          expect(coverage(instalments, shuffled)).toEqual(covered)
          const untils = covered.map(({ until }) => until?.getTime() ?? Infinity)
          expect(untils).toEqual(untils.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('is everything once the total is paid, and the first instalment once that is', () => {
    const instalments = scheduleInstalments(9_000, 3, FIRST) ?? []
    const pay = (amountMinor: number, id: string) => ({ id, at: FIRST, amountMinor })
    const [first, second, third] = instalments
    expect(coverage(instalments, [pay(2_999, 'a'), pay(1, 'b'), pay(3_000, 'c'), pay(3_000, 'd')])).toEqual([
      { id: 'a', at: FIRST, until: first?.dueAt, isFirstPaid: false },
      { id: 'b', at: FIRST, until: second?.dueAt, isFirstPaid: true },
      { id: 'c', at: FIRST, until: third?.dueAt, isFirstPaid: true },
      { id: 'd', at: FIRST, until: null, isFirstPaid: true },
    ])
  })
})

describe('an instalment in the other currency', () => {
  it('is worth no less at the frozen rate, and less than one of its minor units more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 100, max: 10_000 }),
        (amountMinor, sspPerUsd) => {
          const rate = { sspPerUsd, day: '2026-11-20', source: 'Bank of South Sudan' }
          const paid = amountInCurrency({ amountMinor, currency: 'SSP' }, 'USD', rate)
          if (!paid) throw new Error('There is a rate')
          expect(convert(paid, 'SSP', rate)).toBeGreaterThanOrEqual(amountMinor)
          expect(convert({ ...paid, amountMinor: paid.amountMinor - 1 }, 'SSP', rate)).toBeLessThan(
            amountMinor + sspPerUsd,
          )
        },
      ),
    )
    expect(amountInCurrency({ amountMinor: 5, currency: 'SSP' }, 'USD', null)).toBeNull()
  })
})
