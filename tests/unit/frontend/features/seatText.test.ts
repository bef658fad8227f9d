import { describe, expect, it } from 'vitest'
import { listPrices } from '../../../../domain/membership/grades'
import { seatText } from '../../../../frontend/features/membership/grades/seatText'

const prices = (seatMinor: number | null) =>
  listPrices(
    [
      {
        currency: 'USD',
        validFrom: '2026-01-01',
        validUntil: null,
        annualMinor: 50_000,
        joiningMinor: null,
        earlyMinor: null,
        earlyDays: null,
        lateMinor: null,
        seatMinor,
        instalments: 1,
      },
    ],
    new Date('2026-06-15T10:00:00+02:00'),
    { sspPerUsd: 4_500, day: '2026-06-15', source: 'Bank of South Sudan' },
  )

describe('the seats of a grade', () => {
  it('are told with the price of a further one, in each currency', () => {
    expect(seatText({ seats: 5, prices: prices(8_000) })).toBe(
      'with 5 seats; each further seat USD 80.00 or SSP 360,000.00 a year',
    )
  })

  it('are told without a price where staff have set none, and not for a grade of one person', () => {
    expect(seatText({ seats: 1, prices: prices(null) })).toBe('with 1 seat')
    expect(seatText({ seats: 0, prices: prices(8_000) })).toBeUndefined()
  })
})
