import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  OfferedType,
  StaffTicketTypes,
  TicketOffers,
} from '../../../../../domain/events/tickets/tickets.schema'
import { WAITING_LIMITS } from '../../../../../domain/events/waiting/waiting.constants'
import type { WaitingList } from '../../../../../domain/events/waiting/waiting.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, orderOf, price } from '../../../../helpers/tickets'
import { readLineState } from '../../../../helpers/waiting'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const HELD = { until: expect.any(String) as string }
const FREE = { prices: [price({ amountMinor: 0 })] }

/** An event with a ticket that needs approval and one that everybody can have, both free. */
const makeSale = async (capacity?: number) => {
  const event = await makeEvent(app.payload, capacity === undefined ? {} : { maxAttendees: capacity })
  const type = await makeTicketType(app.payload, staff, event.id, { ...FREE, needsApproval: true })
  const open = await makeTicketType(app.payload, staff, event.id, FREE)
  const at = `/api/events/${event.id}`
  const standing = async (as: Account): Promise<OfferedType> => {
    const { types } = await jsonOf<TicketOffers>(await app.request('GET', `${at}/tickets`, { as }))
    return required(types.find(({ id }) => id === type))
  }
  const list = async () => jsonOf<WaitingList>(await app.request('GET', `${at}/waiting`, { as: staff }))
  const decide = async (as: Account, decision: object) => {
    const { places } = await list()
    const id = places.find(({ person }) => person.id === as.id)?.id
    return app.request('POST', `${at}/waiting/decide`, { as: staff, body: { id, ...decision } })
  }
  return {
    event,
    type,
    at,
    standing,
    list,
    decide,
    accept: (as: Account) => decide(as, { decision: 'accept' }),
    askFor: (as: Account, note?: string) =>
      app.request('POST', `${at}/waiting`, { as, body: { type, ...(note !== undefined && { note }) } }),
    order: (as: Account, of = type) =>
      app.request('POST', `${at}/orders`, { as, body: orderOf(of, ['Achol Deng']) }),
    orderOpen: (as: Account) =>
      app.request('POST', `${at}/orders`, { as, body: orderOf(open, ['Achol Deng']) }),
  }
}

const makePerson = (): Promise<Account> => makeAccount(app.payload)
const codeOf = async (response: Response): Promise<string> => JSON.stringify(await response.json())
const mailsAbout = async ({ email }: Account, template: string) =>
  (await mailsTo(app.payload, email)).filter((mail) => mail.template === template)

describe('a ticket that needs approval', () => {
  it('is held for who asked once staff accept, and is had by nobody else', async () => {
    const [sale, person] = [await makeSale(), await makePerson()]
    expect(await sale.standing(person)).toMatchObject({ needsApproval: true, most: 0, canWait: true })
    expect(await codeOf(await sale.order(person))).toContain('needs_approval')
    const guest = { ...orderOf(sale.type, ['Mary Keji']), fullName: 'Mary Keji', email: newEmail() }
    expect(await codeOf(await app.request('POST', `${sale.at}/guest-orders`, { body: guest }))).toContain(
      'needs_approval',
    )
    expect((await sale.askFor(person, ' Student at the University of Juba ')).status).toBe(200)
    expect((await sale.list()).places).toMatchObject([
      { note: 'Student at the University of Juba', isAccepted: false, offeredUntil: null },
    ])
    expect(await codeOf(await sale.order(person))).toContain('needs_approval') // asking is not enough
    expect(await mailsAbout(person, 'waitingListOffer')).toHaveLength(0)
    expect((await sale.accept(person)).status).toBe(200)
    const [mail, ...others] = await mailsAbout(person, 'waitingListOffer')
    expect([mail?.text, others.length]).toEqual([expect.stringContaining('your request was accepted'), 0])
    expect(await sale.standing(person)).toMatchObject({ most: 1, offer: HELD })
    expect(await codeOf(await sale.order(await makePerson()))).toContain('needs_approval')
    expect((await sale.order(person)).status).toBe(201)
    expect(await readLineState(app.payload, sale.event.id)).toMatchObject({
      taken: 1,
      ordered: 1,
      offers: [],
    })
  })

  it('is not held for who is declined, who is told why and can ask again', async () => {
    const [sale, person] = [await makeSale(), await makePerson()]
    await sale.askFor(person)
    expect((await sale.decide(person, { decision: 'decline', reason: 'For students only' })).status).toBe(200)
    const [mail] = await mailsAbout(person, 'ticketRequestDeclined')
    expect(mail?.text).toContain('For students only')
    expect((await sale.list()).total).toBe(0)
    expect(await sale.standing(person)).toMatchObject({ waiting: null, canWait: true })
    expect((await sale.askFor(person)).status).toBe(200)
  })

  it('is decided once by two at the same time, and not after it was withdrawn', async () => {
    const [sale, person] = [await makeSale(), await makePerson()]
    await sale.askFor(person)
    const answers = await Promise.all([
      sale.accept(person),
      sale.decide(person, { decision: 'decline', reason: '' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await makePerson()
    await sale.askFor(other)
    const id = required((await sale.list()).places.find(({ person: { id } }) => id === other.id)).id
    await app.request('DELETE', `${sale.at}/waiting/${sale.type}`, { as: other })
    const body = { id, decision: 'accept' }
    const late = await app.request('POST', `${sale.at}/waiting/decide`, { as: staff, body })
    expect([late.status, await codeOf(late)]).toEqual([409, expect.stringContaining('not_waiting')])
  })

  it('is decided once also while there is no seat for who was accepted', async () => {
    const [sale, asking] = [await makeSale(1), await makePerson()]
    await sale.askFor(asking)
    expect((await sale.orderOpen(await makePerson())).status).toBe(201)
    expect((await sale.accept(asking)).status).toBe(200)
    expect((await sale.accept(asking)).status).toBe(409)
    expect((await sale.decide(asking, { decision: 'decline', reason: '' })).status).toBe(409)
    expect((await sale.list()).places).toMatchObject([{ isAccepted: true, offeredUntil: null }])
    expect(await mailsAbout(asking, 'ticketRequestDeclined')).toHaveLength(0)
  })

  it('keeps no seat from others until it is accepted, and the next free one from then on', async () => {
    const sale = await makeSale(1)
    const [asking, buyer, late] = [await makePerson(), await makePerson(), await makePerson()]
    await sale.askFor(asking)
    const bought = await sale.orderOpen(buyer)
    expect(bought.status).toBe(201)
    expect((await sale.accept(asking)).status).toBe(200)
    expect(await sale.standing(asking)).toMatchObject({ offer: null })
    expect((await sale.list()).places).toMatchObject([{ isAccepted: true, offeredUntil: null }])
    const { id } = await jsonOf<{ id: string }>(bought)
    await app.request('POST', `/api/ticket-orders/${id}/cancel`, { as: buyer })
    expect(await sale.standing(asking)).toMatchObject({ offer: HELD })
    expect(await codeOf(await sale.orderOpen(late))).toContain('full')
    expect(await readLineState(app.payload, sale.event.id)).toMatchObject({ taken: 1, ordered: 0 })
  })

  it('is offered to all who asked when staff decide that it needs none any more', async () => {
    const [sale, person] = [await makeSale(), await makePerson()]
    await sale.askFor(person)
    const { types } = await jsonOf<StaffTicketTypes>(
      await app.request('GET', `${sale.at}/ticket-types`, { as: staff }),
    )
    const { id, name, updatedAt } = required(types.find(({ needsApproval }) => needsApproval))
    const body = {
      name,
      updatedAt,
      isOnSale: true,
      prices: [{ currency: 'USD', amount: '0' }],
    }
    const path = `${sale.at}/ticket-types/${id}`
    expect((await app.request('POST', path, { as: staff, body })).status).toBe(200)
    expect(await sale.standing(person)).toMatchObject({ offer: HELD })
  })

  it('is not asked for in a line that is full, and a request that is too long is refused', async () => {
    const [sale, first, second] = [await makeSale(), await makePerson(), await makePerson()]
    expect((await sale.askFor(first, 'x'.repeat(WAITING_LIMITS.note + 1))).status).toBe(400)
    await sale.askFor(first)
    const ledgers = modelOf(app.payload, 'seat-ledgers').collection
    const event = new ObjectId(sale.event.id)
    const ledger = await ledgers.findOne<{ waiting: object[] }>({ event })
    const waiting = Array.from({ length: WAITING_LIMITS.places }, () => ledger?.waiting[0])
    await ledgers.updateOne({ event }, { $set: { waiting } })
    const late = await sale.askFor(second)
    expect([late.status, await codeOf(late)]).toEqual([409, expect.stringContaining('line_full')])
    await ledgers.updateOne({ event }, { $set: { waiting: waiting.slice(1) } })
    expect((await sale.askFor(second)).status).toBe(200)
  })

  it('has no code as well', async () => {
    const event = await makeEvent(app.payload)
    const body = {
      name: 'Guests',
      prices: [{ currency: 'USD', amount: '0' }],
      code: 'GUESTS',
      needsApproval: true,
    }
    const added = await app.request('POST', `/api/events/${event.id}/ticket-types`, { as: staff, body })
    expect(added.status).toBe(400)
  })
})
