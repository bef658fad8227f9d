import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PendingGroup, findPendingWork } from '../../../../../domain/office/pendingWork'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 86_400_000
const MEMBER_NAME = 'Achol Madut'

let app: TestApp
let admin: Account
let lead: Account
let member: Account

const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS)

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  member = await makeAccount(app.payload, { fullName: MEMBER_NAME })
  const applications = [
    { fullName: 'Abuk Garang', status: 'pending', region: 'greater_equatoria', createdAt: ago(40) },
    { fullName: 'Lado Wani', status: 'under_review', region: 'greater_upper_nile', createdAt: ago(10) },
    { fullName: 'Viola Kiden', status: 'pending', region: 'greater_equatoria', createdAt: ago(1) },
    { fullName: 'Daniel Gai', status: 'approved', region: 'greater_equatoria', createdAt: ago(50) },
  ]
  await modelOf(app.payload, 'applications').insertMany(
    applications.map((application) => ({ ...applicationInput(), ...application })),
  )
  await modelOf(app.payload, 'renewals').insertMany([
    { user: member.id, years: 1, status: 'requested', createdAt: ago(2) },
  ])
  const nomination = { grade: 'honorary', nomineeContact: 'x@example.org', reason: 'Bridges', year: 2026 }
  await modelOf(app.payload, 'nominations').insertMany([
    { ...nomination, nomineeName: 'Amer Open', nomineeEmail: 'a@example.org', status: 'open' },
    { ...nomination, nomineeName: 'Bol Decided', nomineeEmail: 'b@example.org', status: 'approved' },
    {
      ...nomination,
      nomineeName: 'Chol Invited',
      nomineeEmail: 'c@example.org',
      status: 'approved',
      awaitsAccount: true,
    },
  ])
  const message = { name: 'Deng', email: 'deng@example.org', message: 'How?', status: 'new' }
  const asked = {
    kind: 'sponsor',
    fullName: 'Abuk Garang',
    grade: 'fellow',
    user: member.id,
    status: 'asked',
  }
  await modelOf(app.payload, 'endorsements').insertMany([
    { ...asked, subject: 'a'.repeat(24), contact: 'late@example.org', email: '1', expiresAt: ago(1) },
    { ...asked, subject: 'a'.repeat(24), contact: 'soon@example.org', email: '2', expiresAt: ago(-1) },
    {
      ...asked,
      subject: 'b'.repeat(24),
      contact: 'past@example.org',
      email: '3',
      expiresAt: ago(1),
      isClosed: true,
    },
  ])
  await modelOf(app.payload, 'contact-messages').insertMany([
    { ...message, subject: 'Asked a moment ago', createdAt: ago(0.9) },
    { ...message, subject: 'Asked yesterday', createdAt: ago(1.1) },
    { ...message, subject: 'Answered', status: 'answered', createdAt: ago(9) },
  ])
  const payment = { method: 'bank', amountMinor: 5_000, currency: 'USD', paidAt: ago(1), payer: 'Lado Wani' }
  await modelOf(app.payload, 'payments').insertMany([
    { ...payment, key: 'reported', status: 'reported', receiptNumber: 'reported' },
    { ...payment, key: 'confirmed', status: 'confirmed', receiptNumber: 'confirmed' },
  ])
  await modelOf(app.payload, 'outbox').insertMany([
    { template: 'welcome', to: 'x@example.org', status: 'failed', dedupeKey: 'failed', createdAt: ago(1) },
  ])
})
afterAll(() => app.stop())

const askAs = async (account: Account): Promise<Record<string, PendingGroup>> => {
  const user = await app.payload.findByID({ collection: 'users', id: account.id, overrideAccess: true }) // the test checks the result
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  return Object.fromEntries((await findPendingWork(req)).map((group) => [group.kind, group]))
}

describe('pending work', () => {
  it('shows an administrator what is pending, with its age and the oldest first', async () => {
    const { applications, renewals, mails, messages, nominations, endorsements, payments } =
      await askAs(admin)
    expect(applications).toMatchObject({ total: 3, ages: { week: 1, month: 1, older: 1 } })
    expect(applications?.oldest.map(({ title }) => title)).toEqual([
      'Abuk Garang',
      'Lado Wani',
      'Viola Kiden',
    ])
    expect(renewals).toMatchObject({ total: 1, oldest: [{ title: MEMBER_NAME }] })
    expect(mails).toMatchObject({ total: 1, oldest: [{ title: 'To x@example.org' }] })
    expect(messages?.oldest.map(({ title }) => title)).toEqual(['Asked yesterday', 'Asked a moment ago'])
    expect(payments?.oldest.map(({ title }) => title)).toEqual(['USD 50.00, Bank transfer, Lado Wani'])
    expect(nominations?.oldest.map(({ title }) => title)).toEqual(['Amer Open', 'Chol Invited'])
    expect(endorsements).toMatchObject({
      total: 1,
      oldest: [{ title: 'late@example.org, for Abuk Garang' }],
    })
    expect(endorsements?.oldest[0]?.id).toMatch(/^sponsor\.a{24}\.[0-9a-f]{24}$/)
  })

  it('counts what has waited longer than the association has promised', async () => {
    const { applications, messages, renewals } = await askAs(admin)
    expect([applications?.late, messages?.late, renewals?.late]).toEqual([1, 1, 0])
  })

  it('shows a chapter lead the applications of their region only', async () => {
    const groups = await askAs(lead)
    expect(Object.keys(groups)).toEqual(['tasks', 'applications', 'groupRequests'])
    expect(groups.applications).toMatchObject({ total: 2, ages: { week: 1, month: 0, older: 1 } })
  })

  it('says what can be done at once, by the rights of who asks and not about themselves', async () => {
    const linked = { ...applicationInput(), status: 'pending', region: 'greater_equatoria' }
    const both = await makeAccount(app.payload, { roles: ['registrar'] })
    await modelOf(app.payload, 'applications').insertMany([
      { ...linked, fullName: 'Zande Linked', user: member.id, createdAt: ago(60) },
      { ...linked, fullName: 'Zande Own', user: both.id, createdAt: ago(59) },
    ])
    const stepsOf = async (account: Account) => {
      const { applications, renewals, messages, mails } = await askAs(account)
      return [
        Object.fromEntries((applications?.oldest ?? []).map(({ title, step }) => [title, step])),
        ...[renewals, messages, mails].map((group) => group?.oldest[0]?.step),
      ]
    }
    expect(await stepsOf(admin)).toEqual([
      expect.objectContaining({
        'Zande Linked': 'startReview',
        'Abuk Garang': null, // without an account
        'Lado Wani': null, // under review already
      }),
      'confirmRenewal',
      'claimMessage',
      'sendAgain',
    ])
    expect(await stepsOf(both)).toEqual([
      expect.objectContaining({ 'Zande Linked': 'startReview', 'Zande Own': null }),
      'confirmRenewal',
      undefined,
      undefined,
    ])
    expect((await stepsOf(lead))[0]).toMatchObject({ 'Zande Linked': null })
    const auditor = await makeAccount(app.payload, { roles: ['auditor'] })
    const seen = await app.request('GET', '/api/pending-work', { as: auditor })
    const groups = (await seen.json()) as PendingGroup[]
    const found = groups.flatMap(({ oldest }) => oldest)
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(({ step }) => step !== null)).toEqual([])
    await modelOf(app.payload, 'applications').deleteMany({ fullName: /^Zande/ })
  })

  it('shows a member nothing', async () => {
    expect(await askAs(member)).toEqual({})
  })
})

describe('the lists of the panel', () => {
  it('find a record by a part of its person’s name', async () => {
    const find = async (text: string): Promise<number> => {
      const { totalDocs } = await app.payload.find({
        collection: 'renewals',
        where: { or: [{ user: { like: text } }] },
        overrideAccess: true, // the list's own search, without access control
      })
      return totalDocs
    }
    expect(await find('achol')).toBe(1)
    expect(await find(member.email.slice(0, 12))).toBe(1)
    expect(await find('Nobody of this name')).toBe(0)
  })

  it('show people by name, not by email', async () => {
    const renewals = await app.payload.find({ collection: 'renewals', depth: 1, overrideAccess: true }) // the rows of the list, without access control
    expect(renewals.docs[0]).toMatchObject({ user: { name: MEMBER_NAME }, person: MEMBER_NAME })
  })
})
