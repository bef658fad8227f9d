import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeatCounts } from '../../../../../domain/events/registrations/registrations.schema'
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

const free = [price({ amountMinor: 0 })]
const isFree = async (...types: Parameters<typeof makeTicketType>[3][]): Promise<boolean | undefined> => {
  const { id } = await makeEvent(app.payload)
  for (const type of types) await makeTicketType(app.payload, staff, id, type)
  const { seats } = await jsonOf<SeatCounts>(await app.request('GET', '/api/events/seats'))
  return seats[id]?.isFree
}

describe('the seats of events', () => {
  it('tell where a ticket costs nothing today', async () => {
    expect(await isFree()).toBeUndefined()
    expect(await isFree({ prices: [price()] })).toBe(false)
    expect(await isFree({ prices: [price()] }, { name: 'Student', prices: free })).toBe(true)
  })

  it.each([
    ['is not on sale', { prices: free, isOnSale: false }],
    ['has a code', { prices: free, code: 'FRIENDS' }],
    ['is for members', { prices: [price({ amountMinor: 0, audience: 'members' })] }],
    ['is of a day that is over', { prices: [price({ amountMinor: 0, until: '2026-01-01' })] }],
  ])('do not count a free type that %s', async (_, type) => {
    expect(await isFree({ prices: [price()] }, { name: 'Special', ...type })).toBe(false)
  })
})
