import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeProblems } from '../../../../../domain/membership/grades'
import { MAX_AMOUNT_MINOR } from '../../../../../platform/money.schema'

const row = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  currency: 'USD',
  validFrom: '2026-01-01T12:00:00.000Z',
  annualMinor: 8_000,
  ...more,
})

const pathsOf = (...rows: Record<string, unknown>[]): string[] => feeProblems(rows).map(({ path }) => path)

describe('the fees of a grade', () => {
  it('may be zero, and the largest amount', () => {
    expect(feeProblems([row({ annualMinor: 0, joiningMinor: MAX_AMOUNT_MINOR, lateMinor: null })])).toEqual(
      [],
    )
    expect(feeProblems(undefined)).toEqual([])
  })

  it.each([
    ['a text', '8000'],
    ['a text that begins with a number', '12abc'],
    ['a text as people write it', '1,250.00'],
    ['negative', -1],
    ['huge', MAX_AMOUNT_MINOR + 1],
    ['beyond whole numbers', Number.MAX_VALUE],
    ['with three decimals', 12.345],
    ['not a number', NaN],
    ['a list', [8_000]],
  ])('are refused with the field named when an amount is %s', (_, amount) => {
    expect(pathsOf(row(), row({ currency: 'SSP', lateMinor: amount }))).toEqual(['fees.1.lateMinor'])
  })

  it('end on or after their first day', () => {
    expect(pathsOf(row({ validUntil: '2026-01-01T12:00:00.000Z' }))).toEqual([])
    expect(pathsOf(row({ validUntil: '2025-12-31T12:00:00.000Z' }))).toEqual(['fees.0.validUntil'])
  })

  it('have one row for a currency and a first day', () => {
    expect(pathsOf(row(), row({ currency: 'SSP' }))).toEqual([])
    expect(pathsOf(row(), row())).toEqual(['fees.1.validFrom'])
  })

  it('have an early rate with its days, or neither', () => {
    expect(pathsOf(row({ earlyMinor: 7_000, earlyDays: 30 }))).toEqual([])
    expect(pathsOf(row({ earlyMinor: 7_000 }))).toEqual(['fees.0.earlyDays'])
    expect(pathsOf(row({ earlyDays: 30 }))).toEqual(['fees.0.earlyMinor'])
  })

  it('never break the check, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        expect(Array.isArray(feeProblems([sent]))).toBe(true)
      }),
    )
  })
})
