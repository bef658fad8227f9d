import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followAgain, followCheckIns } from '../../../../../domain/events/door'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { changeTicketName } from '../../../../../domain/events/nameChanges'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import { readTicketCode } from '../../../../../domain/events/orders/signTicket'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets, readOrder } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { endOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, price } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

interface Bought {
  event: Event
  buyer: Account
  id: string
  /** Ids of the tickets. */
  tickets: string[]
}

const read = (id: string, buyer: Account): Promise<OrderView> => readOrder(app, { buyer, view: { id } })
/** An order of two tickets for an event of today that goes on until tomorrow; by default free. */
const buy = async ({ amountMinor = 0, hasOwn = false } = {}): Promise<Bought> => {
  const event = await makeEvent(app.payload, {
    eventDate: endOfToday(),
    endDate: inDays(1),
  })
  const type = await makeTicketType(app.payload, staff, event.id, { prices: [price({ amountMinor })] })
  const { buyer, view } = await buyTickets(app, event.id, type, ['Achol Deng', 'Peter Lado'], { hasOwn })
  return { event, buyer, id: view.id, tickets: view.tickets.map((ticket) => ticket.id) }
}
const change = (
  { id, tickets, buyer }: Bought,
  name = 'Mary Keji',
  facts: { as?: Account | undefined; ticket?: string } = {},
) => {
  const { as, ticket } = { as: buyer, ticket: required(tickets[1]), ...facts }
  return app.request('POST', `/api/ticket-orders/${id}/tickets/${ticket}`, { as, body: { name } })
}
const overview = async ({ id }: Event): Promise<DoorOverview> =>
  jsonOf<DoorOverview>(await app.request('GET', `/api/events/${id}/door-passes`, { as: staff }))
const changedMails = async ({ buyer }: Bought) =>
  (await mailsTo(app.payload, buyer.email)).filter(({ template }) => template === 'ticketChanged')
const refusal = async (response: Response): Promise<[number, string | undefined]> => {
  const { errors } = (await response.json()) as { errors: { code?: string; data?: { code?: string } }[] }
  return [response.status, errors[0]?.code ?? errors[0]?.data?.code]
}

describe('a ticket that is given to another person', () => {
  it('has a new code, and the door lets in with that alone', async () => {
    const bought = await buy()
    const [kept, old] = [required(bought.tickets[0]), required(bought.tickets[1])]
    const { id: renewed } = await jsonOf<{ id: string }>(await change(bought))
    expect(renewed).not.toBe(old)
    const { tickets, status } = await read(bought.id, bought.buyer)
    expect(status).toBe('confirmed')
    expect(tickets.map(({ id, name }) => [id, name])).toEqual([
      [kept, 'Achol Deng'],
      [renewed, 'Mary Keji'],
    ])
    expect(readTicketCode(app.payload, required(tickets[1]?.code))).toBe(renewed)

    const device = await openDoor(app, staff, bought.event.id)
    const { entries } = await device.readList()
    expect(entries.map(({ id, name, state }) => [id, name, state])).toEqual([
      [kept, 'Achol Deng', 'valid'],
      [renewed, 'Mary Keji', 'valid'],
      [old, 'Mary Keji', 'cancelled'],
    ])
    await device.sync({ scans: [scanOf(old), scanOf(renewed)] })
    const { expected, conflicts } = await overview(bought.event)
    expect(expected).toBe(2)
    expect(conflicts).toMatchObject([{ entry: old, holder: 'Mary Keji', isInvalid: true }])
  })

  it('is mailed to the buyer, alone', async () => {
    const bought = await buy()
    await change(bought)
    const mails = await changedMails(bought)
    expect(mails).toHaveLength(1)
    const pdf = required(mails[0]?.attachments.find(({ contentType }) => contentType === 'application/pdf'))
    const text = await pdfText(Buffer.from(pdf.content))
    expect(text).toContain('Mary Keji')
    expect(text).not.toContain('Achol Deng')
  })

  it('can be given on, and each earlier code stays cancelled', async () => {
    const bought = await buy()
    const { id: second } = await jsonOf<{ id: string }>(await change(bought))
    const { id: third } = await jsonOf<{ id: string }>(await change(bought, 'Lado Wani', { ticket: second }))
    const { entries } = await (await openDoor(app, staff, bought.event.id)).readList()
    const stateOf = (id: string) => entries.find((entry) => entry.id === id)?.state
    expect([required(bought.tickets[1]), second, third].map(stateOf)).toEqual([
      'cancelled',
      'cancelled',
      'valid',
    ])
  })

  it('is changed once by two at once', async () => {
    const bought = await buy()
    const names = ['Mary Keji', 'Lado Wani', 'Nyandeng Deng', 'Rose Poni']
    const asked = { order: bought.id, ticket: bought.tickets[1], user: bought.buyer.id }
    // not by requests, which the limit of attempts brings one after the other
    const results = await Promise.all(names.map((name) => changeTicketName(app.payload, asked, name)))
    const winner = results.findIndex((result) => 'id' in result)
    expect(results.filter((_, place) => place !== winner)).toEqual([
      { problem: 'changed' },
      { problem: 'changed' },
      { problem: 'changed' },
    ])
    expect(await refusal(await change(bought))).toEqual([409, 'changed'])
    const { tickets } = await read(bought.id, bought.buyer)
    expect(tickets[1]?.name).toBe(names[winner])
    expect(await changedMails(bought)).toHaveLength(1)
    const stored = required(
      await modelOf(app.payload, 'ticket-orders')
        .findById(bought.id)
        .lean<{ tickets: { replacedIds?: string[] }[] } | null>(),
    )
    expect(stored.tickets[1]?.replacedIds).toEqual([bought.tickets[1]])
  })

  it('of an order that is not paid yet is not mailed', async () => {
    const bought = await buy({ amountMinor: 5000 })
    expect((await change(bought)).status).toBe(200)
    expect((await read(bought.id, bought.buyer)).tickets[1]?.name).toBe('Mary Keji')
    expect(await changedMails(bought)).toHaveLength(0)
  })

  it('shows staff whom a door let in by the old code in the same moment', async () => {
    const bought = await buy()
    const old = required(bought.tickets[1])
    const device = await openDoor(app, staff, bought.event.id)
    await device.sync({ scans: [scanOf(old)] })
    // as if the name had been changed between the two looks
    await modelOf(app.payload, 'ticket-orders').collection.updateOne(
      { 'tickets.id': old },
      { $set: { 'tickets.$.id': 'a'.repeat(24) }, $push: { 'tickets.$.replacedIds': old } as never },
    )
    await followAgain(app.payload, bought.event.id, old)
    await followCheckIns(app.payload)
    expect((await overview(bought.event)).conflicts).toMatchObject([{ entry: old, isInvalid: true }])
  })
})

describe('a ticket is not given away', () => {
  it('by somebody else, or without a name', async () => {
    const bought = await buy()
    const other = await makeAccount(app.payload)
    expect((await change(bought, 'Mary Keji', { as: other })).status).toBe(404)
    expect((await change(bought, 'Mary Keji', { ticket: 'f'.repeat(24) })).status).toBe(404)
    expect((await change(bought, 'Mary Keji', { ticket: 'none' })).status).toBe(404)
    expect((await change(bought, ' ')).status).toBe(400)
    const path = `/api/ticket-orders/${bought.id}/tickets/${bought.tickets[1]}`
    expect((await app.request('POST', path, { body: { name: 'Mary Keji' } })).status).toBe(401)
    expect((await read(bought.id, bought.buyer)).tickets[1]).toMatchObject({
      id: bought.tickets[1],
      name: 'Peter Lado',
    })
  })

  it('when it is the own', async () => {
    const bought = await buy({ hasOwn: true })
    const own = required(bought.tickets[0])
    expect(await refusal(await change(bought, 'Mary Keji', { ticket: own }))).toEqual([409, 'own_ticket'])
  })

  it('when somebody was let in with it, until that is taken back', async () => {
    const bought = await buy()
    const device = await openDoor(app, staff, bought.event.id)
    const scan = scanOf(required(bought.tickets[1]))
    await device.sync({ scans: [scan] })
    expect(await refusal(await change(bought))).toEqual([409, 'let_in'])
    await device.sync({ undone: [scan.key] })
    expect((await change(bought)).status).toBe(200)
  })

  it('after the start of the event, or when that is cancelled', async () => {
    const [begun, off] = [await buy(), await buy()]
    const set = (event: Event, facts: object) =>
      modelOf(app.payload, 'events').updateOne({ _id: event.id }, { $set: facts })
    await set(begun.event, { eventDate: new Date(Date.now() - 1000) })
    await set(off.event, { isCancelled: true })
    for (const bought of [begun, off]) expect(await refusal(await change(bought))).toEqual([409, 'closed'])
  })

  it('when the order is cancelled', async () => {
    const bought = await buy()
    await app.request('POST', `/api/ticket-orders/${bought.id}/cancel`, { as: bought.buyer })
    expect(await refusal(await change(bought))).toEqual([409, 'closed'])
  })
})

describe('a ticket that staff give to another person', () => {
  const changeAsStaff = (as: Account, event: string, { id, tickets }: Bought, place = 1) =>
    app.request('POST', `/api/events/${event}/orders/${id}/tickets/${tickets[place]}`, {
      as,
      body: { name: 'Mary Keji' },
    })

  it('has a new code, is mailed to the buyer, and is in the audit log', async () => {
    const bought = await buy()
    const { id: renewed } = await jsonOf<{ id: string }>(await changeAsStaff(staff, bought.event.id, bought))
    const { tickets } = await read(bought.id, bought.buyer)
    expect(tickets[1]).toMatchObject({ id: renewed, name: 'Mary Keji' })
    expect(await changedMails(bought)).toHaveLength(1)
    const logged = modelOf(app.payload, 'audit-log').find({ action: 'order.name-changed' })
    const entries = await logged.find({ account: bought.buyer.id }).lean()
    expect(entries).toMatchObject([{ after: { order: bought.id } }])
    expect(JSON.stringify(entries)).not.toMatch(/Peter|Mary/) // names are erased with the order, the log is not
  })

  it('is not one of another event or the buyer’s own, and staff alone do it there', async () => {
    const [bought, other] = [await buy({ hasOwn: true }), await buy()]
    expect((await changeAsStaff(staff, other.event.id, bought)).status).toBe(404)
    expect((await changeAsStaff(bought.buyer, bought.event.id, bought)).status).toBe(403)
    expect(await refusal(await changeAsStaff(staff, bought.event.id, bought, 0))).toEqual([409, 'own_ticket'])
    expect((await read(bought.id, bought.buyer)).tickets[1]?.name).toBe('Peter Lado')
  })
})
