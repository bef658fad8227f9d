import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { followCheckIns } from '../../../../../domain/events/door'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { THREE_NAMES, cancelTicket, makeSaleWithTerms, ticketOf } from '../../../../helpers/cancelledTickets'
import { type Device, openDoor, scanOf } from '../../../../helpers/door'
import { inDays } from '../../../../helpers/events'
import { endOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

/** Lets somebody in with a ticket, and follows that, right after it was read that nobody had been. */
const letInAfterLook = (device: Device, entry: string) => {
  const { collection } = modelOf(app.payload, 'check-ins')
  const findOne = collection.findOne.bind(collection)
  return vi.spyOn(collection, 'findOne').mockImplementationOnce(async (filter) => {
    const found = await findOne(filter)
    await device.readChanges({ scans: [scanOf(entry)] })
    return found
  })
}

it.each<[string, (bought: Bought) => Promise<Response>]>([
  ['is cancelled', (bought) => cancelTicket(app, bought, 0)],
  [
    'is cancelled with its order',
    ({ buyer, view: { id, cancel } }) =>
      app.request('POST', `/api/ticket-orders/${id}/cancel`, {
        as: buyer,
        body: { feeMinor: cancel?.feeMinor },
      }),
  ],
  [
    'is given to another person',
    (bought) =>
      app.request('POST', `/api/ticket-orders/${bought.view.id}/tickets/${ticketOf(bought, 0).id}`, {
        as: bought.buyer,
        body: { name: 'Mary Keji' },
      }),
  ],
])('a ticket that %s at the moment at which a door lets it in is shown as not valid', async (_, end) => {
  const sale = await makeSaleWithTerms(app, staff, { eventDate: endOfToday(), endDate: inDays(1) })
  const placed = await buyTickets(app, sale.event, sale.type, THREE_NAMES, { hasOwn: false })
  await payTickets(app, placed)
  const bought = { ...placed, view: await readOrder(app, placed) }
  const device = await openDoor(app, staff, sale.event)
  const { id } = ticketOf(bought, 0)
  const look = letInAfterLook(device, id)
  expect((await end(bought)).status).toBe(200)
  expect(look).toHaveBeenCalled()
  await followCheckIns(app.payload)
  const { conflicts } = await jsonOf<DoorOverview>(
    await app.request('GET', `/api/events/${sale.event}/door-passes`, { as: staff }),
  )
  expect(conflicts).toMatchObject([{ entry: id, isInvalid: true }])
  expect((await device.readChanges()).checkIns).toMatchObject([{ entry: id, isInvalid: true }])
})
