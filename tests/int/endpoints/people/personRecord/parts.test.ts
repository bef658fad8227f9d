import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertEnteredPeople } from '../../../../../domain/accounts'
import { findGroup, insertGroup } from '../../../../../domain/groups/groupsRepository'
import { insertTerm } from '../../../../../domain/groups/people/groupMembersRepository'
import { queueMail } from '../../../../../domain/messaging/mail'
import {
  type PersonPartPage,
  PERSON_PARTS,
} from '../../../../../domain/people/personRecord/personParts.schema'
import { removePersonFromNotes } from '../../../../../domain/people/personNotes/personNotesRepository'
import { modelOf } from '../../../../../platform/database'
import { keysOf } from '../../../../../platform/records.schema'
import { type Account, GOOD_PASSWORD, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeInvoice } from '../../openApi/calls/makeInvoice'

let app: TestApp
let admin: Account
let registrar: Account
let lead: Account
let person: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  registrar = await makeAccount(app.payload, { roles: ['registrar'], fullName: 'Rebecca Registrar' })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'other' })
  person = await makeAccount(app.payload)
})
afterAll(() => app.stop())

const ask = (part: string, as: Account, query = '', id = person.id): Promise<Response> =>
  app.request('GET', `/api/users/${id}/part/${part}${query}`, { as })
const read = async (part: string, as = admin, query = '', id = person.id): Promise<PersonPartPage> => {
  const answer = await ask(part, as, query, id)
  expect(answer.status, part).toBe(200)
  return (await answer.json()) as PersonPartPage
}
const note = (text: string, as: Account, key: string = randomUUID()): Promise<Response> =>
  app.request('POST', `/api/users/${person.id}/notes`, { as, body: { note: text, key } })

describe('the parts of a person’s record', () => {
  it('are empty at first, each by itself, and refused to who has not the right', async () => {
    const nobody = await makeAccount(app.payload)
    for (const part of keysOf(PERSON_PARTS)) {
      expect(await read(part, admin, '', nobody.id), part).toMatchObject({ page: 1, totalPages: 1 })
      expect((await ask(part, lead)).status, part).toBe(403)
      expect((await ask(part, admin, '?page=0')).status, part).toBe(400)
      expect((await ask(part, admin, '?page=51')).status, part).toBe(400)
      expect((await ask(part, admin, '', String(new ObjectId()))).status, part).toBe(404)
    }
    for (const part of ['mails', 'sign-ins', 'papers'])
      expect((await ask(part, registrar)).status, part).toBe(403)
  })

  it('tell all of it in one timeline, with what is planned, within the rights of the reader', async () => {
    const member = await makeAccount(app.payload)
    const user = new ObjectId(member.id)
    const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)
    const event = await makeEvent(app.payload, { title: 'Bridge week', eventDate: inDays(30).toISOString() })
    await modelOf(app.payload, 'registrations').create({ event: event.id, user })
    await modelOf(app.payload, 'membership-events').create({
      user,
      kind: 'added',
      grade: 'professional',
      at: inDays(-2),
      sequence: 1,
    })
    const { number } = await makeInvoice(app, member)
    await modelOf(app.payload, 'invoices').updateOne({ number }, { $set: { dueAt: inDays(10) } })
    await app.request('POST', `/api/users/${member.id}/notes`, {
      as: registrar,
      body: { note: 'Called', key: randomUUID() },
    })
    const titles = async (as: Account): Promise<string[]> =>
      (await read('timeline', as, '', member.id)).docs.map(({ title, facts: [kind] }) => `${kind}: ${title}`)
    const all = await titles(admin)
    expect(all.slice(0, 2)).toEqual(['Event: Bridge week', `Money: Invoice ${number} is due`])
    expect(all.slice(2, -1).toSorted()).toEqual([
      'Event: Bridge week',
      `Money: Invoice ${number}`,
      'Note: Rebecca Registrar',
    ])
    expect(all.at(-1)).toBe('Membership: Added')
    expect((await titles(registrar)).filter((title) => title.startsWith('Money'))).toEqual([])
  })

  it('name a kind of the timeline that cannot be read, and show the others', async () => {
    const member = await makeAccount(app.payload)
    await app.request('POST', `/api/users/${member.id}/notes`, {
      as: admin,
      body: { note: 'Called', key: randomUUID() },
    })
    const registrations = modelOf(app.payload, 'registrations')
    const broken = vi.spyOn(registrations, 'find').mockImplementation(() => {
      throw new Error('A broken index')
    })
    try {
      const { docs } = await read('timeline', admin, '', member.id)
      expect(docs.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Not shown: Event', 'Achol Admin']),
      )
    } finally {
      broken.mockRestore()
    }
  })

  it('tell events, CPD, papers, groups and offices', async () => {
    const event = await makeEvent(app.payload, { title: 'Bridge day' })
    await modelOf(app.payload, 'registrations').create([
      { event: event.id, user: person.id },
      { event: String(new ObjectId()), user: person.id },
    ])
    await modelOf(app.payload, 'cpd-entries').create({
      user: person.id,
      title: 'Soil mechanics',
      kind: 'course',
      date: new Date('2025-03-04T09:00:00Z'),
      hours: 3,
    })
    await modelOf(app.payload, 'submissions').create({
      user: person.id,
      title: 'On black cotton soil',
      abstract: 'In short.',
      status: 'received',
      file: new ObjectId(),
    })
    const slug = randomUUID()
    const group = required(
      await insertGroup(app.payload, {
        name: 'Roads',
        slug,
        kind: 'committee',
        parent: null,
        isPublic: true,
      }),
    )
    const user = new ObjectId(person.id)
    const term = { group, user, startsOn: '2024-01-01', endsOn: null, addedBy: user }
    await insertTerm(app.payload, term, '2026-01-01')
    await modelOf(app.payload, 'offices').create({
      title: 'Chair',
      group,
      user,
      name: 'Nyandeng',
      startsOn: '2025-01-01',
      endsOn: '9999-12-31',
    })

    const events = await read('events', registrar)
    expect(events.totalDocs).toBe(2)
    expect(events.docs.map(({ title, state }) => [title, state]).sort()).toEqual([
      ['An event that is gone', 'Event deleted'],
      ['Bridge day', 'Registered'],
    ])
    expect((await read('cpd', registrar)).docs).toMatchObject([
      { title: 'Soil mechanics', facts: ['Course or workshop'], state: '3 hours', at: '2025-03-04' },
    ])
    expect((await read('papers')).docs).toMatchObject([{ title: 'On black cotton soil', state: 'Received' }])
    expect((await read('groups', registrar)).docs).toMatchObject([
      { title: 'Chair', facts: ['Roads'], days: [{ name: 'Since', day: '2025-01-01' }] },
      { title: 'Roads', facts: [], days: [{ name: 'Since', day: '2024-01-01' }] },
    ])
    expect((await findGroup(app.payload, group))?.name).toBe('Roads')
  })

  it('tell mails sent and received by what they are, never what they say', async () => {
    await queueMail(app.payload, {
      template: 'resetPassword',
      to: person.email,
      data: { token: 'Unmistakable-secret' },
      dedupeKey: randomUUID(),
    })
    const mailing = new ObjectId()
    await modelOf(app.payload, 'mailings').create({
      _id: mailing,
      subject: 'Dues of 2026',
      kind: 'dues',
      status: 'sent',
      key: randomUUID(),
    })
    const row = { mailing, user: person.id, email: person.email, state: 'sent' }
    await modelOf(app.payload, 'mailing-recipients').create(row)
    const message = { name: 'N', email: person.email, subject: 'A question', message: 'Unmistakable words' }
    await modelOf(app.payload, 'contact-messages').create([
      { ...message, status: 'new' },
      { ...message, subject: 'Cheap watches', status: 'new', spamAt: new Date() },
    ])
    const answer = await ask('mails', admin)
    const text = await answer.text()
    expect(text).not.toContain('Unmistakable')
    const { docs, totalDocs } = JSON.parse(text) as PersonPartPage
    expect(totalDocs).toBe(docs.length)
    const told = docs.map(({ title, state }) => [title, state])
    expect(told).toContainEqual(['Choose a new password', 'Queued'])
    expect(told).toContainEqual(['Dues of 2026', 'Sent'])
    expect(told).toContainEqual(['A question', 'New'])
    expect(told.map(([title]) => title)).not.toContain('Cheap watches')
  })

  it('tell sign-ins and history, also of an account that was merged into this one', async () => {
    const former = await makeAccount(app.payload)
    const entry = { account: former.id, event: 'sign-in.succeeded', count: 2, address: '10.0.0.0' }
    const at = { firstAt: new Date(), lastAt: new Date() }
    await modelOf(app.payload, 'security-log').create({ ...entry, ...at, key: randomUUID() })
    await modelOf(app.payload, 'users').updateOne({ _id: former.id }, { $set: { mergedInto: person.id } })
    expect((await read('sign-ins')).docs).toContainEqual(
      expect.objectContaining({ title: 'Signed in', facts: ['Network 10.0.0.0'], state: '2 times' }),
    )
  })

  it('come ten at a time, the newest first, and one bad record fails alone', async () => {
    const other = await makeAccount(app.payload)
    await modelOf(app.payload, 'cpd-entries').collection.insertMany(
      Array.from({ length: 12 }, (_each, index) => ({
        user: new ObjectId(other.id),
        title: `Course ${index}`,
        kind: 'course',
        date: new Date(Date.UTC(2025, 0, 1 + index)),
        hours: 1,
      })),
    )
    const first = await read('cpd', admin, '', other.id)
    expect([first.docs.length, first.totalDocs, first.totalPages]).toEqual([10, 12, 2])
    expect(first.docs[0]?.title).toBe('Course 11')
    const second = await read('cpd', admin, '?page=2', other.id)
    expect(second.docs.map(({ title }) => title)).toEqual(['Course 1', 'Course 0'])

    const log = modelOf(app.payload, 'security-log').collection
    const [lastAt, user] = [new Date(), new ObjectId(other.id)]
    await log.insertMany([
      { account: user, event: 'no-such-event', count: 1, lastAt, firstAt: lastAt, key: randomUUID() },
      { account: user, event: 'password.changed', count: 1, lastAt, firstAt: lastAt, key: randomUUID() },
    ])
    const titles = (await read('sign-ins', admin, '', other.id)).docs.map(({ title }) => title)
    expect(titles.sort()).toEqual(['Password changed', 'This record could not be shown.'])
  })
})

describe('a note about a person', () => {
  it('is stored once for each key, with its author, and is no part of the audit log', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => note('Prefers to be called.', registrar, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await note('', registrar)).status).toBe(400)
    expect((await note('Mine', lead)).status).toBe(403)
    const { docs, totalDocs } = await read('notes', registrar)
    expect(totalDocs).toBe(1)
    expect(docs).toMatchObject([{ title: 'Rebecca Registrar', text: 'Prefers to be called.' }])
    const history = await (await ask('history', admin)).text()
    expect(history).toContain('Note about a person added')
    expect(history).not.toContain('Prefers')
  })

  it('goes with the account, and loses the name of a colleague who goes', async () => {
    await removePersonFromNotes(app.payload, registrar.id)
    expect((await read('notes')).docs).toMatchObject([{ title: 'A former colleague' }])
    await removePersonFromNotes(app.payload, person.id)
    expect((await read('notes')).totalDocs).toBe(0)
  })
})

describe('an invitation', () => {
  it('goes to who was entered by staff, once, and to nobody in charge of the account', async () => {
    const [entered, nameless] = [new ObjectId(), new ObjectId()]
    const email = `${randomUUID()}@example.org`
    await insertEnteredPeople(app.payload, [
      { _id: entered, email, isDeceased: false },
      { _id: nameless, isDeceased: false },
    ])
    const invite = async (id: string, as: Account): Promise<number> =>
      (await app.request('POST', `/api/users/${id}/invitation`, { as })).status
    expect(await invite(String(entered), lead)).toBe(403)
    expect(await Promise.all([1, 2, 3].map(() => invite(String(entered), registrar)))).toContain(200)
    expect(await invite(String(entered), registrar)).toBe(409)
    const mails = await mailsTo(app.payload, email)
    expect(mails).toHaveLength(1)
    const token = mails[0]?.links[0]?.split('#')[1]
    const chosen = await app.request('POST', '/api/users/set-password', {
      body: { token, password: GOOD_PASSWORD },
    })
    expect(chosen.status).toBe(200)
    for (const id of [String(nameless), person.id, String(new ObjectId())])
      expect(await invite(id, admin)).toBe(409)
  })
})
