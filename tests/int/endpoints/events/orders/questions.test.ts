import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderList } from '../../../../../domain/events/orders/orderList.schema'
import { listOwnOrders } from '../../../../../domain/events/orders'
import { eraseNames } from '../../../../../domain/events/orders/ordersRepository'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import type { TicketOffers } from '../../../../../domain/events/tickets/tickets.schema'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { readOrder } from '../../../../helpers/boughtTickets'
import { openDoor } from '../../../../helpers/door'
import { makeEvent } from '../../../../helpers/events'
import { guestTokens } from '../../../../helpers/guestOrders'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const set = (event: Event, questions: object[], updatedAt: string | null = null) =>
  app.request('POST', `/api/events/${event.id}/ticket-questions`, {
    as: staff,
    body: { questions, updatedAt },
  })
const settings = async ({ id }: Event): Promise<TicketSettings> =>
  jsonOf<TicketSettings>(await app.request('GET', `/api/events/${id}/ticket-settings`, { as: staff }))
const read = (id: string, buyer: Account): Promise<OrderView> => readOrder(app, { buyer, view: { id } })

const DIET = { label: 'Diet', kind: 'choice', choices: ['All', 'No meat'], isRequired: true, isAtDoor: true }
const SIZE = { label: 'Size of the helmet', kind: 'text' }

/** An event with free tickets of two types; the second question is for the second type alone. */
const makeAsking = async (facts: Partial<Event> = {}) => {
  const event = await makeEvent(app.payload, facts)
  const hall = await makeTicketType(app.payload, staff, event.id, { ...FREE, name: 'Hall' })
  const site = await makeTicketType(app.payload, staff, event.id, { ...FREE, name: 'Site' })
  expect((await set(event, [DIET, { ...SIZE, types: [site] }])).status).toBe(200)
  const { questions } = await settings(event)
  return { event, hall, site, diet: required(questions[0]).id, size: required(questions[1]).id }
}
const order = (event: Event, as: Account, tickets: object[]) =>
  app.request('POST', `/api/events/${event.id}/orders`, {
    as,
    body: { ...orderOf('0'.repeat(24), []), tickets },
  })
const fieldsOf = async (response: Response): Promise<(string | undefined)[]> =>
  (await jsonOf<{ errors: { field?: string }[] }>(response)).errors.map(({ field }) => field)

describe('the questions of an event', () => {
  it('are replaced by staff, of two at once by one, and keep their ids', async () => {
    const { event, diet } = await makeAsking()
    const { questions, updatedAt } = await settings(event)
    const changed = [{ ...required(questions[0]), label: 'Food' }]
    const answers = await Promise.all([set(event, changed, updatedAt), set(event, changed, updatedAt)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await settings(event)).questions).toEqual([{ ...questions[0], id: diet, label: 'Food' }])
    expect((await set(event, [], null)).status).toBe(409)
    const eleven = Array.from({ length: 11 }, () => SIZE)
    const version = (await settings(event)).updatedAt
    for (const wrong of [eleven, [{ ...DIET, choices: ['One'] }], [{ ...SIZE, label: 'Two\nlines' }]])
      expect((await set(event, wrong, version)).status).toBe(400)
  })

  it('are asked for each ticket of their types, and what is required must be answered', async () => {
    const { event, hall, site, diet, size } = await makeAsking()
    const buyer = await makeAccount(app.payload)
    const offers = await jsonOf<TicketOffers>(await app.request('GET', `/api/events/${event.id}/tickets`))
    expect(offers.questions.map(({ label }) => label)).toEqual(['Diet', 'Size of the helmet'])
    const missing = await order(event, buyer, [
      { type: hall, name: 'Achol Deng', answers: { [diet]: 'All' } },
      { type: site, name: 'Peter Lado', answers: { [size]: '58' } },
    ])
    expect([missing.status, await fieldsOf(missing)]).toEqual([400, [`tickets.1.answers.${diet}`]])
    const unknown = await order(event, buyer, [{ type: hall, name: 'A', answers: { [diet]: 'Stones' } }])
    expect(unknown.status).toBe(400)
    expect(await modelOf(app.payload, 'ticket-orders').countDocuments({ event: event.id })).toBe(0)
    const placed = await order(event, buyer, [
      { type: hall, name: 'Achol Deng', answers: { [diet]: 'All', [size]: 'not asked for this type' } },
      { type: site, name: 'Peter Lado', answers: { [diet]: 'No meat', [size]: '58' } },
    ])
    expect(placed.status).toBe(201)
    const { id } = await jsonOf<{ id: string }>(placed)
    const { tickets } = await read(id, buyer)
    expect(tickets.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
      ['All'],
      ['No meat', '58'],
    ])

    // the list of staff, its table, and the door
    const list = await jsonOf<OrderList>(
      await app.request('GET', `/api/events/${event.id}/orders`, { as: staff }),
    )
    expect(list.questions.map(({ label }) => label)).toEqual(['Diet', 'Size of the helmet'])
    const table = await app.request('GET', `/api/events/${event.id}/orders.csv`, { as: staff })
    const rows = (await table.text()).trim().split('\r\n')
    expect(rows[0]).toContain('Diet')
    expect(rows[2]).toMatch(/No meat.*58/)
    const door = await openDoor(app, staff, event.id)
    const entries = (await door.readList()).entries
    expect(entries.map(({ notes }) => notes)).toEqual([['Diet: All'], ['Diet: No meat']])

    // erased with the order, whose buyer can read them before
    expect(JSON.stringify(await listOwnOrders(app.payload, buyer.id))).toContain('No meat')
    await eraseNames(app.payload, buyer.id)
    expect((await read(id, buyer)).tickets.flatMap(({ answers }) => answers)).toEqual([])
  })

  it('can be answered anew by the buyer until the event begins', async () => {
    const { event, hall, diet } = await makeAsking()
    const [buyer, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const { id } = await jsonOf<{ id: string }>(
      await order(event, buyer, [{ type: hall, name: 'Achol Deng', answers: { [diet]: 'All' } }]),
    )
    const ticket = required((await read(id, buyer)).tickets[0]).id
    const change = (answer: string, as = buyer) =>
      app.request('POST', `/api/ticket-orders/${id}/tickets/${ticket}/answers`, {
        as,
        body: { answers: { [diet]: answer } },
      })
    expect((await change('No meat', other)).status).toBe(404)
    const wrong = await change('Stones')
    expect([wrong.status, await fieldsOf(wrong)]).toEqual([400, [`answers.${diet}`]])
    expect((await change('No meat')).status).toBe(200)
    expect((await read(id, buyer)).tickets[0]?.answers).toEqual([
      { question: diet, label: 'Diet', answer: 'No meat' },
    ])
    await modelOf(app.payload, 'events').updateOne(
      { _id: event.id },
      { $set: { eventDate: new Date(Date.now() - 60_000) } },
    )
    expect((await change('All')).status).toBe(409)
  })

  it('are answered by a guest, whose link carries the answers within its bound', async () => {
    const { event, hall, diet } = await makeAsking()
    const email = newEmail()
    const visit = (path: string, body: object) =>
      app.request('POST', `/api${path}`, { body, headers: { 'x-client-address': email } })
    const ask = (answer: string) =>
      visit(`/events/${event.id}/guest-orders`, {
        ...orderOf(hall, []),
        tickets: [{ type: hall, name: 'Achol Deng', answers: { [diet]: answer } }],
        fullName: 'Achol Deng',
        email,
      })
    expect((await ask('')).status).toBe(400)
    expect((await ask('No meat')).status).toBe(200)
    const [token] = await guestTokens(app, email)
    expect((await visit('/ticket-orders/confirm', { token })).status).toBe(201)
    const stored = await modelOf(app.payload, 'ticket-orders')
      .findOne({ event: event.id })
      .lean<{ tickets: { answers: { answer: string }[] }[] }>()
    expect(stored?.tickets[0]?.answers[0]?.answer).toBe('No meat')

    const long = await makeEvent(app.payload)
    const type = await makeTicketType(app.payload, staff, long.id, FREE)
    await set(
      long,
      Array.from({ length: 10 }, (_, place) => ({ label: `Question ${place}`, kind: 'text' })),
    )
    const { questions } = await settings(long)
    const noise = () => randomBytes(100).toString('hex') // cannot be compressed by much
    const tooLong = await visit(`/events/${long.id}/guest-orders`, {
      ...orderOf(type, []),
      tickets: Array.from({ length: 20 }, () => ({
        type,
        name: 'Achol Deng',
        answers: Object.fromEntries(questions.map(({ id }) => [id, noise()])),
      })),
      fullName: 'Achol Deng',
      email,
    })
    expect(tooLong.status).toBeGreaterThanOrEqual(400)
    expect(tooLong.status).toBeLessThan(500)
    expect(await guestTokens(app, email)).toHaveLength(1)
  })
})
