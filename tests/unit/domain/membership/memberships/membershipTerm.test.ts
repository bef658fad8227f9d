import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  endAfterBreak,
  endAfterEnd,
  firstEnd,
  renewedEnd,
} from '../../../../../domain/membership/memberships'

const DAY_MS = 24 * 60 * 60 * 1000
const calendar = { termMonths: 12, graceDays: 30, endsWithYear: true }
const anniversary = { endsWithYear: false }
const inJuba = (time: string): Date => new Date(`${time}+02:00`)

describe('a term of the calendar year', () => {
  it.each([
    ['2026-01-01T00:00:00', '2026-12-31T23:59:59.999'],
    ['2026-12-31T23:59:59', '2026-12-31T23:59:59.999'],
    ['2027-01-01T00:00:00', '2027-12-31T23:59:59.999'],
  ])('that begins at %s ends at %s, by the clocks in Juba', (begin, end) => {
    expect(firstEnd(inJuba(begin), 'professional', calendar)).toEqual(inJuba(end))
  })

  it('is renewed until the ends of the following years', () => {
    const end = inJuba('2026-12-31T23:59:59.999')
    expect(endAfterEnd(end, 1, calendar)).toEqual(inJuba('2027-12-31T23:59:59.999'))
    expect(endAfterEnd(end, 3, calendar)).toEqual(inJuba('2029-12-31T23:59:59.999'))
    expect(renewedEnd(end, inJuba('2026-11-01T10:00:00'), 1, calendar)).toEqual(
      inJuba('2027-12-31T23:59:59.999'),
    )
  })

  it('begins anew with the year of the payment', () => {
    expect(endAfterBreak(inJuba('2028-05-01T10:00:00'), 1, calendar)).toEqual(
      inJuba('2028-12-31T23:59:59.999'),
    )
  })

  it('follows one that ended on another day, without losing a day of it', () => {
    expect(endAfterEnd(inJuba('2027-03-10T10:00:00'), 1, calendar)).toEqual(inJuba('2028-12-31T23:59:59.999'))
  })

  it('does not end for honorary members', () => {
    expect(firstEnd(inJuba('2026-01-01T00:00:00'), 'honorary', calendar)).toBeNull()
  })
})

describe('any renewal', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  const years = fc.integer({ min: 1, max: 10 })

  it('gives at least the years that are paid for, and ends with a year where terms do', () => {
    fc.assert(
      fc.property(dates, years, (expiresAt, count) => {
        const end = endAfterEnd(expiresAt, count, calendar)
        const plain = endAfterEnd(expiresAt, count, anniversary)
        expect(end.getTime()).toBeGreaterThanOrEqual(plain.getTime())
        expect(end.getTime() - plain.getTime()).toBeLessThan(367 * DAY_MS)
        expect(end.toISOString()).toMatch(/-12-31T21:59:59\.999Z$/)
      }),
    )
  })

  it('never ends before the old end', () => {
    fc.assert(
      fc.property(dates, dates, years, fc.boolean(), (expiresAt, at, count, endsWithYear) => {
        expect(renewedEnd(expiresAt, at, count, { endsWithYear }) > expiresAt).toBe(true)
      }),
    )
  })
})
