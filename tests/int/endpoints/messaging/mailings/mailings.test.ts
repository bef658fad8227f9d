import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMailings } from '../../../../../domain/messaging/mailings'
import type { MailingDetail } from '../../../../../domain/messaging/mailings/mailingDetail.schema'
import type {
  AudienceCount,
  MailingPreview,
  RecipientPage,
} from '../../../../../domain/messaging/mailings/mailingTexts.schema'
import { claimNext, giveUp, markSent } from '../../../../../domain/messaging/mail/outboxRepository'
import { countBounce } from '../../../../../domain/messaging/mailAddresses'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account
let lead: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['registrar'], fullName: 'Rose Registrar' })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  member = await makeAccount(app.payload, { fullName: 'Mary Member' })
})
afterAll(() => app.stop())

const facts = (to: object, text = 'Dear {{firstName}}, see [the programme](/events).'): object => ({
  subject: 'News for {{grade}} members',
  kind: 'news',
  audience: to,
  blocks: [{ type: 'paragraph', text }],
})
const typed = (...people: Account[]): object => ({ to: 'typed', emails: people.map(({ email }) => email) })
const add = (body: object, as = admin): Promise<Response> =>
  app.request('POST', '/api/mailings', { as, body: { key: randomUUID(), ...body } })
const made = async (to: object, as = admin, text?: string): Promise<string> => {
  const answer = await add(facts(to, text), as)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const read = async <Data>(path: string, as = admin): Promise<Data> => {
  const answer = await app.request('GET', `/api/mailings${path && `/${path}`}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Data
}
const detail = (id: string): Promise<MailingDetail> => read(`${id}/detail`)
const send = async (id: string, as = admin, sendAt?: string): Promise<number> => {
  const { updatedAt } = await detail(id)
  const answer = await app.request('POST', `/api/mailings/${id}/send`, {
    as,
    body: { updatedAt, ...(sendAt && { sendAt }) },
  })
  return answer.status
}
const control = async (id: string, act: string, as = admin): Promise<number> =>
  (await app.request('POST', `/api/mailings/${id}/control`, { as, body: { act } })).status
const people = async (count: number): Promise<Account[]> => {
  const made: Account[] = []
  for (let place = 0; place < count; place += 1) {
    const person = await makeAccount(app.payload, { fullName: `Person Number ${place}` })
    await makeMembership(app.payload, person.id)
    made.push(person)
  }
  return made
}
/** Delivers every mail of a mailing that waits in the outbox, as its sender does. */
const deliver = async (refused: readonly string[] = []): Promise<void> => {
  for (let mail = await claimNext(app.payload); mail; mail = await claimNext(app.payload))
    if (refused.includes(mail.to)) await giveUp(app.payload, mail, '550 5.1.1 No such user', true)
    else await markSent(app.payload, mail, { isForgotten: true })
}
const change = (collection: 'users' | 'profiles', where: object, set: object): Promise<unknown> =>
  modelOf(app.payload, collection).collection.updateOne(where, { $set: set })

describe('a text', () => {
  it.each([
    ['a field that is not in the table', { blocks: [{ type: 'paragraph', text: 'Dear {{password}}' }] }],
    ['a field that does not end', { blocks: [{ type: 'heading', text: 'Dear {{firstName' }] }],
    ['a link that runs a script', { blocks: [{ type: 'button', label: 'Go', url: 'javascript:alert(1)' }] }],
    ['a link in a text that runs a script', { blocks: [{ type: 'paragraph', text: '[a](javascript:x)' }] }],
    ['no part', { blocks: [] }],
    ['two lines for a subject', { subject: 'a\nBcc: all@example.org' }],
    ['an audience that is none', { audience: { to: 'everybody' } }],
    ['a field of the server’s', { status: 'sent' }],
  ])('is refused with %s', async (_, part) => {
    expect((await add({ ...facts({ to: 'members' }), ...part })).status).toBe(400)
  })

  it('is filled in for each person, and no name becomes a link', async () => {
    const [person] = await people(1)
    await change(
      'profiles',
      { user: new ObjectId(required(person).id) },
      { fullName: '[Free](https://evil.example) Offer' },
    )
    const id = await made(typed(required(person)))
    const preview = await read<MailingPreview>(`${id}/preview`)
    expect(preview).toMatchObject({
      total: 1,
      subject: 'News for Professional members',
      recipient: { to: required(person).email, skip: null },
    })
    expect(preview.blocks).toEqual([
      {
        type: 'linked',
        parts: [
          { text: 'Dear [Free](https://evil.example), see ' },
          { text: 'the programme', url: '/events' },
          { text: '.' },
        ],
      },
    ])
  })
})

describe('sending', () => {
  it('mails everybody once when two press Send at once, and the report says so', async () => {
    const persons = await people(3)
    const id = await made(typed(...persons))
    const { updatedAt } = await detail(id)
    const press = (as: Account): Promise<Response> =>
      app.request('POST', `/api/mailings/${id}/send`, { as, body: { updatedAt } })
    const answers = await Promise.all([press(admin), press(colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([sendMailings(app.payload), sendMailings(app.payload)])
    for (const { email } of persons) {
      const mails = await mailsTo(app.payload, email)
      expect(mails.map(({ subject }) => subject)).toEqual(['News for Professional members'])
      expect(mails[0]?.headers).toMatchObject({
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Unsubscribe': expect.stringMatching(/^<http.*\/api\/consents\/unsubscribe\?token=/) as string,
      })
    }
    await deliver([required(persons[0]).email])
    await sendMailings(app.payload)
    const { status, report } = await detail(id)
    expect(status).toBe('sent')
    expect(report.figures).toMatchObject({ all: 3, sent: 2, delivered: 2, bounced: 1, failed: 1, waiting: 0 })
    const bounced = await read<RecipientPage>(`${id}/people?figure=bounced`)
    expect(bounced.docs).toMatchObject([{ to: required(persons[0]).email, reason: '550 5.1.1 No such user' }])
  })

  it('leaves out the deceased, the paused and those who do not want it, and says why', async () => {
    const [dead, paused, unwilling, willing] = await people(4)
    await change('users', { _id: new ObjectId(required(dead).id) }, { isDeceased: true })
    for (const mail of ['1', '2', '3'])
      await countBounce(app.payload, {
        email: required(paused).email,
        mail,
        isPermanent: true,
        reason: '550',
      })
    await app.request('POST', '/api/consents/choose', {
      as: required(unwilling),
      body: { choices: { news: false } },
    })
    const all = [dead, paused, unwilling, willing].map(required)
    const id = await made(typed(...all))
    const skipped = { deceased: 1, paused: 1, unsubscribed: 1 }
    expect(await read<AudienceCount>(`${id}/count`)).toEqual({ recipients: 1, skipped, cost: null })
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    expect((await detail(id)).report).toMatchObject({ figures: { all: 4, skipped: 3, waiting: 1 }, skipped })
    expect(await mailsTo(app.payload, required(unwilling).email)).toEqual([])
  })

  it('begins at its time, and can be taken back before', async () => {
    const [person] = await people(1)
    const id = await made(typed(required(person)))
    expect(await send(id, admin, '2020-01-01T08:00')).toBe(400)
    expect(await send(id, admin, '2099-01-01T08:00')).toBe(200)
    await sendMailings(app.payload)
    expect(await detail(id)).toMatchObject({ status: 'scheduled', sendAtInJuba: '2099-01-01T08:00' })
    expect(await control(id, 'withdraw')).toBe(200)
    expect(await send(id, admin, '2099-01-01T08:00')).toBe(200)
    await modelOf(app.payload, 'mailings').updateOne({ _id: id }, { $set: { sendAt: new Date(0) } })
    await sendMailings(app.payload)
    expect(await mailsTo(app.payload, required(person).email)).toHaveLength(1)
  })

  it('goes out no faster than the setting, pauses, goes on, and is cancelled for the rest', async () => {
    await deliver() // what other tests queued
    const persons = await people(4)
    const id = await made(typed(...persons))
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { mailsPerMinute: 5 },
      overrideAccess: true, // the test’s own setting
    })
    await modelOf(app.payload, 'mailing-recipients').updateMany({}, { $unset: { queuedAt: 1 } })
    const mailed = async (): Promise<number> =>
      (await Promise.all(persons.map(({ email }) => mailsTo(app.payload, email)))).flat().length
    /** Ten seconds later. */
    const later = async (): Promise<void> => {
      await modelOf(app.payload, 'mailing-recipients').collection.updateMany({ queuedAt: { $ne: null } }, [
        { $set: { queuedAt: { $subtract: ['$queuedAt', 11_000] } } },
      ])
      await sendMailings(app.payload)
    }
    try {
      expect(await send(id)).toBe(200)
      await sendMailings(app.payload)
      expect(await mailed()).toBe(1)
      expect(await control(id, 'pause')).toBe(200)
      await later()
      expect(await mailed()).toBe(1)
      expect(await control(id, 'continue')).toBe(200)
      await later()
      expect(await mailed()).toBe(2)
      await markSent(app.payload, required(await claimNext(app.payload)), { isForgotten: false })
      expect(await control(id, 'cancel')).toBe(200)
      await later()
      expect(await detail(id)).toMatchObject({
        status: 'cancelled',
        report: { figures: { sent: 1, cancelled: 3, waiting: 0 } },
      })
      expect(await mailed()).toBe(1)
      expect(await control(id, 'continue')).toBe(409)
    } finally {
      await app.payload.updateGlobal({
        slug: 'staff-settings',
        data: { mailsPerMinute: 10_000 },
        overrideAccess: true, // the test’s own setting
      })
    }
  })

  it('goes on after a crash between the outbox and the list, without a second mail', async () => {
    const persons = await people(2)
    const id = await made(typed(...persons))
    expect(await send(id)).toBe(200)
    await modelOf(app.payload, 'mailing-recipients').updateMany(
      { mailing: id },
      { $set: { state: 'waiting' }, $unset: { queuedAt: 1 } },
    )
    await modelOf(app.payload, 'mailings').updateOne(
      { _id: id },
      { $set: { status: 'collecting' }, $unset: { collectedTo: 1, leaseUntil: 1 } },
    )
    await sendMailings(app.payload)
    await sendMailings(app.payload)
    for (const { email } of persons) expect(await mailsTo(app.payload, email)).toHaveLength(1)
    expect((await detail(id)).report.figures.all).toBe(2)
  })
})

describe('a chapter lead', () => {
  it('writes to people of the own region alone, and sees those mailings alone', async () => {
    const [near, far] = await people(2)
    await change('profiles', { user: new ObjectId(required(near).id) }, { region: 'greater_equatoria' })
    await change('profiles', { user: new ObjectId(required(far).id) }, { region: 'other' })
    const others = await made({ to: 'members' })
    const id = await made(typed(required(near), required(far)), lead)
    expect(await read<AudienceCount>(`${id}/count`, lead)).toEqual({ recipients: 1, skipped: {}, cost: null })
    for (const path of ['detail', 'count', 'preview', 'people'])
      expect((await app.request('GET', `/api/mailings/${others}/${path}`, { as: lead })).status).toBe(404)
    const { docs } = await read<{ docs: { id: string }[] }>('', lead)
    expect(docs.map((each) => each.id)).toEqual([id])
    expect(await send(id, lead)).toBe(200)
    await sendMailings(app.payload)
    expect(await mailsTo(app.payload, required(near).email)).toHaveLength(1)
    expect(await mailsTo(app.payload, required(far).email)).toEqual([])
  })
})

describe('a test', () => {
  it('goes to who asks, and members cannot ask', async () => {
    const id = await made({ to: 'members' })
    const writer = await makeAccount(app.payload, { roles: ['registrar'], email: newEmail() })
    const answer = await app.request('POST', `/api/mailings/${id}/test`, { as: writer, body: {} })
    expect(await answer.json()).toEqual({ to: writer.email })
    expect(await mailsTo(app.payload, writer.email)).toMatchObject([
      { subject: 'Test: News for no grade members' },
    ])
    expect((await app.request('POST', `/api/mailings/${id}/test`, { as: member, body: {} })).status).toBe(403)
  })
})
