import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOverAnswers, sweepSpam } from '../../../../../domain/messaging/contactMessages'
import { findAnswerTimes } from '../../../../../domain/messaging/contactMessages/findAnswerTimes'
import type { MessageList } from '../../../../../domain/messaging/contactMessages/handling.schema'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import type { PendingGroup } from '../../../../../domain/office/pendingWork'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
let admin: Account
let colleague: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Zuor Colleague' })
})
afterAll(() => app.stop())

const messages = () => modelOf(app.payload, 'contact-messages')

const write = async (
  facts: Record<string, unknown> = {},
  agoMs = 0,
): Promise<{ id: string; email: string }> => {
  const _id = new ObjectId()
  const email = newEmail()
  const createdAt = new Date(Date.now() - agoMs)
  await messages().collection.insertOne({
    _id,
    name: 'Deng',
    email,
    subject: 'A question',
    message: 'How?',
    status: 'new',
    createdAt,
    updatedAt: createdAt,
    ...facts,
  })
  return { id: _id.toHexString(), email }
}
const post = (id: string, step: string, body: object, as = admin): Promise<Response> =>
  app.request('POST', `/api/contact-messages/${id}/${step}`, { as, body })
const read = async (id: string): Promise<ContactThread> =>
  (
    await app.request('GET', `/api/contact-messages/${id}/thread`, { as: admin })
  ).json() as Promise<ContactThread>
const subjects = async (query: string): Promise<string[]> => {
  const response = await app.request('GET', `/api/contact-messages/list?${query}`, { as: admin })
  return ((await response.json()) as MessageList).docs.map(({ subject }) => subject)
}

describe('a note', () => {
  it('stands in the thread once, however often it is sent, and is mailed to nobody', async () => {
    const { id, email } = await write()
    const note = { note: ' Ask Lado first. ', key: randomUUID() }
    const statuses = await Promise.all(Array.from({ length: 5 }, () => post(id, 'notes', note)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await post(id, 'notes', { ...note, key: randomUUID() }, colleague)).status).toBe(201)
    const { message, entries } = await read(id)
    expect(entries.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ['note', 'Achol Admin', 'Ask Lado first.'],
      ['note', 'Zuor Colleague', 'Ask Lado first.'],
    ])
    expect(message).toMatchObject({ status: 'new', answers: 0 })
    expect(await mailsTo(app.payload, email)).toEqual([])
  })

  it('is refused when it is empty or too long, and for an unknown message', async () => {
    const { id } = await write()
    for (const note of ['', '  ', 'x'.repeat(5001)])
      expect((await post(id, 'notes', { note, key: randomUUID() })).status).toBe(400)
    expect((await post('0'.repeat(24), 'notes', { note: 'A', key: randomUUID() })).status).toBe(404)
  })
})

describe('a message that is nobody’s', () => {
  it('is taken by one of two at once, and the other is told who', async () => {
    const { id } = await write()
    const [mine, theirs] = await Promise.all([post(id, 'claim', {}), post(id, 'claim', {}, colleague)])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
    const [lost, winner] = mine.status === 409 ? [mine, 'Zuor Colleague'] : ([theirs, 'Achol Admin'] as const)
    const { errors } = (await lost.json()) as { errors: { code: string; message: string }[] }
    expect(errors).toEqual([{ code: 'taken', message: `${winner} has taken this message.` }])
    const owner = winner === 'Achol Admin' ? admin : colleague
    expect((await read(id)).message.assignee).toBe(owner.id)
    expect((await post(id, 'claim', {}, owner)).status).toBe(200)
    expect((await post('0'.repeat(24), 'claim', {})).status).toBe(404)
  })
})

describe('the filter for late messages', () => {
  it('leaves those that wait longer than the promised day, since the last reply where there is one', async () => {
    const q = randomUUID()
    const late = (name: string, facts: object, hours: number) =>
      write({ subject: `${name} ${q}`, ...facts }, hours * HOUR_MS)
    await late('Late', {}, 25)
    await late('In time', {}, 23)
    await late('Answered', { status: 'answered' }, 99)
    await late('Spam', { spamAt: new Date() }, 99)
    await late('Replied today', { status: 'open', repliedAt: new Date() }, 99)
    await late('Replied before', { status: 'open', repliedAt: new Date(Date.now() - 30 * HOUR_MS) }, 90)
    expect((await subjects(`show=late&q=${q}`)).sort()).toEqual([`Late ${q}`, `Replied before ${q}`])
  })
})

describe('the time to the first answer', () => {
  it('is told as median and 90th percentile of the last 30 and 90 days, without spam', async () => {
    const now = Date.UTC(2020, 5, 1)
    const answered = (minutesToAnswer: number, daysAgo: number, facts: object = {}) =>
      write({
        status: 'answered',
        answers: 1,
        answeredAt: new Date(now - daysAgo * DAY_MS),
        minutesToAnswer,
        ...facts,
      })
    await messages().collection.updateMany({}, { $unset: { minutesToAnswer: 1 } }) // of the other tests
    for (const minutes of [10, 1, 9, 2, 8, 3, 7, 4, 6, 5]) await answered(minutes, 20)
    await answered(999, 20, { spamAt: new Date(now) })
    for (const minutes of [100, 200]) await answered(minutes, 60)
    await answered(5000, 91)
    expect(await findAnswerTimes(app.payload, now)).toEqual([
      { days: 30, count: 10, median: 5, p90: 9 },
      { days: 90, count: 12, median: 6, p90: 100 },
    ])
    await messages().collection.updateMany({}, { $unset: { minutesToAnswer: 1 } })
    expect(await findAnswerTimes(app.payload, now)).toEqual([
      { days: 30, count: 0, median: null, p90: null },
      { days: 90, count: 0, median: null, p90: null },
    ])
  })
})

describe('what is marked as spam', () => {
  it('leaves the lists, waits for nobody and cannot be answered until it is unmarked', async () => {
    const q = randomUUID()
    const { id, email } = await write({ subject: `Buy ${q}` })
    const pending = async (): Promise<number | undefined> => {
      const groups = (await (
        await app.request('GET', '/api/pending-work', { as: admin })
      ).json()) as PendingGroup[]
      return groups.find(({ kind }) => kind === 'messages')?.total
    }
    const before = await pending()
    expect((await post(id, 'spam', { isSpam: true })).status).toBe(200)
    expect((await post(id, 'spam', { isSpam: true })).status).toBe(200)
    expect(await pending()).toBe((before ?? 0) - 1)
    expect(await subjects(`q=${q}`)).toEqual([])
    expect(await subjects(`q=${q}&show=spam`)).toEqual([`Buy ${q}`])
    const csv = await app.request('GET', `/api/contact-messages/list.csv?q=${q}`, { as: admin })
    expect(await csv.text()).not.toContain(q)
    const refused = await post(id, 'answer', { text: 'No, thank you.' })
    expect([
      refused.status,
      ((await refused.json()) as { errors: { code: string }[] }).errors[0]?.code,
    ]).toEqual([409, 'is_spam'])
    expect((await read(id)).entries).toEqual([])
    expect((await post(id, 'spam', { isSpam: false })).status).toBe(200)
    expect((await post(id, 'answer', { text: 'Welcome back.' })).status).toBe(200)
    expect(await mailsTo(app.payload, email)).toHaveLength(1)
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id } },
      sort: 'createdAt',
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ action }) => action)).toEqual([
      'message.marked-as-spam',
      'message.unmarked-as-spam',
      'message.answered',
    ])
  })

  it('is deleted after thirty days with everything that follows it, and nothing else is', async () => {
    const old = await write({ spamAt: new Date(Date.now() - 30.1 * DAY_MS) })
    const recent = await write({ spamAt: new Date(Date.now() - 29.9 * DAY_MS) })
    const wanted = await write({}, 99 * DAY_MS)
    for (const { id } of [old, recent, wanted]) await post(id, 'notes', { note: 'A note', key: randomUUID() })
    await modelOf(app.payload, 'outbox').create({
      template: 'contactMessageReceived',
      to: 'office@example.org',
      status: 'sent',
      dedupeKey: `contactMessageReceived:${old.id}`,
    })
    await sweepSpam(app.payload)
    await sweepSpam(app.payload)
    const left = await Promise.all(
      [old, recent, wanted].map(async ({ id }) => [
        await messages().countDocuments({ _id: id }),
        await modelOf(app.payload, 'contact-entries').countDocuments({ message: id }),
      ]),
    )
    expect(left).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ])
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        dedupeKey: `contactMessageReceived:${old.id}`,
      }),
    ).toBe(0)
  })
})

describe('the carry-over of answers that earlier versions stored in the message', () => {
  it('moves them into the thread with authors, times and mails, also when it broke off, and once', async () => {
    const at = (hours: number): Date => new Date(Date.UTC(2026, 9, 1, hours))
    const earlier = {
      status: 'closed',
      createdAt: at(0),
      updatedAt: at(9),
      answer: 'Yes.',
      answeredBy: new ObjectId(admin.id),
      answeredAt: at(2),
      furtherAnswers: [{ id: 'a', text: 'Also in Wau.', by: new ObjectId(colleague.id), at: at(5) }],
      note: 'A friend of the chapter',
    }
    const { id } = await write(earlier)
    const untouched = await write()
    await modelOf(app.payload, 'outbox').create({
      template: 'contactMessageAnswered',
      to: 'deng@example.org',
      status: 'sent',
      dedupeKey: `contactMessageAnswered:${id}:1`,
    })
    await carryOverAnswers(app.payload)
    // as after a stop before its last step
    await messages().collection.updateOne({ _id: new ObjectId(id) }, { $set: earlier })
    await carryOverAnswers(app.payload)
    await carryOverAnswers(app.payload)
    const { message, entries } = await read(id)
    expect(
      entries.map(({ kind, author, text, createdAt, mail }) => [kind, author, text, createdAt, mail?.status]),
    ).toEqual([
      ['answer', 'Achol Admin', 'Yes.', at(2).toISOString(), undefined],
      ['answer', 'Zuor Colleague', 'Also in Wau.', at(5).toISOString(), 'sent'],
      ['note', 'A former colleague', 'A friend of the chapter', at(9).toISOString(), undefined],
    ])
    expect(message).toMatchObject({
      status: 'closed',
      answers: 2,
      answeredAt: at(2).toISOString(),
      minutesToAnswer: 120,
      updatedAt: at(9).toISOString(),
    })
    const stored = await messages().collection.findOne({ _id: new ObjectId(id) })
    for (const field of ['answer', 'answeredBy', 'furtherAnswers', 'note'])
      expect(stored).not.toHaveProperty(field)
    expect((await read(untouched.id)).message).toMatchObject({ answers: 0, answeredAt: null })
  })

  it('leaves a message that cannot be moved as it is, and goes on with the others', async () => {
    const faulty = await write({ furtherAnswers: [{ by: 'nobody' }] })
    const sound = await write({ note: 'A friend of the chapter' })
    await carryOverAnswers(app.payload)
    expect((await read(sound.id)).entries.map(({ text }) => text)).toEqual(['A friend of the chapter'])
    expect(await messages().collection.findOne({ _id: new ObjectId(faulty.id) })).toMatchObject({
      furtherAnswers: [{ by: 'nobody' }],
    })
    await messages().deleteOne({ _id: faulty.id })
  })
})
