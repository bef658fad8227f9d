import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccount, proveAddress } from '../../../../../domain/accounts'
import { assumeAddress } from '../../../../../domain/accounts/proveAddress'
import { sealGuestLink } from '../../../../../domain/events/guestOrders/guestLink'
import {
  type ConfirmedGuestOrder,
  guestOrderSchema,
} from '../../../../../domain/events/guestOrders/guestOrders.schema'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { guestTokens } from '../../../../helpers/guestOrders'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, orderOf, price, readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
let visitors = 0
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const NAMES = ['Achol Deng', 'Peter Lado', 'Mary Keji']
const HOUR_MS = 60 * 60_000

/** From a client address of its own, so that limits are not shared. */
const post = (path: string, body: unknown, { as, from }: { as?: Account; from?: string } = {}) => {
  visitors += 1
  return app.request('POST', `/api${path}`, {
    ...(as && { as }),
    body,
    headers: { 'x-client-address': from ?? `visitor-${visitors}` },
  })
}
const guest = (type: string, email = newEmail(), facts: object = {}) => ({
  ...orderOf(type, NAMES, { hasOwn: true }),
  fullName: 'Achol Deng',
  email,
  ...facts,
})
const ask = (event: Event, body: object, from?: string) =>
  post(`/events/${event.id}/guest-orders`, body, { ...(from && { from }) })
const confirm = (token: string, as?: Account) =>
  post('/ticket-orders/confirm', { token }, { ...(as && { as }) })
const confirmed = async (response: Response): Promise<ConfirmedGuestOrder> => {
  expect(response.status, await response.clone().text()).toBe(201)
  return (await response.json()) as ConfirmedGuestOrder
}
const codeOf = async (response: Response): Promise<[number, string | undefined]> => [
  response.status,
  ((await response.json()) as { errors: { code?: string }[] }).errors[0]?.code,
]
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const userOf = (email: string) =>
  modelOf(app.payload, 'users')
    .findOne({ email })
    .lean<{ _id: unknown; emailProvedAt?: Date | null } | null>()
const ordersOf = (event: Event) => modelOf(app.payload, 'ticket-orders').countDocuments({ event: event.id })
const makeSale = async (capacity: number | null = null): Promise<{ event: Event; type: string }> => {
  const event = await makeEvent(app.payload, { maxAttendees: 10 })
  return { event, type: await makeTicketType(app.payload, staff, event.id, { capacity }) }
}
/** Asks for three tickets, and reads the link of the mail. */
const linkFor = async (event: Event, type: string, email: string): Promise<string> => {
  expect((await ask(event, guest(type, email))).status).toBe(200)
  return required((await guestTokens(app, email)).at(-1))
}

describe('a guest without an account', () => {
  it('gets a link first, which holds no seat, and with it the order and an account', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const asked = await ask(event, guest(type, email))
    expect([asked.status, await asked.json()]).toEqual([200, { outcome: 'received' }])
    expect([await ordersOf(event), await userOf(email)]).toEqual([0, null])
    expect((await readTickets(app.payload, event.id)).taken).toBe(0)

    const [token = ''] = await guestTokens(app, email)
    const response = await confirm(token)
    const { id, isSignedIn } = await confirmed(response)
    expect(isSignedIn).toBe(true)
    const cookie = cookieOf(response)
    const order = (await (
      await app.request('GET', `/api/ticket-orders/${id}`, { headers: { cookie } })
    ).json()) as OrderView
    expect(order).toMatchObject({ status: 'held', totalMinor: 15_000 })
    expect(order.tickets.map(({ name }) => name)).toEqual(NAMES)
    const invoice = await app.request('GET', `/api/invoices/${order.invoice}/detail`, { headers: { cookie } })
    expect([invoice.status, (await invoice.text()).includes(email)]).toEqual([200, true])
    expect((await userOf(email))?.emailProvedAt).toBeInstanceOf(Date)
    const profile = await modelOf(app.payload, 'profiles')
      .findOne({ email })
      .lean<{ fullName: string } | null>()
    expect(profile?.fullName).toBe('Achol Deng')
    // the account is one like any other: a password can be chosen
    expect((await post('/users/recover', { email })).status).toBe(200)
    expect((await mailsTo(app.payload, email)).map(({ template }) => template)).toContain('resetPassword')
  })

  it('is mailed nothing that somebody else wrote', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    await ask(event, guest(type, email, { fullName: 'Buy Cheap Cement' }))
    const [mail] = await mailsTo(app.payload, email)
    expect(mail?.text).toContain(event.title)
    expect(`${mail?.subject}${mail?.text.replace(/#\S+/, '')}`).not.toMatch(/Cement|Achol|Lado/)
    const [row] = await modelOf(app.payload, 'outbox').find({ to: email }).lean<{ data: unknown }[]>()
    expect(JSON.stringify(row)).not.toMatch(/Cement|Achol|Lado/)
  })

  it('has one order after the link was opened twice, and is signed in again after an answer was lost', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const token = await linkFor(event, type, email)
    const first = await confirmed(await confirm(token))
    const again = await confirm(token)
    expect(await confirmed(again)).toEqual(first)
    expect(cookieOf(again)).not.toBe('')
    expect(await ordersOf(event)).toBe(1)
  })

  it('has one order and one account after two clicks at once', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const token = await linkFor(event, type, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
    const ids = new Set(await Promise.all(answers.map(async (each) => (await confirmed(each)).id)))
    expect(ids.size).toBe(1)
    expect([await ordersOf(event), (await readTickets(app.payload, event.id)).taken]).toEqual([1, 3])
    expect(await modelOf(app.payload, 'users').countDocuments({ email })).toBe(1)
    expect(await modelOf(app.payload, 'profiles').countDocuments({ email })).toBe(1)
  })

  it('is not signed in by the link once the account has a password', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const token = await linkFor(event, type, email)
    const response = await confirm(token)
    const { id } = await confirmed(response)
    const chosen = await app.request('POST', '/api/users/password/first', {
      body: { newPassword: 'Another-crossing-2' },
      headers: { cookie: cookieOf(response) },
    })
    expect(chosen.status, await chosen.clone().text()).toBe(200)
    const again = await confirm(token)
    expect(await confirmed(again)).toEqual({ id, isSignedIn: false })
    expect(cookieOf(again)).toBe('')
  })

  it('is told when the tickets are gone meanwhile, and has no account then', async () => {
    const { event, type } = await makeSale(4)
    const [first, second] = [newEmail(), newEmail()]
    const [one, other] = [await linkFor(event, type, first), await linkFor(event, type, second)]
    await confirmed(await confirm(one))
    expect(await codeOf(await confirm(other))).toEqual([409, 'sold_out'])
    expect(await userOf(second)).toBeNull()
    expect((await readTickets(app.payload, event.id)).taken).toBe(3)
  })

  it('pays the price for everybody', async () => {
    const event = await makeEvent(app.payload)
    const type = await makeTicketType(app.payload, staff, event.id, {
      prices: [price({ audience: 'members', amountMinor: 1000 })],
    })
    expect(await codeOf(await ask(event, guest(type)))).toEqual([409, 'not_on_sale'])
  })
})

describe('an address that has an account', () => {
  it('is answered like one that has none', async () => {
    const { event, type } = await makeSale()
    const account = await makeAccount(app.payload)
    const answers = await Promise.all(
      [account.email, newEmail()].map(async (email) => {
        const answer = await ask(event, guest(type, email))
        return [answer.status, await answer.text(), [...answer.headers.keys()]]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect((await mailsTo(app.payload, account.email)).map(({ template }) => template)).toEqual([
      'confirmTickets',
    ])
  })

  it('has the order in its account, and nobody is signed in', async () => {
    const { event, type } = await makeSale()
    const account = await makeAccount(app.payload, { roles: ['admin'] })
    await proveAddress(app.payload, account.id, account.email)
    const token = await linkFor(event, type, account.email)
    const response = await confirm(token)
    const { id, isSignedIn } = await confirmed(response)
    expect([isSignedIn, response.headers.get('set-cookie')]).toEqual([false, null])
    expect((await app.request('GET', `/api/ticket-orders/${id}`, { as: account })).status).toBe(200)
    // on a device where its owner is signed in, the order can be seen at once
    expect(await confirmed(await confirm(token, account))).toEqual({ id, isSignedIn: true })
    expect(await confirmed(await confirm(token, staff))).toEqual({ id, isSignedIn: false })
    expect(await ordersOf(event)).toBe(1)
  })

  it('keeps the session of whoever is signed in on the device', async () => {
    const { event, type } = await makeSale()
    const response = await confirm(await linkFor(event, type, newEmail()), staff)
    expect(await confirmed(response)).toMatchObject({ isSignedIn: false })
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('of a guest of another day is not signed in to', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    await confirmed(await confirm(await linkFor(event, type, email)))
    const { event: next, type: another } = await makeSale()
    const response = await confirm(await linkFor(next, another, email))
    expect(await confirmed(response)).toMatchObject({ isSignedIn: false })
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('gets no order when it is locked, or may be a stranger’s', async () => {
    const { event, type } = await makeSale()
    const [locked, stranger] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    await lockAccount(app.payload, locked.id)
    await assumeAddress(app.payload, stranger.id, stranger.email)
    const answers = [
      await confirm(await linkFor(event, type, locked.email)),
      await confirm(await linkFor(event, type, stranger.email)),
    ]
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      [409, 'account_closed'],
      [409, 'account_unproved'],
    ])
    expect(await ordersOf(event)).toBe(0)
    expect((await userOf(stranger.email))?.emailProvedAt ?? null).toBeNull()
  })
})

describe('a link', () => {
  it('is of no use when it is forged, damaged or too old', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const token = await linkFor(event, type, email)
    const old = sealGuestLink(app.payload, {
      event: event.id,
      madeAt: Date.now() - HOUR_MS - 1000,
      order: guestOrderSchema.parse(guest(type, email)),
    })
    const end = token.endsWith('A') ? 'B' : 'A'
    for (const wrong of ['A'.repeat(43), `v1.${'A'.repeat(300)}`, `${token.slice(0, -9)}${end}`, old])
      expect(await codeOf(await confirm(wrong))).toEqual([410, 'link_spent'])
    expect((await post('/ticket-orders/confirm', {})).status).toBe(400)
    expect([await ordersOf(event), await userOf(email)]).toEqual([0, null])
  })

  it('is mailed once for a form that is sent twice, and for what is offered alone', async () => {
    const { event, type } = await makeSale(2)
    const email = newEmail()
    expect(await codeOf(await ask(event, guest(type, email)))).toEqual([409, 'sold_out'])
    const body = { ...guest(type, email), tickets: [{ type, name: 'Achol Deng' }] }
    await ask(event, body)
    await ask(event, body)
    expect(await guestTokens(app, email)).toHaveLength(1)
    const draft = await makeSale()
    await modelOf(app.payload, 'events').updateOne({ _id: draft.event.id }, { $set: { _status: 'draft' } })
    expect((await ask(draft.event, guest(draft.type))).status).toBe(404)
  })

  it('is mailed to one address a few times an hour, and from one client', async () => {
    const { event, type } = await makeSale()
    const email = newEmail()
    const toOne: number[] = []
    for (let time = 0; time < 7; time += 1) toOne.push((await ask(event, guest(type, email))).status)
    expect(toOne).toEqual([200, 200, 200, 200, 200, 200, 429])
    const fromOne: number[] = []
    for (let time = 0; time < 41; time += 1)
      fromOne.push((await ask(event, guest('0'.repeat(24)), 'one-office')).status)
    expect([fromOne.at(39), fromOne.at(40)]).toEqual([409, 429])
  })
})
