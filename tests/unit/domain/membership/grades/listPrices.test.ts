import { describe, expect, it } from 'vitest'
import { listPrices } from '../../../../../domain/membership/grades'
import type { FeeRow } from '../../../../../domain/membership/grades/grade.schema'

const at = new Date('2026-06-15T10:00:00+02:00')
const rate = { sspPerUsd: 4_500, day: '2026-06-15', source: 'Bank of South Sudan' }

const fee = (overrides: Partial<FeeRow> = {}): FeeRow => ({
  currency: 'USD',
  validFrom: '2026-01-01',
  validUntil: null,
  annualMinor: 8_000,
  joiningMinor: 2_000,
  earlyMinor: null,
  earlyDays: null,
  lateMinor: 9_000,
  instalments: 2,
  ...overrides,
})

describe('the prices of a grade', () => {
  it('are in the currency of the fee alone while there is no exchange rate', () => {
    expect(listPrices([fee()], at, null).map(({ currency }) => currency)).toEqual(['USD'])
  })

  it('are in both currencies at the exchange rate', () => {
    expect(listPrices([fee()], at, rate)).toMatchObject([
      { currency: 'USD', annualMinor: 8_000, isConverted: false },
      {
        currency: 'SSP',
        annualMinor: 36_000_000,
        joiningMinor: 9_000_000,
        earlyMinor: null,
        lateMinor: 40_500_000,
        isConverted: true,
      },
    ])
    expect(listPrices([fee({ currency: 'SSP', annualMinor: 36_000_000 })], at, rate)).toMatchObject([
      { currency: 'SSP', isConverted: false },
      { currency: 'USD', annualMinor: 8_000, isConverted: true },
    ])
  })

  it('are not converted where staff have set a fee of its own', () => {
    const both = [fee(), fee({ currency: 'SSP', annualMinor: 30_000_000 })]
    expect(listPrices(both, at, rate)).toMatchObject([
      { currency: 'USD', isConverted: false },
      { currency: 'SSP', annualMinor: 30_000_000, isConverted: false },
    ])
  })

  it('do not exist without a fee for the day', () => {
    expect(listPrices([], at, rate)).toEqual([])
    expect(listPrices([fee({ validUntil: '2026-06-14' })], at, rate)).toEqual([])
  })
})
