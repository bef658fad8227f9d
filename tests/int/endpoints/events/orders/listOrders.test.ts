import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderList } from '../../../../../domain/events/orders/orderList.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { orderTickets } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf } from '../../../../helpers/tickets'

let app: TestApp
let manager: Account
let event: { id: string; slug?: string | null }
let achol: Account
let lado: Account
let first: string
let second: string

beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['event_manager'] })
  achol = await makeAccount(app.payload, { fullName: 'Achol Deng' })
  lado = await makeAccount(app.payload, { fullName: 'Lado Wani' })
  event = await makeEvent(app.payload)
  const free = await makeTicketType(app.payload, manager, event.id, { ...FREE, name: 'Student day' })
  const paid = await makeTicketType(app.payload, manager, event.id, { name: 'Congress' })
  const names = ['Achol Deng', 'Keji (Poni) Lado']
  first = await orderTickets(app, event.id, achol, orderOf(free, names))
  second = await orderTickets(app, event.id, lado, orderOf(paid, ['Lado Wani']))
  const other = await makeEvent(app.payload)
  const elsewhere = await makeTicketType(app.payload, manager, other.id, FREE)
  await orderTickets(app, other.id, achol, orderOf(elsewhere, ['Achol Deng']))
})
afterAll(() => app.stop())

const ask = (query = '', as = manager, ending = ''): Promise<Response> =>
  app.request('GET', `/api/events/${event.id}/orders${ending}${query}`, { as })
const list = async (query = ''): Promise<OrderList> => {
  const response = await ask(query)
  expect(response.status, await response.clone().text()).toBe(200)
  return jsonOf<OrderList>(response)
}
const idsIn = ({ docs }: OrderList): string[] => docs.map(({ id }) => id)

describe('the orders of an event', () => {
  it('are those of this event, the latest first, with buyers and tickets', async () => {
    const found = await list()
    expect(found).toMatchObject({ totalDocs: 2, page: 1, totalPages: 1 })
    expect(idsIn(found)).toEqual([second, first])
    expect(found.docs[0]).toMatchObject({
      buyer: { id: lado.id, fullName: 'Lado Wani', email: lado.email },
      status: 'held',
      currency: 'USD',
      totalMinor: 5000,
      invoice: expect.stringMatching(/^[\da-f]{24}$/) as string,
      tickets: [{ typeName: 'Congress', name: 'Lado Wani', amountMinor: 5000 }],
    })
    expect(found.docs[1]).toMatchObject({ status: 'confirmed', totalMinor: 0, invoice: null })
    expect(idsIn(await list('?sort=createdAt'))).toEqual([first, second])
    expect(idsIn(await list('?sort=fullName'))).toEqual([first, second])
    expect(await list('?page=2')).toMatchObject({ docs: [], totalDocs: 2 })
  })

  it('are found by a part of the buyer’s name or address, of a name on a ticket, and by status', async () => {
    expect(idsIn(await list('?q=achol'))).toEqual([first])
    expect(idsIn(await list(`?q=${encodeURIComponent(lado.email.toUpperCase())}`))).toEqual([second])
    expect(idsIn(await list(`?q=${encodeURIComponent('(poni')}`))).toEqual([first])
    expect(await list('?q=nobody')).toMatchObject({ docs: [], totalDocs: 0, totalPages: 1 })
    expect(idsIn(await list('?status=held'))).toEqual([second])
    expect(idsIn(await list('?status=expired'))).toEqual([])
    for (const query of ['?status=open', '?page=0', '?sort=totalMinor', '?buyer=achol'])
      expect((await ask(query)).status).toBe(400)
  })

  it('are a table with a row for each ticket', async () => {
    const response = await ask('', manager, '.csv')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`tickets-${event.slug}`)
    const rows = (await response.text()).trim().split('\r\n')
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain('Name on the ticket')
    expect(rows[1]).toMatch(/Lado Wani.*Congress.*USD 50\.00.*To be paid/)
    expect(rows[3]).toMatch(/Keji \(Poni\) Lado.*Student day.*USD 0\.00.*Achol Deng.*Confirmed/)
    expect((await (await ask('?q=achol', manager, '.csv')).text()).trim().split('\r\n')).toHaveLength(3)
  })

  it('are for who manages the event alone', async () => {
    const region = 'greater_equatoria'
    const ofRegion = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: region })
    for (const as of [achol, ofRegion]) expect((await ask('', as)).status).toBe(403)
    expect((await app.request('GET', `/api/events/${event.id}/orders`)).status).toBe(401)
    const gone = `/api/events/${'0'.repeat(24)}/orders`
    expect((await app.request('GET', gone, { as: manager })).status).toBe(404)
  })
})
