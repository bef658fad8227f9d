import { strFromU8, unzipSync } from 'fflate'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WaitingList } from '../../../../../domain/events/waiting/waiting.schema'
import { eraseAccount } from '../../../../../domain/people/personalData/eraseAccounts'
import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mergeNow } from '../../../../helpers/mergedPeople'
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

const at = (event: Event, part = '') => `/api/events/${event.id}/waiting${part}`
const list = async (event: Event): Promise<WaitingList> =>
  jsonOf<WaitingList>(await app.request('GET', at(event), { as: staff }))
const namesOf = ({ places }: WaitingList) => places.map(({ person, position }) => [person.fullName, position])

/** A sold-out event for which people wait, in their order. */
const makeLine = async (...names: string[]) => {
  const [event, buyer] = [await makeEvent(app.payload), await makeAccount(app.payload)]
  const type = await makeTicketType(app.payload, staff, event.id, {
    capacity: 1,
    prices: [price({ amountMinor: 0 })],
  })
  const ordered = await app.request('POST', `/api/events/${event.id}/orders`, {
    as: buyer,
    body: orderOf(type, ['Achol Deng']),
  })
  const { id: order } = await jsonOf<{ id: string }>(ordered)
  const people: Account[] = []
  for (const fullName of names) {
    const as = await makeAccount(app.payload, { fullName })
    people.push(as)
    expect((await app.request('POST', at(event), { as, body: { type } })).status).toBe(200)
  }
  const freeSeat = () => app.request('POST', `/api/ticket-orders/${order}/cancel`, { as: buyer })
  return { event, type, people, freeSeat }
}

it('staff see who waits and move somebody with a reason, which is recorded', async () => {
  const { event, people, freeSeat } = await makeLine('Ann', 'Ben', 'Cat')
  const before = await list(event)
  expect(before.total).toBe(3)
  expect(namesOf(before)).toEqual([
    ['Ann', 1],
    ['Ben', 2],
    ['Cat', 3],
  ])
  expect(before.places[0]).toMatchObject({ typeName: 'Standard', person: { email: people[0]?.email } })
  const id = required(before.places[2]?.id)
  const move = (body: object, as = staff) => app.request('POST', at(event, '/move'), { as, body })
  expect((await move({ id, to: 'first', reason: ' ' })).status).toBe(400)
  expect((await move({ id, to: 'first', reason: 'Speaks at the event' })).status).toBe(200)
  expect(namesOf(await list(event))).toEqual([
    ['Cat', 1],
    ['Ann', 2],
    ['Ben', 3],
  ])
  expect((await move({ id: required(before.places[0]?.id), to: 'last', reason: 'As asked' })).status).toBe(
    200,
  )
  const { docs } = await app.payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'waiting-list.moved' }, subjectId: { equals: event.id } },
    sort: 'createdAt',
    overrideAccess: true, // the test checks the result
  })
  expect(docs[0]).toMatchObject({
    reason: 'Speaks at the event',
    before: { position: 3 },
    after: { position: 1, to: 'first' },
  })
  await freeSeat()
  const after = await list(event)
  expect(namesOf(after)).toEqual([
    ['Cat', null],
    ['Ben', 1],
    ['Ann', 2],
  ])
  expect(after.places[0]?.offeredUntil).not.toBeNull()
  // who has an offer does not wait any more
  expect((await move({ id, to: 'last', reason: 'Late' })).status).toBe(409)
})

it('is for who manages the event alone', async () => {
  const { event, people } = await makeLine('Ann')
  const [member, lead] = [
    required(people[0]),
    await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' }),
  ]
  const body = { id: required((await list(event)).places[0]?.id), to: 'last', reason: 'None' }
  for (const as of [member, lead]) {
    expect((await app.request('GET', at(event), { as })).status).toBe(403)
    expect((await app.request('POST', at(event, '/move'), { as, body })).status).toBe(403)
  }
  expect((await app.request('GET', at(event))).status).toBe(401)
})

it('the copy of the own data names the place, and an erased account is out of the line', async () => {
  const { event, people, freeSeat } = await makeLine('Ann', 'Ben', 'Cat')
  const [ann, ben, cat] = people as [Account, Account, Account]
  const data = await app.request('GET', '/api/users/my-data', { as: ben })
  const files = unzipSync(new Uint8Array(await data.arrayBuffer()))
  expect(JSON.parse(strFromU8(required(files['waiting-lists.json'])))).toEqual([
    expect.objectContaining({ event: event.title, ticket: 'Standard', position: 2, offeredUntil: null }),
  ])
  const erase = async ({ id, email }: Account) => {
    const profile = await modelOf(app.payload, 'profiles')
      .findOne({ user: id })
      .lean<{ _id: unknown } | null>()
    await eraseAccount(app.payload, { user: id, email, profile: String(profile?._id) })
  }
  await erase(ben)
  expect(namesOf(await list(event))).toEqual([
    ['Ann', 1],
    ['Cat', 2],
  ])
  await freeSeat()
  await erase(ann) // who had an offer: it goes on
  expect(namesOf(await list(event))).toEqual([['Cat', null]])
  await erase(cat)
  expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 0, waiting: [], offers: [] })
})

it('two people who are merged have one offer, however many places they had', async () => {
  const { event, people, freeSeat } = await makeLine('Ann', 'Ben', 'Cat')
  const [ann, ben, cat] = people as [Account, Account, Account]
  const registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  const req = {
    payload: app.payload,
    user: { id: registrar.id, collection: 'users', roles: ['registrar'] },
  } as unknown as PayloadRequest
  await mergeNow(req, new ObjectId(ann.id), new ObjectId(cat.id))
  await freeSeat()
  const { offers, waiting } = await readLineState(app.payload, event.id)
  expect(offers.map(({ user }) => String(user))).toEqual([ann.id])
  expect(waiting.map(({ user }) => String(user))).toEqual([ben.id])
})
