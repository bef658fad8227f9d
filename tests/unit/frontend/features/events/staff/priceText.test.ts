import { expect, it } from 'vitest'
import { priceText } from '../../../../../../frontend/features/events/staff/tickets/priceText'

const price = { audience: 'everybody', currency: 'USD', amountMinor: 5000, from: null, until: null } as const

it.each([
  [{}, 'USD 50.00 for everybody'],
  [{ until: '2027-03-01' }, 'USD 50.00 for everybody until 1 March 2027'],
  [{ audience: 'members', amountMinor: 3000 }, 'USD 30.00 for members'],
  [{ audience: 'student', amountMinor: 0 }, 'Free (USD) for the grade Student'],
  [{ currency: 'SSP', amountMinor: 12_500_050 }, 'SSP 125,000.50 for everybody'],
  [{ from: '2027-03-02' }, 'USD 50.00 for everybody from 2 March 2027'],
  [
    { from: '2027-03-02', until: '2027-04-30' },
    'USD 50.00 for everybody from 2 March 2027 until 30 April 2027',
  ],
  [{ from: '2027-03-02', until: '2027-03-02' }, 'USD 50.00 for everybody on 2 March 2027'],
] as const)('a price (%j) is said in words', (facts, text) => {
  expect(priceText({ ...price, ...facts })).toBe(text)
})
