import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Conversation,
  type MessagePage,
  type MessageState,
} from '../../../../../domain/messaging/messages/messages.schema'
import { catchUpMessageMails, eraseMessages, exportMessages } from '../../../../../domain/messaging/messages'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

type Member = Account & { profile: string; fullName: string }

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const profileOf = async ({ id }: Account): Promise<string> => {
  const profile = await modelOf(app.payload, 'profiles')
    .findOne({ user: id }, { _id: 1 })
    .lean<{ _id: unknown }>()
  return String(profile?._id)
}
const makeMember = async (fullName: string, membership: Record<string, unknown> = {}): Promise<Member> => {
  const account = await makeAccount(app.payload, { fullName })
  await confirmEmailOf(app.payload, account)
  await makeMembership(app.payload, account.id, membership)
  return { ...account, fullName, profile: await profileOf(account) }
}
const pair = (): Promise<[Member, Member]> =>
  Promise.all([makeMember('Nyandeng Deng'), makeMember('Lado Wani')])
const write = (
  as: Account | undefined,
  to: string,
  overrides: Record<string, unknown> = {},
): Promise<Response> =>
  app.request('POST', '/api/member-messages/send', {
    as,
    body: { to, subject: 'Borehole logs', text: 'May I use your logs?', key: randomUUID(), ...overrides },
  })
const send = async (from: Member, to: Member, overrides: Record<string, unknown> = {}): Promise<string> => {
  const response = await write(from, to.profile, overrides)
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const codeOf = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { errors?: [{ code: string }] }).errors?.[0].code,
]
const post = (as: Account, path: string, body: object = {}): Promise<Response> =>
  app.request('POST', `/api/member-messages/${path}`, { as, body })
const get = async <Body>(as: Account, path: string): Promise<Body> =>
  (await (await app.request('GET', `/api/member-messages/${path}`, { as })).json()) as Body
const answer = (as: Account, id: string, text = 'Yes, of course.'): Promise<Response> =>
  post(as, `${id}/answer`, { text, key: randomUUID() })
const turnOff = (as: Account): Promise<Response> =>
  app.request('PATCH', '/api/profiles/me', { as, body: { acceptsMessages: false } })

describe('a message between members', () => {
  it('reaches the other member on the site and by mail, without either email', async () => {
    const [ada, ben] = await pair()
    const text = 'See <b>this</b>\nBcc: all@example.org https://example.org/x'
    const id = await send(ada, ben, { text })
    const mail = (await mailsTo(app.payload, ben.email)).find(
      ({ template }) => template === 'memberMessageReceived',
    )
    expect(mail).toMatchObject({ subject: 'Message from Nyandeng Deng: Borehole logs', replyTo: undefined })
    expect(mail?.html).toContain('See &lt;b&gt;this&lt;/b&gt;<br>Bcc: all@example.org https://example.org/x')
    expect(mail?.html).not.toMatch(/href="https:\/\/example\.org\/x/)
    expect(mail?.text).toContain(`/profile/messages?message=${id}`)
    const conversation = await get<Conversation>(ben, `${id}/conversation`)
    expect(conversation).toMatchObject({
      name: 'Nyandeng Deng',
      subject: 'Borehole logs',
      refusal: null,
      messages: [{ isOwn: false, text }],
    })
    const [received, sent] = [
      await get<MessagePage>(ben, 'mine'),
      await get<MessagePage>(ada, 'mine?box=sent'),
    ]
    expect(received.docs).toMatchObject([{ id, name: 'Nyandeng Deng', isRead: false }])
    expect(sent.docs).toMatchObject([{ id, name: 'Lado Wani', isRead: true }])
    for (const told of [mail?.html, mail?.text, JSON.stringify([conversation, received, sent])]) {
      for (const { email } of [ada, ben]) expect(told).not.toContain(email)
    }
    expect((await get<MessageState>(ben, 'state')).unread).toBe(1)
    await post(ben, `${id}/read`)
    expect((await get<MessageState>(ben, 'state')).unread).toBe(0)
  })

  it('has its text hidden from staff in the outbox', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben, { text: 'Between the two of us' })
    const row = await modelOf(app.payload, 'outbox')
      .findOne({ dedupeKey: `member-message:${id}` })
      .lean()
    expect(JSON.stringify(row)).not.toContain('Between the two of us')
  })

  it('is answered in one conversation, which nobody else can read', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben)
    expect((await answer(ben, id)).status).toBe(201)
    expect((await get<Conversation>(ada, `${id}/conversation`)).messages).toMatchObject([
      { isOwn: true },
      { isOwn: false, text: 'Yes, of course.' },
    ])
    expect((await mailsTo(app.payload, ada.email)).map(({ subject }) => subject)).toContain(
      'Message from Lado Wani: Borehole logs',
    )
    const stranger = await makeMember('Stranger')
    for (const as of [stranger, admin]) {
      expect((await app.request('GET', `/api/member-messages/${id}/conversation`, { as })).status).toBe(404)
      for (const path of ['read', 'answer', 'block', 'unblock', 'report'])
        expect((await post(as, `${id}/${path}`)).status).toBe(404)
    }
  })

  it('is stored once for repeated requests with one key, with one mail', async () => {
    const [ada, ben] = await pair()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(ada, ben.profile, { key })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect(
      new Set(await Promise.all(answers.map(async (one) => ((await one.json()) as { id: string }).id))).size,
    ).toBe(1)
    expect(await modelOf(app.payload, 'member-messages').countDocuments({ sender: ada.id })).toBe(1)
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        to: ben.email,
        template: 'memberMessageReceived',
      }),
    ).toBe(1)
  })

  it('is mailed later when the mail could not be queued', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben)
    await modelOf(app.payload, 'outbox').deleteMany({ to: ben.email, template: 'memberMessageReceived' })
    await modelOf(app.payload, 'member-messages').collection.updateOne(
      { thread: id },
      { $set: { needsMail: true, createdAt: new Date(Date.now() - 120_000) } },
    )
    for (let run = 0; run < 2; run++) await catchUpMessageMails(app.payload)
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        to: ben.email,
        template: 'memberMessageReceived',
      }),
    ).toBe(1)
  })

  it('is refused with the names of the invalid fields', async () => {
    const [ada, ben] = await pair()
    for (const [overrides, field] of [
      [{ subject: ' ' }, 'subject'],
      [{ subject: 'Hello\r\nBcc: all@example.org' }, 'subject'],
      [{ subject: 'x'.repeat(151) }, 'subject'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(5001) }, 'text'],
      [{ text: 'a\0b' }, 'text'],
      [{ key: 'one' }, 'key'],
      [{ to: { $ne: null } }, 'to'],
    ] as const) {
      const response = await write(ada, ben.profile, overrides)
      expect([
        response.status,
        ((await response.json()) as { errors: { field: string }[] }).errors[0]?.field,
      ]).toEqual([400, field])
    }
    expect((await write(ada, ben.profile, { sender: ben.id })).status).toBe(400)
  })
})

describe('sending a message', () => {
  it('requires a current membership and a confirmed email on both sides', async () => {
    const ben = await makeMember('Lado Wani')
    expect(await codeOf(await write(undefined, ben.profile))).toEqual([401, 'unauthenticated'])
    const unconfirmed = await makeAccount(app.payload)
    await modelOf(app.payload, 'users').updateOne(
      { _id: unconfirmed.id },
      { $set: { emailVerifiedAt: null } },
    )
    expect(await codeOf(await write(unconfirmed, ben.profile))).toEqual([403, 'unverified'])
    const past = { expiresAt: new Date(0), graceUntil: new Date(1) }
    for (const standing of [{ suspendedAt: new Date() }, past, { withdrawnAt: new Date() }]) {
      expect(await codeOf(await write(await makeMember('Former', standing), ben.profile))).toEqual([
        403,
        'no_membership',
      ])
      expect(await codeOf(await write(ben, (await makeMember('Former', standing)).profile))).toEqual([
        404,
        'not_found',
      ])
    }
    expect(await get(unconfirmed, `to/${ben.profile}`)).toEqual({ name: null, refusal: 'unverified' })
    expect((await write(await makeMember('In grace', { expiresAt: new Date(0) }), ben.profile)).status).toBe(
      201,
    )
    expect(await codeOf(await write(ben, ben.profile))).toEqual([400, 'self'])
  })

  it('to a person who left the directory is refused, except as an answer', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben)
    await app.request('PATCH', '/api/profiles/me', { as: ada, body: { isInDirectory: false } })
    expect(await codeOf(await write(ben, ada.profile))).toEqual([404, 'not_found'])
    expect((await answer(ben, id)).status).toBe(201)
  })

  it('to a person who turned messages off is refused', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben)
    expect((await turnOff(ben)).status).toBe(200)
    expect(await codeOf(await write(ada, ben.profile))).toEqual([403, 'not_receiving'])
    expect(await codeOf(await answer(ada, id))).toEqual([403, 'not_receiving'])
    expect(await get(ada, `to/${ben.profile}`)).toEqual({ name: 'Lado Wani', refusal: 'not_receiving' })
    expect(await codeOf(await write(ben, ada.profile))).toEqual([403, 'off'])
    expect((await get<MessageState>(ben, 'state')).isOn).toBe(false)
  })

  it('to a person who blocked the sender is refused as if messages were off', async () => {
    const [ada, ben] = await pair()
    const off = await makeMember('Off')
    await turnOff(off)
    const id = await send(ada, ben)
    for (let click = 0; click < 2; click++) expect((await post(ben, `${id}/block`)).status).toBe(200)
    const [blocked, closed] = [await write(ada, ben.profile), await write(ada, off.profile)]
    expect([blocked.status, await blocked.text()]).toEqual([closed.status, await closed.text()])
    expect((await get<Conversation>(ada, `${id}/conversation`)).refusal).toBe('not_receiving')
    expect(await get<Conversation>(ben, `${id}/conversation`)).toMatchObject({
      refusal: 'blocked_by_you',
      isBlocked: true,
    })
    expect(await codeOf(await answer(ben, id))).toEqual([409, 'blocked_by_you'])
    const { blocked: list } = await get<MessageState>(ben, 'state')
    expect(list).toMatchObject([{ name: 'Nyandeng Deng' }])
    expect((await get<MessageState>(ada, 'state')).blocked).toEqual([])
    await post(ada, `blocks/${list[0]?.id}/remove`) // another person's block
    expect(await codeOf(await write(ada, ben.profile))).toEqual([403, 'not_receiving'])
    await post(ben, `blocks/${list[0]?.id}/remove`)
    await send(ada, ben)
  })

  it('is limited per hour, and a repeated key is not counted', async () => {
    const [ada, ben] = await pair()
    const key = randomUUID()
    await send(ada, ben, { key })
    for (let time = 1; time < 20; time++) await send(ada, ben)
    const refused = await write(ada, ben.profile)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await codeOf(refused)).toEqual([429, 'too_many_attempts'])
    expect((await write(ada, ben.profile, { key })).status).toBe(201)
  })
})

describe('a reported message', () => {
  it('can be read by administrators, who read no other message, and is resolved once', async () => {
    const [ada, ben] = await pair()
    const [reported] = [
      await send(ada, ben, { text: 'Pay me, or else' }),
      await send(ada, ben, { text: 'Something private' }),
    ]
    expect((await post(ada, `${reported}/report`, { reason: 'Mine' })).status).toBe(404)
    expect((await post(ben, `${reported}/report`, { reason: '' })).status).toBe(400)
    for (let click = 0; click < 2; click++)
      expect((await post(ben, `${reported}/report`, { reason: 'A threat' })).status).toBe(200)
    const { docs } = (await (
      await app.request('GET', `/api/message-reports?where[sender][equals]=${ada.id}`, { as: admin })
    ).json()) as { docs: { id: string; text: string; status: string }[] }
    expect(docs).toMatchObject([{ text: 'Pay me, or else', reason: 'A threat', status: 'open' }])
    expect((await app.request('GET', '/api/message-reports', { as: ben })).status).toBe(403)
    expect((await app.request('GET', '/api/member-messages', { as: admin })).status).toBeGreaterThanOrEqual(
      403,
    )
    const settle = (as: Account) =>
      app.request('POST', `/api/message-reports/${docs[0]?.id}/settle`, { as, body: { note: 'Warned' } })
    expect((await settle(ben)).status).toBe(403)
    for (let click = 0; click < 2; click++) expect((await settle(admin)).status).toBe(200)
    expect(await modelOf(app.payload, 'message-reports').findById(docs[0]?.id).lean()).toMatchObject({
      status: 'settled',
      note: 'Warned',
    })
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'message-report.settled',
        subjectId: docs[0]?.id,
      }),
    ).toBe(1)
  })
})

describe('the messages of a deleted account', () => {
  it('are in the copy of its data, with names only', async () => {
    const [ada, ben] = await pair()
    await answer(ben, await send(ada, ben))
    const copy = await exportMessages(app.payload, ada.id)
    expect(copy).toMatchObject({
      messages: [
        { from: 'Nyandeng Deng', to: 'Lado Wani', text: 'May I use your logs?' },
        { from: 'Lado Wani', text: 'Yes, of course.' },
      ],
      blocked: [],
    })
    expect(JSON.stringify(copy)).not.toContain(ben.email)
  })

  it('remain with the other member, and are deleted with the last of the two', async () => {
    const [ada, ben] = await pair()
    const id = await send(ada, ben)
    await answer(ben, id)
    await post(ben, `${id}/block`)
    await post(ben, `${id}/report`, { reason: 'Rude' })
    for (let run = 0; run < 2; run++) await eraseMessages(app.payload, ada.id)
    await modelOf(app.payload, 'profiles').deleteOne({ user: ada.id })
    const kept = await get<Conversation>(ben, `${id}/conversation`)
    expect(kept).toMatchObject({ name: 'Former member', refusal: 'not_receiving', isBlocked: null })
    expect(kept.messages).toHaveLength(2)
    expect(await codeOf(await answer(ben, id))).toEqual([403, 'not_receiving'])
    for (const where of [{ sender: ada.id }, { recipient: ada.id }])
      expect(await modelOf(app.payload, 'member-messages').countDocuments(where)).toBe(0)
    expect(await modelOf(app.payload, 'message-blocks').countDocuments({ blocked: ada.id })).toBe(0)
    expect(await modelOf(app.payload, 'message-reports').countDocuments({ sender: ada.id })).toBe(0)
    await eraseMessages(app.payload, ben.id)
    expect(await modelOf(app.payload, 'member-messages').countDocuments({ thread: id })).toBe(0)
  })
})
