import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeatCounts } from '../../../../../domain/events/registrations/registrations.schema'
import type { Money } from '../../../../../platform/moneyFormat.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, price } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const PRICE = { amountMinor: price().amountMinor, currency: price().currency }
const free = [price({ amountMinor: 0 })]
const lowest = async (...types: Parameters<typeof makeTicketType>[3][]): Promise<Money[] | undefined> => {
  const { id } = await makeEvent(app.payload)
  for (const type of types) await makeTicketType(app.payload, staff, id, type)
  const { seats } = await jsonOf<SeatCounts>(await app.request('GET', '/api/events/seats'))
  return seats[id]?.from
}

describe('the seats of events', () => {
  it('tell from what a ticket costs today, in each currency', async () => {
    expect(await lowest()).toBeUndefined()
    expect(await lowest({ prices: [price()] })).toStrictEqual([PRICE])
    expect(await lowest({ prices: [price()] }, { name: 'Student', prices: free })).toStrictEqual([
      { ...PRICE, amountMinor: 0 },
    ])
    const inPounds = { amountMinor: 22_500_000, currency: 'SSP' as const }
    expect(await lowest({ prices: [price(), price(inPounds)] })).toStrictEqual([PRICE, inPounds])
  })

  it.each([
    ['is not on sale', { prices: free, isOnSale: false }],
    ['has a code', { prices: free, code: 'FRIENDS' }],
    ['is for members', { prices: [price({ amountMinor: 0, audience: 'members' })] }],
    ['is of a day that is over', { prices: [price({ amountMinor: 0, until: '2026-01-01' })] }],
    ['takes no seat', { prices: free, isExtra: true, capacity: 10 }],
  ])('do not count a free type that %s', async (_, type) => {
    expect(await lowest({ prices: [price()] }, { name: 'Special', ...type })).toStrictEqual([PRICE])
  })
})
