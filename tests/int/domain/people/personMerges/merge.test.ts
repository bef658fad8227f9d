import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRemainingAccount, proveAddress } from '../../../../../domain/accounts'
import { verifyMembership } from '../../../../../domain/membership/memberships'
import { requestAccountLink } from '../../../../../domain/accounts/authentication'
import { readPersonPart } from '../../../../../domain/people/personRecord'
import {
  finalisePersonMerges,
  previewMerge,
  searchPeople,
  startMerge,
} from '../../../../../domain/people/personMerges'
import { eraseAccount } from '../../../../../domain/people/personalData/eraseAccounts'
import { documentsOf, findMerge, mergeRuns } from '../../../../../domain/people/personMerges/mergesRepository'
import { GOOD_PASSWORD, makeAccount } from '../../../../helpers/accounts'
import { makePerson, mergeNow, readDatabase, undoNow } from '../../../../helpers/mergedPeople'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let req: PayloadRequest
let registrar: { id: string; cookie: string }
beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  req = {
    payload: app.payload,
    user: { id: registrar.id, collection: 'users', roles: ['registrar'] },
  } as unknown as PayloadRequest
})
afterAll(() => app.stop())

const plain = (profile: object = {}, hasMembership = false) =>
  makePerson(app.payload, { records: [], hasMembership, profile })

const of = (slug: Parameters<typeof documentsOf>[1]) => documentsOf(app.payload, slug)
const membershipOf = async (user: ObjectId) => of('memberships').findOne({ user })

const input = async (remaining: ObjectId, merged: ObjectId) => ({
  remaining: remaining.toHexString(),
  merged: merged.toHexString(),
  choices: {},
  reason: 'The same person',
  version: (await previewMerge(req, remaining.toHexString(), merged.toHexString()))?.version ?? '',
})

const insertInvoice = async (user: ObjectId) => {
  const _id = new ObjectId()
  await of('invoices').insertOne({
    _id,
    user,
    key: randomUUID(),
    number: randomUUID(),
    reference: randomUUID(),
    createdAt: new Date('2026-01-01'),
  })
  return _id
}

describe('two people who are merged', () => {
  it('have the fields that were chosen, and every link leads to the one who remains', async () => {
    const [one, other] = [
      await plain({ bio: 'Bridges' }),
      await plain({ bio: 'Roads', organization: 'Nile Ltd', postalAddress: 'P.O. Box 12\nJuba' }),
    ]
    const profile = required(await of('profiles').findOne({ user: other }))
    const chain = await plain()
    await mergeNow(req, one, other, {
      organization: 'merged',
      postalAddress: 'merged',
      bio: 'remaining',
    })
    expect(await of('profiles').findOne({ user: one })).toMatchObject({
      bio: 'Bridges',
      organization: 'Nile Ltd',
      postalAddress: 'P.O. Box 12\nJuba',
      formerProfiles: [String(profile._id)],
    })
    await mergeNow(req, chain, one)
    expect((await findRemainingAccount(app.payload, other.toHexString()))?.id).toBe(chain.toHexString())
    const answer = await app.request('GET', `/api/users/${other.toHexString()}/account`, {
      as: registrar as never,
    })
    expect(await answer.json()).toMatchObject({ id: chain.toHexString() })
    expect(await of('profiles').findOne({ user: chain })).toMatchObject({
      formerProfiles: expect.arrayContaining([String(profile._id)]) as unknown,
    })
  })

  it('keep the membership that was chosen, and the other number leads to it', async () => {
    const [one, other] = [
      await plain({ fullName: 'Akol Deng' }, true),
      await plain({ fullName: 'Akol D.' }, true),
    ]
    const [own, its] = [required(await membershipOf(one)), required(await membershipOf(other))]
    const before = await readDatabase(app.payload)
    const merge = await mergeNow(req, one, other, { membership: 'merged' })
    expect(await membershipOf(one)).toMatchObject({
      number: its.number as string,
      formerNumbers: [own.number],
    })
    expect(await membershipOf(other)).toBeNull()
    for (const { number } of [own, its])
      expect(await verifyMembership(app.payload, String(number))).toMatchObject({ grade: 'professional' })
    const [found] = await searchPeople(req, { q: String(own.number) })
    expect(found).toMatchObject({ id: one.toHexString(), number: its.number as string })
    expect(await undoNow(req, merge)).toEqual([])
    const after = await readDatabase(app.payload)
    for (const [key, stored] of before) expect(after.get(key), key).toBe(stored)
  })

  it('have one seat at an event for which both were registered, and two again once that is undone', async () => {
    const [one, other] = [await plain(), await plain()]
    const event = new ObjectId()
    await of('seat-ledgers').insertOne({ event, isOpen: true, capacity: 2, taken: 2, holders: [one, other] })
    await of('registrations').insertMany([one, other].map((user) => ({ event, user, createdAt: new Date() })))
    const merge = await mergeNow(req, one, other)
    expect(await of('seat-ledgers').findOne({ event })).toMatchObject({ taken: 1, holders: [one] })
    expect(await of('registrations').countDocuments({ event })).toBe(1)
    expect(await undoNow(req, merge)).toEqual([])
    expect(await of('seat-ledgers').findOne({ event })).toMatchObject({ taken: 2, holders: [one, other] })
    expect(await of('registrations').countDocuments({ event })).toBe(2)
    const again = await mergeNow(req, one, other)
    const stranger = new ObjectId()
    await of('seat-ledgers').updateOne(
      { event },
      { $push: { holders: stranger } as never, $inc: { taken: 1 } },
    )
    expect(await undoNow(req, again)).toMatchObject([{ what: 'Seat at an event' }])
    expect(await of('seat-ledgers').findOne({ event })).toMatchObject({ taken: 2, holders: [one, stranger] })
  })
})

describe('the sign-in of a merged account', () => {
  it('ends, and its address brings nobody in until the merge is undone', async () => {
    const [mine, second] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    for (const { id, email } of [mine, second]) await proveAddress(app.payload, id, email)
    const merge = await mergeNow(req, new ObjectId(mine.id), new ObjectId(second.id))
    const signIn = () =>
      app.request('POST', '/api/users/login', { body: { email: second.email, password: GOOD_PASSWORD } })
    expect(await of('sessions').countDocuments({ user: new ObjectId(second.id) })).toBe(0)
    expect((await signIn()).status).toBe(401)
    await requestAccountLink({ ...req, headers: new Headers() }, 'reset', second.email)
    expect(await of('account-tokens').countDocuments({ user: new ObjectId(second.id) })).toBe(0)
    await undoNow(req, merge)
    expect((await signIn()).status).toBe(200)
  })

  it('never opens one that staff entered: who signs in remains', async () => {
    const claimed = await makeAccount(app.payload)
    await proveAddress(app.payload, claimed.id, claimed.email)
    const entered = await plain()
    expect(await startMerge(req, await input(entered, new ObjectId(claimed.id)))).toMatchObject({
      problem: 'obstacle',
    })
    const address = (await of('users').findOne({ _id: entered }))?.email as string
    await mergeNow(req, new ObjectId(claimed.id), entered, { address: 'merged' })
    expect(await of('users').findOne({ email: address })).toMatchObject({ _id: entered })
  })

  it('gives no authority away: staff are not merged, and nobody merges themselves', async () => {
    const staff = await makeAccount(app.payload, { roles: ['admin'] })
    const person = await plain()
    for (const [remaining, merged] of [
      [person, new ObjectId(staff.id)],
      [new ObjectId(staff.id), person],
      [new ObjectId(registrar.id), person],
    ] as const)
      expect(await startMerge(req, await input(remaining, merged))).toMatchObject({ problem: 'obstacle' })
    expect(await of('person-merge-claims').countDocuments({ user: person })).toBe(0)
  })
})

describe('merges at once', () => {
  it('concern a person one at a time', async () => {
    const people = [await plain(), await plain(), await plain()] as const
    const [a, b, c] = people
    const inputs = [await input(b, a), await input(c, b), await input(b, a), await input(a, c)]
    const answers = await Promise.all(inputs.map((each) => startMerge(req, each)))
    expect(answers.filter((answer) => 'id' in answer)).toHaveLength(1)
    expect(await of('person-merge-claims').countDocuments({ user: { $in: [...people] } })).toBe(0)
    expect(await of('users').countDocuments({ _id: { $in: [...people] }, mergedInto: { $ne: null } })).toBe(1)
  })

  it('refuse what was changed since it was read', async () => {
    const [one, other] = [await plain(), await plain()]
    const read = await input(one, other)
    await of('profiles').updateOne({ user: other }, { $set: { bio: 'New' } })
    expect(await startMerge(req, read)).toEqual({ problem: 'changed_meanwhile' })
  })

  it('are completed by the job after a crash at any point, and so is their undoing', async () => {
    const [one, other] = [await plain({}, true), await plain({ bio: 'Roads' }, true)]
    await insertInvoice(other)
    const before = await readDatabase(app.payload)
    const merge = await mergeNow(req, one, other, { bio: 'merged', membership: 'merged' })
    const between = await readDatabase(app.payload)
    // as if it had broken off after its last change
    await of('person-merges').updateOne({ _id: merge }, { $unset: { mergedAt: 1 } })
    await mergeRuns(app.payload).move(merge, 'merged', 'merging')
    await finalisePersonMerges(app.payload)
    expect((await findMerge(app.payload, merge))?.status).toBe('merged')
    for (const [key, stored] of await readDatabase(app.payload)) expect(between.get(key), key).toBe(stored)
    await undoNow(req, merge)
    await mergeRuns(app.payload).move(merge, 'undone', 'undoing')
    await finalisePersonMerges(app.payload)
    expect((await findMerge(app.payload, merge))?.status).toBe('undone')
    for (const [key, stored] of await readDatabase(app.payload)) expect(before.get(key), key).toBe(stored)
  })

  it('take along what is written for the merged person afterwards', async () => {
    const [one, other] = [await plain(), await plain()]
    await mergeNow(req, one, other)
    const late = await insertInvoice(other)
    await finalisePersonMerges(app.payload)
    expect(await of('invoices').findOne({ _id: late })).toMatchObject({ user: one })
  })
})

describe('an undone merge', () => {
  it('leaves what was made and changed since, and lists the fields', async () => {
    const [one, other] = [await plain({ bio: 'Bridges' }), await plain({ bio: 'Roads' })]
    const theirs = await insertInvoice(other)
    const merge = await mergeNow(req, one, other, { bio: 'merged' })
    await of('profiles').updateOne({ user: one }, { $set: { bio: 'Both' } })
    const since = await insertInvoice(one)
    const payment = new ObjectId()
    await of('payments').insertOne({
      _id: payment,
      user: one,
      invoice: theirs,
      key: randomUUID(),
      openFor: randomUUID(),
      createdAt: new Date(),
    })
    expect(await undoNow(req, merge)).toEqual([
      { what: 'Bio', why: 'It was changed since the merge and stays as it is.' },
    ])
    expect(await of('profiles').findOne({ user: one })).toMatchObject({ bio: 'Both' })
    expect(await of('profiles').findOne({ user: other })).toMatchObject({ bio: 'Roads' })
    expect(await of('invoices').findOne({ _id: since })).toMatchObject({ user: one })
    expect(await of('invoices').findOne({ _id: theirs })).toMatchObject({ user: other })
    // the payment of an invoice goes with it
    expect(await of('payments').findOne({ _id: payment })).toMatchObject({ user: other })
  })

  it('waits until a later one of the same people is undone', async () => {
    const [one, other, third] = [await plain(), await plain(), await plain()]
    const first = await mergeNow(req, one, other)
    const second = await mergeNow(req, third, one)
    await expect(undoNow(req, first)).rejects.toThrow('later_merge')
    await undoNow(req, second)
    await undoNow(req, first)
    expect(await of('users').countDocuments({ _id: { $in: [one, other, third] }, lockedAt: null })).toBe(3)
  })
})

it('an erased person takes the merged accounts along', async () => {
  const [one, other] = [await plain(), await plain({ fullName: 'Nyakor Lual' })]
  const merge = await mergeNow(req, one, other)
  const { email } = required(await of('users').findOne({ _id: one })) as unknown as { email: string }
  const profile = required(await of('profiles').findOne({ user: one }))
  await eraseAccount(app.payload, { user: one.toHexString(), email, profile: String(profile._id) })
  expect(await of('users').countDocuments({ _id: { $in: [one, other] } })).toBe(0)
  expect(await of('person-merge-moves').countDocuments({ merge })).toBe(0)
  expect(await of('person-merges').countDocuments({ _id: merge })).toBe(0)
})

it('the history of the remaining person names what was done with the merged one', async () => {
  const [one, other] = [await plain(), await plain()]
  await of('audit-log').insertOne({ account: other, action: 'account.locked', createdAt: new Date() })
  await mergeNow(req, one, other)
  const account = required(await findRemainingAccount(app.payload, one.toHexString()))
  const { docs } = await readPersonPart(app.payload, account, 'history', { page: 1, reader: null })
  expect(docs.map(({ title }) => title)).toContain('Account locked')
})
