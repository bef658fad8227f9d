import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAttendance } from '../../../../../domain/events/attendance/attendancesRepository'
import { eraseNames } from '../../../../../domain/events/orders/ordersRepository'
import { listHeldTickets } from '../../../../../domain/events/orders/viewOrder'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, readOrder } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { endOfToday } from '../../../../helpers/jubaDay'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

/** Somebody with an account, by the name on the ticket. */
const makePeter = () => makeAccount(app.payload, { fullName: 'PETER  Lado' })
/** Two free tickets for an event of today: the buyer's own, and one for Peter Lado. */
const buy = async (buyer?: Account): Promise<Bought & { event: string; ticket: string }> => {
  const event = await makeEvent(app.payload, { eventDate: endOfToday(), endDate: inDays(1) })
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const bought = await buyTickets(app, event.id, type, undefined, { ...(buyer && { buyer }) })
  return { event: event.id, ticket: required(bought.view.tickets[1]).id, ...bought }
}
const act = async ({ view, buyer, ticket }: Awaited<ReturnType<typeof buy>>, body: object, part = '') =>
  expect(
    (await app.request('POST', `/api/ticket-orders/${view.id}/tickets/${ticket}${part}`, { as: buyer, body }))
      .status,
  ).toBe(200)
const letIn = async (event: string, ticket: string) => {
  const answer = await (await openDoor(app, staff, event)).sync({ scans: [scanOf(ticket)] })
  expect(answer.status).toBe(200)
}
const wasThere = async (event: string, { id: user }: Account): Promise<boolean> =>
  (await findAttendance(app.payload, { event, user })) !== null

describe('who comes with a ticket that somebody else ordered', () => {
  it('has the attendance, if the ticket was sent to the address of the account', async () => {
    const [bought, colleague] = [await buy(), await makePeter()]
    await act(bought, { email: colleague.email.toUpperCase() }, '/send')
    await letIn(bought.event, bought.ticket)
    expect(await wasThere(bought.event, colleague)).toBe(true)
    expect(await wasThere(bought.event, bought.buyer)).toBe(false)
    expect(await listHeldTickets(app.payload, colleague.id)).toMatchObject([{ name: 'Peter Lado' }])
  })

  it('has it no more once the ticket is given or sent to another person', async () => {
    const [given, sent, colleague] = [await buy(), await buy(), await makePeter()]
    for (const bought of [given, sent]) await act(bought, { email: colleague.email }, '/send')
    await act(given, { name: 'Mary Keji' })
    const other = await makePeter()
    await act(sent, { email: other.email }, '/send')
    await letIn(given.event, required((await readOrder(app, given)).tickets[1]).id)
    await letIn(sent.event, sent.ticket)
    expect(await wasThere(given.event, colleague)).toBe(false)
    expect(await wasThere(sent.event, colleague)).toBe(false)
    expect(await wasThere(sent.event, other)).toBe(true)
  })

  it('is not somebody else who gets the ticket, such as a secretary', async () => {
    const [bought, secretary] = [await buy(), await makeAccount(app.payload, { fullName: 'Mary Keji' })]
    await act(bought, { email: secretary.email }, '/send')
    await letIn(bought.event, bought.ticket)
    expect(await wasThere(bought.event, secretary)).toBe(false)
  })

  it('is at the event by its door, and not by that of a dinner', async () => {
    const [{ id: event }, peter] = [
      await makeEvent(app.payload, { eventDate: endOfToday() }),
      await makePeter(),
    ]
    const type = await makeTicketType(app.payload, staff, event, { ...FREE, isExtra: true, capacity: 5 })
    const bought = await buyTickets(app, event, type, ['Peter Lado'], { hasOwn: false })
    const ticket = required(bought.view.tickets[0]).id
    await act({ ...bought, event, ticket }, { email: peter.email }, '/send')
    const dinner = await openDoor(app, staff, event, 'Dinner', type)
    expect((await dinner.sync({ scans: [scanOf(ticket)] })).status).toBe(200)
    expect(await wasThere(event, peter)).toBe(false)
  })

  it('is not the buyer, who has an own ticket for that', async () => {
    const bought = await buy(await makePeter())
    await act(bought, { email: bought.buyer.email }, '/send')
    await letIn(bought.event, bought.ticket)
    expect(await wasThere(bought.event, bought.buyer)).toBe(false)
  })

  it('who is registered as well is expected for both seats', async () => {
    const [bought, colleague] = [await buy(), await makePeter()]
    await modelOf(app.payload, 'registrations').create({ event: bought.event, user: colleague.id })
    await act(bought, { email: colleague.email }, '/send')
    const { entries } = await (await openDoor(app, staff, bought.event)).readList()
    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining([bought.ticket, colleague.id]))
  })

  it('is forgotten with the account, and leaves the order with nothing of it', async () => {
    const [bought, colleague] = [await buy(), await makePeter()]
    await act(bought, { email: colleague.email }, '/send')
    await eraseNames(app.payload, colleague.id)
    expect(await listHeldTickets(app.payload, colleague.id)).toEqual([])
    const { tickets } = await readOrder(app, bought)
    expect(tickets.map(({ name }) => name)).toEqual(['Achol Deng', ''])
  })
})
