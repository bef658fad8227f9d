import { describe, expect, it } from 'vitest'
import { formatTotals } from '../../../platform/moneyFormat.schema'

describe('the total of some money', () => {
  it('names each currency once, and nothing where there is none', () => {
    expect(
      formatTotals([
        { amountMinor: 4_000, currency: 'USD' },
        { amountMinor: 7_200_000, currency: 'SSP' },
        { amountMinor: 150, currency: 'USD' },
      ]),
    ).toBe('SSP 72,000.00 and USD 41.50')
    expect(formatTotals([])).toBe('')
  })
})
