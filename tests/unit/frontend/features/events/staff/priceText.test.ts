import { expect, it } from 'vitest'
import { priceText } from '../../../../../../frontend/features/events/staff/tickets/priceText'

const price = { audience: 'everybody', currency: 'USD', amountMinor: 5000, from: null, until: null } as const

it.each([
  [{}, 'USD\u00A050.00 for everybody'],
  [{ until: '2027-03-01' }, 'USD\u00A050.00 for everybody until 1 March 2027'],
  [{ audience: 'members', amountMinor: 3000 }, 'USD\u00A030.00 for members'],
  [{ audience: 'student', amountMinor: 0 }, 'Free\u00A0(USD) for the grade Student'],
  [{ currency: 'SSP', amountMinor: 12_500_050 }, 'SSP\u00A0125,000.50 for everybody'],
  [{ from: '2027-03-02' }, 'USD\u00A050.00 for everybody from 2 March 2027'],
  [
    { from: '2027-03-02', until: '2027-04-30' },
    'USD\u00A050.00 for everybody from 2 March 2027 until 30 April 2027',
  ],
  [{ from: '2027-03-02', until: '2027-03-02' }, 'USD\u00A050.00 for everybody on 2 March 2027'],
] as const)('a price (%j) is said in words, its amount on one line', (facts, text) => {
  expect(priceText({ ...price, ...facts })).toBe(text)
})
