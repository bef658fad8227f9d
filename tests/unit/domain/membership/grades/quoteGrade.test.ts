import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteGrade } from '../../../../../domain/membership/grades'
import type { FeeRow, GradeFees, Waiver } from '../../../../../domain/membership/grades/grade.schema'
import type { QuoteRequest } from '../../../../../domain/membership/grades/quote.schema'
import { MAX_AMOUNT_MINOR } from '../../../../../platform/money.schema'
import { required } from '../../../../helpers/required'

const fee = (overrides: Partial<FeeRow> = {}): FeeRow => ({
  currency: 'USD',
  validFrom: '2026-01-01',
  validUntil: null,
  annualMinor: 8_000,
  joiningMinor: 2_000,
  earlyMinor: 7_000,
  earlyDays: 30,
  lateMinor: 9_000,
  instalments: 1,
  ...overrides,
})

const gradeWith = (...fees: FeeRow[]): GradeFees => ({ grade: 'professional', name: 'Professional', fees })

const request = (overrides: Partial<QuoteRequest> = {}): QuoteRequest => ({
  grade: 'professional',
  purpose: 'renewal',
  years: 1,
  currency: 'USD',
  at: new Date('2026-06-15T10:00:00+02:00'),
  ...overrides,
})

const totalOf = (
  overrides: Partial<QuoteRequest>,
  fees = gradeWith(fee()),
  waivers: Waiver[] = [],
): number | undefined => quoteGrade(fees, request(overrides), { waivers })?.totalMinor

describe('a quote', () => {
  it('for joining has the dues and the joining fee', () => {
    expect(quoteGrade(gradeWith(fee()), request({ purpose: 'joining' }))).toEqual({
      currency: 'USD',
      instalments: 1,
      totalMinor: 10_000,
      rate: null,
      lines: [
        { description: 'Professional membership, 1 year', quantity: 1, unitMinor: 8_000, account: 'dues' },
        { description: 'Joining fee', quantity: 1, unitMinor: 2_000, account: 'joiningFees' },
      ],
    })
  })

  it('for a renewal has the dues of each year and no joining fee', () => {
    expect(totalOf({ years: 3 })).toBe(24_000)
  })

  it('has no line for a joining fee that is not set or zero', () => {
    for (const joiningMinor of [null, 0])
      expect(
        quoteGrade(gradeWith(fee({ joiningMinor })), request({ purpose: 'joining' }))?.lines,
      ).toHaveLength(1)
  })

  it('of a grade without dues is zero', () => {
    const free = gradeWith(fee({ annualMinor: 0, joiningMinor: null, earlyMinor: null, lateMinor: null }))
    expect(quoteGrade(free, request())).toMatchObject({ totalMinor: 0, lines: [{ unitMinor: 0 }] })
  })

  it('does not exist where staff have set no fee for the currency', () => {
    expect(quoteGrade(gradeWith(), request())).toBeNull()
    expect(quoteGrade(gradeWith(fee()), request({ currency: 'SSP' }))).toBeNull()
  })

  it.each([0, -1, 1.5, 11, NaN])('refuses %s years', (years) => {
    expect(() => quoteGrade(gradeWith(fee()), request({ years }))).toThrow(RangeError)
  })
})

describe('the fees of a day', () => {
  const twoRows = gradeWith(
    fee({ validFrom: '2026-01-01', validUntil: '2026-06-30', annualMinor: 8_000 }),
    fee({ validFrom: '2026-07-01', validUntil: '2026-12-31', annualMinor: 8_500 }),
  )

  it.each([
    ['the minute before the first day', '2025-12-31T23:59:00+02:00', undefined],
    ['midnight of the first day', '2026-01-01T00:00:00+02:00', 8_000],
    ['the last minute of the last day', '2026-06-30T23:59:59.999+02:00', 8_000],
    ['midnight after it', '2026-07-01T00:00:00+02:00', 8_500],
    ['the end of the last row', '2026-12-31T23:59:59.999+02:00', 8_500],
    ['the day after all rows', '2027-01-01T00:00:00+02:00', undefined],
  ])('are found at %s, by the clocks in Juba', (_, at, total) => {
    expect(totalOf({ at: new Date(at) }, twoRows)).toBe(total)
  })

  it('are those of the row that began last, whatever the order of the rows', () => {
    const open = fee({ validFrom: '2026-01-01', annualMinor: 8_000 })
    const later = fee({ validFrom: '2026-06-01', annualMinor: 8_500 })
    expect(totalOf({}, gradeWith(open, later))).toBe(8_500)
    expect(totalOf({}, gradeWith(later, open))).toBe(8_500)
    expect(totalOf({ at: new Date('2026-05-31T23:59:59+02:00') }, gradeWith(later, open))).toBe(8_000)
  })
})

describe('early and late rates', () => {
  const expiresAt = new Date('2026-12-31T10:30:00+02:00')

  it.each([
    ['31 days before the last day', '2026-11-30T12:00:00+02:00', 7_000],
    ['the last minute of the 30th day before it', '2026-12-01T23:59:59.999+02:00', 7_000],
    ['midnight after that', '2026-12-02T00:00:00+02:00', 8_000],
    ['the last minute of the last day, after the hour of the end', '2026-12-31T23:59:59.999+02:00', 8_000],
    ['midnight after the last day', '2027-01-01T00:00:00+02:00', 9_000],
  ])('at %s', (_, at, total) => {
    expect(totalOf({ at: new Date(at), expiresAt })).toBe(total)
  })

  it('count a term that ends at midnight until the day before', () => {
    const midnight = new Date('2027-01-01T00:00:00+02:00')
    expect(totalOf({ at: new Date('2026-12-31T23:59:59+02:00'), expiresAt: midnight })).toBe(8_000)
    expect(totalOf({ at: midnight, expiresAt: midnight })).toBe(9_000)
  })

  it('count for the first year alone', () => {
    const late = { at: new Date('2027-02-01T12:00:00+02:00'), expiresAt }
    expect(quoteGrade(gradeWith(fee()), request({ ...late, years: 3 }))?.lines).toEqual([
      {
        description: 'Professional membership, 1 year, late rate',
        quantity: 1,
        unitMinor: 9_000,
        account: 'dues',
      },
      { description: 'Professional membership, 2 years', quantity: 2, unitMinor: 8_000, account: 'dues' },
    ])
  })

  it('do not count for joining, nor without an end, nor where they are not set', () => {
    const at = new Date('2027-02-01T12:00:00+02:00')
    expect(totalOf({ at, expiresAt, purpose: 'joining' })).toBe(10_000)
    expect(totalOf({ at, expiresAt: null })).toBe(8_000)
    const plain = gradeWith(fee({ earlyMinor: null, lateMinor: null }))
    expect(totalOf({ at, expiresAt }, plain)).toBe(8_000)
    expect(totalOf({ expiresAt }, plain)).toBe(8_000)
  })
})

describe('a waiver', () => {
  const waiver = (overrides: Partial<Waiver> = {}): Waiver => ({
    kind: 'hardship',
    percent: 50,
    validFrom: '2026-06-15',
    validUntil: '2026-06-15',
    ...overrides,
  })

  it('is a line of its own that takes its part off', () => {
    const quote = required(
      quoteGrade(gradeWith(fee()), request({ purpose: 'joining' }), { waivers: [waiver()] }),
    )
    expect(quote.lines.at(-1)).toEqual({
      description: 'Waiver of 50%: Hardship',
      quantity: 1,
      unitMinor: -5_000,
      account: 'waivers',
    })
    expect(quote.totalMinor).toBe(5_000)
  })

  it.each([
    ['the day before', '2026-06-14T23:59:59+02:00', 8_000],
    ['its first minute', '2026-06-15T00:00:00+02:00', 4_000],
    ['its last minute', '2026-06-15T23:59:59+02:00', 4_000],
    ['the day after', '2026-06-16T00:00:00+02:00', 8_000],
  ])('counts on its days: %s', (_, at, total) => {
    expect(totalOf({ at: new Date(at) }, gradeWith(fee()), [waiver()])).toBe(total)
  })

  it('is not added to another: the highest counts', () => {
    expect(totalOf({}, gradeWith(fee()), [waiver({ percent: 60 }), waiver({ percent: 70 })])).toBe(2_400)
  })

  it('of everything leaves zero', () => {
    expect(totalOf({}, gradeWith(fee()), [waiver({ percent: 100 })])).toBe(0)
  })
})

describe('any quote', () => {
  const amounts = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR })
  const days = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  const feeRows: fc.Arbitrary<FeeRow> = fc.record({
    currency: fc.constantFrom('USD', 'SSP'),
    validFrom: days,
    validUntil: fc.option(days),
    annualMinor: amounts,
    joiningMinor: fc.option(amounts),
    earlyMinor: fc.option(amounts),
    earlyDays: fc.option(fc.integer({ min: 0, max: 365 })),
    lateMinor: fc.option(amounts),
    instalments: fc.integer({ min: 1, max: 12 }),
  })
  const waivers: fc.Arbitrary<Waiver> = fc.record({
    kind: fc.constantFrom('student', 'hardship', 'officer'),
    percent: fc.integer({ min: 1, max: 100 }),
    validFrom: days,
    validUntil: fc.option(days),
  })
  const requests: fc.Arbitrary<QuoteRequest> = fc.record({
    grade: fc.constant('professional'),
    purpose: fc.constantFrom('joining', 'renewal'),
    years: fc.integer({ min: 1, max: 10 }),
    currency: fc.constantFrom('USD', 'SSP'),
    at: moments,
    expiresAt: fc.option(moments),
  })

  it('is never below zero, its lines sum to its total, and only waivers take something off', () => {
    fc.assert(
      fc.property(fc.array(feeRows), requests, fc.array(waivers), (fees, asked, given) => {
        const quote = quoteGrade(gradeWith(...fees), asked, { waivers: given })
        if (!quote) return
        const sum = quote.lines.reduce((all, { quantity, unitMinor }) => all + quantity * unitMinor, 0)
        expect(sum).toBe(quote.totalMinor)
        expect(quote.totalMinor).toBeGreaterThanOrEqual(0)
        expect(quote.lines.length).toBeGreaterThan(0)
        for (const { quantity, unitMinor, account } of quote.lines) {
          expect(Number.isSafeInteger(unitMinor) && Number.isInteger(quantity) && quantity > 0).toBe(true)
          expect(unitMinor < 0).toBe(account === 'waivers')
        }
        const years = quote.lines.filter(({ account }) => account === 'dues')
        expect(years.reduce((all, { quantity }) => all + quantity, 0)).toBe(asked.years)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the same whatever the order of rows and waivers that begin on different days', () => {
    const rows = fc.uniqueArray(feeRows, { selector: ({ validFrom }) => validFrom })
    fc.assert(
      fc.property(rows, requests, fc.array(waivers), (fees, asked, given) => {
        const quote = quoteGrade(gradeWith(...fees), asked, { waivers: given })
        const again = quoteGrade(gradeWith(...fees.toReversed()), asked, { waivers: given.toReversed() })
        expect(again?.totalMinor).toBe(quote?.totalMinor)
      }),
    )
  })
})
