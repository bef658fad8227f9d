import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffTicketTypes } from '../../../../../domain/events/tickets/tickets.schema'
import { findTicketTypes } from '../../../../../domain/events/tickets'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, ticketTypeInput } from '../../../../helpers/tickets'

let app: TestApp
let manager: Account

beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

it('types of tickets go with their event, and those of others stay', async () => {
  const [gone, kept] = [await makeEvent(app.payload), await makeEvent(app.payload)]
  await makeTicketType(app.payload, manager, gone.id)
  await makeTicketType(app.payload, manager, kept.id)
  await app.payload.delete({ collection: 'events', id: gone.id, overrideAccess: true }) // as from the trash
  const types = modelOf(app.payload, 'ticket-types')
  expect(await types.countDocuments({ event: gone.id })).toBe(0)
  expect(await types.countDocuments({ event: kept.id })).toBe(1)
})

it('the ledger has the types that are stored, also of one that is removed while it is changed', async () => {
  const event = await makeEvent(app.payload)
  const address = `/api/events/${event.id}/ticket-types`
  for (let round = 0; round < 5; round++) {
    const type = await makeTicketType(app.payload, manager, event.id)
    const listed = await app.request('GET', address, { as: manager })
    const updatedAt = (await jsonOf<StaffTicketTypes>(listed)).types.at(-1)?.updatedAt
    await Promise.all([
      app.request('POST', `${address}/${type}`, { as: manager, body: { ...ticketTypeInput(), updatedAt } }),
      app.request('DELETE', `${address}/${type}`, { as: manager }),
    ])
    const stored = (await findTicketTypes(app.payload, event.id)).map(({ _id }) => String(_id))
    const ledger = await modelOf(app.payload, 'seat-ledgers')
      .findOne({ event: event.id })
      .lean<{ types: object; hasTickets: boolean }>()
    expect(Object.keys(ledger?.types ?? {}).sort()).toEqual(stored.sort())
    expect(ledger?.hasTickets).toBe(stored.length > 0)
  }
})
