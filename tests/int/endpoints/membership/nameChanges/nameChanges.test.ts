import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  NameChangeList,
  OwnNameChanges,
} from '../../../../../domain/membership/nameChanges/nameChange.schema'
import { finaliseNameChanges } from '../../../../../domain/membership/membershipDecisions'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

const OFFICE = 'office@example.org'

let app: TestApp
let admin: Account
let photo: Buffer
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#667788' } })
    .jpeg()
    .toBuffer()
  await app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { notificationEmail: OFFICE },
    overrideAccess: true, // the test prepares its data
  })
})
afterAll(() => app.stop())

const upload = async (as: Account, content: Buffer): Promise<{ key: string; status: number }> => {
  const key = keyIn(
    await app.request('POST', '/api/uploads', { as, headers: beginning(content.length, 'nameChange') }),
  )
  const { status } = await app.request('PATCH', `/api/uploads/${key}`, {
    as,
    headers: pieceAt(0),
    body: new Uint8Array(content),
  })
  return { key, status }
}
const makeMember = async (): Promise<Account & { number: string }> => {
  const account = await makeAccount(app.payload)
  return {
    ...account,
    ...(await makeMembership(app.payload, account.id, { registeredName: 'Nyandeng Deng' })),
  }
}
const ask = (as: Account, file: string, overrides = {}) =>
  app.request('POST', '/api/name-changes/request', {
    as,
    body: { name: 'نياندينق لادو', reason: 'Marriage', file, ...overrides },
  })
const request = async (as: Account, content: Buffer = photo): Promise<string> => {
  const response = await ask(as, (await upload(as, content)).key)
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const decide = (id: string, body: object, as: Account = admin) =>
  app.request('POST', `/api/name-changes/${id}/decision`, { as, body })
const verified = async (number: string): Promise<unknown> =>
  ((await (await app.request('GET', `/api/memberships/verify/${number}`)).json()) as { fullName: string })
    .fullName
const mine = async (as: Account) =>
  (await (await app.request('GET', '/api/name-changes/mine', { as })).json()) as OwnNameChanges
const mailsAbout = (id: string): Promise<string[]> =>
  modelOf(app.payload, 'outbox')
    .find({ dedupeKey: { $regex: id } })
    .distinct('template')

describe('a change of the registered name', () => {
  it('is requested with a reason and a document, and is visible once staff have approved it', async () => {
    const member = await makeMember()
    const id = await request(member)
    expect(await mailsAbout(id)).toEqual(['nameChangeReceived', 'nameChangeRequested'])
    expect(await verified(member.number)).toBe('Nyandeng Deng')
    const { docs } = (await (
      await app.request('GET', '/api/name-changes/list?status=requested', { as: admin })
    ).json()) as NameChangeList
    expect(docs.find((row) => row.id === id)).toMatchObject({
      from: 'Nyandeng Deng',
      name: 'نياندينق لادو',
      reason: 'Marriage',
      number: member.number,
      user: member.id,
    })
    for (const as of [admin, admin])
      expect((await decide(id, { status: 'approved', note: 'Passport seen' }, as)).status).toBe(200) // a double click
    expect(await verified(member.number)).toBe('نياندينق لادو')
    expect(await mine(member)).toMatchObject({
      registeredName: 'نياندينق لادو',
      requests: [{ id, status: 'approved', from: 'Nyandeng Deng' }],
    })
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        to: member.email,
        template: 'nameChangeDecided',
      }),
    ).toBe(1)
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'name-change.approved',
        subjectId: id,
        account: member.id,
      }),
    ).toBe(1)
    expect((await decide(id, { status: 'declined', feedback: 'A mistake' })).status).toBe(409)
  })

  it('is declined with a reason for the member, who can request another', async () => {
    const member = await makeMember()
    const id = await request(member)
    expect((await decide(id, { status: 'declined' })).status).toBe(400)
    expect((await decide(id, { status: 'declined', feedback: 'The document cannot be read.' })).status).toBe(
      200,
    )
    expect(await verified(member.number)).toBe('Nyandeng Deng')
    expect((await mine(member)).requests).toMatchObject([
      { status: 'declined', feedback: 'The document cannot be read.' },
    ])
    await request(member)
  })

  it('is one at a time, also when many are requested at once', async () => {
    const member = await makeMember()
    const keys = await Promise.all(Array.from({ length: 5 }, async () => (await upload(member, photo)).key))
    const answers = await Promise.all(keys.map((key) => ask(member, key)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await modelOf(app.payload, 'name-changes').countDocuments({ user: member.id })).toBe(1)
  })

  it('is withdrawn by its member, and its document is deleted', async () => {
    const [member, other] = [await makeMember(), await makeMember()]
    const id = await request(member, makePdf())
    const withdraw = (as: Account) => app.request('POST', `/api/name-changes/${id}/withdraw`, { as })
    expect((await withdraw(other)).status).toBe(404)
    const { document } = (await modelOf(app.payload, 'name-changes').findById(id).lean()) as unknown as {
      document: unknown
    }
    for (let time = 0; time < 2; time++) expect((await withdraw(member)).status).toBe(200)
    expect(await modelOf(app.payload, 'files').exists({ _id: document })).toBeNull()
    expect((await decide(id, { status: 'approved' })).status).toBe(409)
  })

  it('is refused without a membership, and for the same name', async () => {
    const [nobody, member] = [await makeAccount(app.payload), await makeMember()]
    expect((await ask(nobody, (await upload(nobody, photo)).key)).status).toBe(409)
    expect((await ask(member, (await upload(member, photo)).key, { name: ' Nyandeng  Deng ' })).status).toBe(
      400,
    )
    expect((await ask(member, (await upload(nobody, photo)).key)).status).toBe(404)
  })

  it('is completed after a crash between the decision and its effects', async () => {
    const member = await makeMember()
    const id = await request(member)
    await modelOf(app.payload, 'name-changes').updateOne(
      { _id: id },
      { $set: { status: 'approved', decidedAt: new Date(), decidedBy: admin.id, needsSettling: true } },
    )
    await Promise.all([finaliseNameChanges(app.payload), finaliseNameChanges(app.payload)])
    expect(await verified(member.number)).toBe('نياندينق لادو')
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        to: member.email,
        template: 'nameChangeDecided',
      }),
    ).toBe(1)
  })
})

describe('the document of a change of name', () => {
  it.each([
    ['a PDF', () => makePdf(), 'application/pdf'],
    ['a photo', () => photo, 'image/jpeg'],
  ])('may be %s, and can be read by its owner and administrators only', async (_, content, type) => {
    const [member, other, lead] = [
      await makeMember(),
      await makeMember(),
      await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' }),
    ]
    const id = await request(member, content())
    for (const [as, status] of [
      [member, 200],
      [admin, 200],
      [other, 404],
      [lead, 404],
      [undefined, 401],
    ] as const) {
      const response = await app.request('GET', `/api/name-changes/${id}/document`, { as })
      expect(response.status).toBe(status)
      if (status === 200) {
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        })
      }
    }
  })

  it.each([
    ['HTML named as a PDF', () => Buffer.from('<script>alert(1)</script>'.padEnd(2000, 'x'))],
    ['a truncated picture', () => photo.subarray(0, photo.length - 200)],
    [
      'an SVG with scripts',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`),
    ],
  ])('is refused when it is %s', async (_, content) => {
    const member = await makeMember()
    const { key, status } = await upload(member, content())
    expect(status).toBe(415)
    expect((await ask(member, key)).status).toBe(404)
  })
})
