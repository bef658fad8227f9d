import { describe, expect, it } from 'vitest'
import { fieldAmount, fieldLabel } from '../../../../domain/audit/fields.schema'

describe('a field of the audit log', () => {
  it.each([
    ['totalMinor', 'Total'],
    ['creditedMinor', 'Credited'],
    ['seatMinor', 'Seat'],
    ['membershipType', 'Membership type'],
    ['_status', 'Status'],
    ['graceUntil', 'Grace period until'],
  ])('%s is called %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })

  it('that is an amount has the currency of its entry, on either side', () => {
    expect(fieldAmount('totalMinor', { totalMinor: 10_050, currency: 'USD' })).toBe('USD 100.50')
    expect(fieldAmount('amountMinor', { amountMinor: 5 }, { currency: 'SSP' })).toBe('SSP 0.05')
    expect(fieldAmount('creditedMinor', { creditedMinor: 2_500 })).toBe('25.00')
    expect(fieldAmount('years', { years: 2, currency: 'USD' })).toBeUndefined()
    expect(fieldAmount('totalMinor', { totalMinor: '100', currency: 'USD' })).toBeUndefined()
  })
})
