import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TicketOffers } from '../../../../../domain/events/tickets/tickets.schema'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { guestTokens } from '../../../../helpers/guestOrders'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, orderOf, ticketTypeInput } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
let visitors = 0
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const makeHidden = async (code = 'PARTNERS26') => {
  const { id: event } = await makeEvent(app.payload)
  return {
    event,
    open: await makeTicketType(app.payload, staff, event),
    hidden: await makeTicketType(app.payload, staff, event, { name: 'Partners', code }),
  }
}
const ask = (event: string, code?: string, from = `visitor-${(visitors += 1)}`) =>
  app.request(
    'GET',
    `/api/events/${event}/tickets${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`,
    {
      headers: { 'x-client-address': from },
    },
  )
const offered = async (event: string, code?: string): Promise<[string, boolean][]> =>
  (await jsonOf<TicketOffers>(await ask(event, code))).types.map(({ name, needsCode }) => [name, needsCode])
const codeOf = async (response: Response): Promise<[number, string | undefined]> => [
  response.status,
  ((await response.json()) as { errors?: { code?: string }[] }).errors?.[0]?.code,
]

describe('a type of ticket with a code', () => {
  it('is offered for its code alone, written in any way', async () => {
    const { event } = await makeHidden()
    const open: [string, boolean] = ['Standard', false]
    expect(await offered(event)).toEqual([open])
    expect(await offered(event, 'PARTNERS27')).toEqual([open])
    for (const code of ['PARTNERS26', 'partners 26'])
      expect(await offered(event, code)).toEqual([open, ['Partners', true]])
    expect((await ask(event, 'a-b')).status).toBe(400)
    expect(await (await ask(event, 'PARTNERS26')).text()).not.toContain('PARTNERS26')
  })

  it('is ordered with its code alone', async () => {
    const { event, hidden, open } = await makeHidden()
    const buyer = await makeAccount(app.payload)
    const order = (body: object) => app.request('POST', `/api/events/${event}/orders`, { as: buyer, body })
    const refused = await order(orderOf(hidden, ['Achol Deng']))
    expect(await refused.clone().text()).not.toContain('Partners')
    expect(await codeOf(refused)).toEqual([409, 'not_on_sale'])
    expect(await codeOf(await order({ ...orderOf(hidden, ['Achol Deng']), code: 'PARTNERS27' }))).toEqual([
      409,
      'not_on_sale',
    ])
    expect((await order({ ...orderOf(hidden, ['Achol Deng']), code: 'Partners26' })).status).toBe(201)
    expect((await order({ ...orderOf(open, ['Achol Deng']), code: 'PARTNERS26' })).status).toBe(201)
  })

  it('is ordered by a guest with its code', async () => {
    const { event, hidden } = await makeHidden()
    const email = newEmail()
    const request = (facts: object) =>
      app.request('POST', `/api/events/${event}/guest-orders`, {
        body: { ...orderOf(hidden, ['Achol Deng']), fullName: 'Achol Deng', email, ...facts },
      })
    expect(await codeOf(await request({}))).toEqual([409, 'not_on_sale'])
    expect((await request({ code: 'PARTNERS26' })).status).toBe(200)
    const token = required((await guestTokens(app, email)).at(-1))
    expect((await app.request('POST', '/api/ticket-orders/confirm', { body: { token } })).status).toBe(201)
  })

  it('is not found by guessing', async () => {
    const { event } = await makeHidden()
    const answers: number[] = []
    for (let guess = 0; guess < 121; guess += 1)
      answers.push((await ask(event, `GUESS${guess}`, 'one-client')).status)
    expect([answers.at(119), answers.at(120)]).toEqual([200, 429])
    expect((await ask(event, undefined, 'one-client')).status).toBe(200)
  })

  it('has a code of letters and digits, which staff see', async () => {
    const { id: event } = await makeEvent(app.payload)
    const add = (code: string) =>
      app.request('POST', `/api/events/${event}/ticket-types`, { as: staff, body: ticketTypeInput({ code }) })
    const statuses = []
    for (const code of ['abc', 'early-bird', 'A'.repeat(21), 'early bird', ''])
      statuses.push((await add(code)).status)
    expect(statuses).toEqual([400, 400, 400, 201, 201])
    const { types } = await jsonOf<{ types: { code: string | null }[] }>(
      await app.request('GET', `/api/events/${event}/ticket-types`, { as: staff }),
    )
    expect(types.map(({ code }) => code)).toEqual(['EARLYBIRD', null])
  })
})
