import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import type { OwnRenewals, RenewalList } from '../../../../../domain/membership/renewals/renewals.schema'
import { finaliseRenewal, finaliseRenewals } from '../../../../../domain/membership/membershipDecisions'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const request = (as: Account, years: unknown = 1) =>
  app.request('POST', '/api/renewals/request', { as, body: { years } })
const mine = async (as: Account) =>
  (await (await app.request('GET', '/api/renewals/mine', { as })).json()) as OwnRenewals
const decide = (id: string, body: object = { status: 'done' }, as: Account = admin) =>
  app.request('POST', `/api/renewals/${id}/decision`, { as, body })
const membershipOf = async ({ id }: Account) =>
  required(
    await modelOf(app.payload, 'memberships')
      .findOne({ user: id })
      .lean<{ expiresAt: Date; graceUntil: Date; remindersSent: string[] }>(),
  )
/** The mails about the decision, without the one about the request. */
const decisionMailsTo = async ({ email }: Account) =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template !== 'renewalRequested')
const numberOf = async ({ id }: Account) =>
  required(await modelOf(app.payload, 'memberships').findOne({ user: id }).lean<{ number: string }>())
const ask = async (as: Account, years = 1): Promise<string> => {
  const response = await request(as, years)
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const makeMember = async (facts: Record<string, unknown> = {}): Promise<Account> => {
  const account = await makeAccount(app.payload)
  await makeMembership(app.payload, account.id, facts)
  return account
}

describe('a renewal request', () => {
  it('is one at a time, of 20 sent at once too, and can be withdrawn and sent again', async () => {
    const member = await makeMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(member)))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
    const { renewal } = await mine(member)
    expect(renewal).toMatchObject({ status: 'requested', years: 1 })
    const withdraw = (as: Account) => app.request('POST', `/api/renewals/${renewal?.id}/withdraw`, { as })
    expect((await withdraw(await makeAccount(app.payload))).status).toBe(404)
    for (let click = 0; click < 2; click += 1) expect((await withdraw(member)).status).toBe(200)
    expect((await mine(member)).renewal).toBeNull()
    await modelOf(app.payload, 'renewals').db.collection('rate_limits').deleteMany({})
    await ask(member, 3)
    expect((await decide(required(renewal).id)).status).toBe(409)
  })

  it('is mailed once to the member and to staff, each with a link to the request', async () => {
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: 'office@example.org' },
      overrideAccess: true, // set as by staff
    })
    const member = await makeMember()
    const id = await ask(member, 2)
    await modelOf(app.payload, 'renewals').updateOne({ _id: id }, { $set: { needsSettling: true } }) // the state after a crash
    await finaliseRenewals(app.payload)
    const own = await mailsTo(app.payload, member.email)
    expect(own.map(({ template }) => template)).toEqual(['renewalRequested'])
    expect(own[0]?.links[0]).toMatch(/\/membership\/renewal\/request$/)
    const { number } = await numberOf(member)
    const office = (await mailsTo(app.payload, 'office@example.org')).filter(({ text }) =>
      text.includes(number),
    )
    expect(office.map(({ template }) => template)).toEqual(['renewalSubmitted'])
    expect(office[0]?.links[0]).toContain(`/admin/renewals?q=${number}`)
  })

  it.each([0, 4, 1.5, '1', null])('is refused for %s years', async (years) => {
    expect((await request(await makeMember(), years)).status).toBe(400)
  })

  it.each([
    ['never had a membership', undefined],
    ['is suspended', { suspendedAt: inDays(-1) }],
    ['has a revoked membership', { withdrawnAt: inDays(-1) }],
    ['has a membership without an end', { expiresAt: null, graceUntil: null }],
  ])('is refused for a person who %s', async (_, facts) => {
    const person = await makeAccount(app.payload)
    if (facts) await makeMembership(app.payload, person.id, facts)
    expect((await request(person)).status).toBe(409)
    expect((await mine(person)).endings).toBeNull()
  })
})

describe('a confirmed renewal', () => {
  it.each([
    ['from its end, if it is current', 20, 20],
    ['from today, if it has ended', -100, 0],
  ])('extends the membership %s', async (_, endsIn, from) => {
    const end = endOfDayInJuba(inDays(endsIn))
    const member = await makeMember({
      expiresAt: end,
      graceUntil: inDays(endsIn + 30),
      remindersSent: ['60', '30'],
    })
    const { endings } = await mine(member)
    const id = await ask(member, 2)
    expect((await decide(id, { status: 'done', note: 'Paid in cash' })).status).toBe(200)
    const { expiresAt, graceUntil, remindersSent } = await membershipOf(member)
    const expected = endOfDayInJuba(addMonths(from > 0 ? end : new Date(), 24)).getTime()
    expect(Math.abs(expiresAt.getTime() - expected)).toBeLessThan(60_000)
    expect(Math.abs(new Date(required(required(endings)[1]).expiresAt).getTime() - expected)).toBeLessThan(
      60_000,
    )
    expect(graceUntil.getTime() - expiresAt.getTime()).toBe(30 * 24 * 60 * 60 * 1000)
    expect(remindersSent).toEqual([])
    const [mail] = await decisionMailsTo(member)
    expect(mail).toMatchObject({ template: 'renewalConfirmed' })
    expect(mail?.text).not.toContain('Paid in cash')
    expect(mail?.links.some((link) => link.endsWith('/membership/dashboard#downloads'))).toBe(true)
    expect(await mine(member)).toMatchObject({
      renewal: { status: 'done' },
      membership: { status: 'active' },
    })
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({ action: 'renewal.confirmed', subjectId: id }),
    ).toBe(1)
  })

  it('makes one extension and sends one mail, after 20 clicks of two colleagues and a crash at each step', async () => {
    const colleague = await makeAccount(app.payload, { roles: ['admin'] })
    const member = await makeMember()
    const { expiresAt: before } = await membershipOf(member)
    const id = await ask(member)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) => decide(id, { status: 'done' }, click % 2 ? admin : colleague)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (let crash = 0; crash < 2; crash += 1) {
      await modelOf(app.payload, 'renewals').updateOne({ _id: id }, { $set: { needsSettling: true } })
      await Promise.all([finaliseRenewals(app.payload), finaliseRenewal(app.payload, id)])
    }
    expect((await membershipOf(member)).expiresAt).toEqual(addMonths(before, 12))
    expect(await decisionMailsTo(member)).toHaveLength(1)
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({ action: 'renewal.confirmed', subjectId: id }),
    ).toBe(1)
    expect((await decide(id, { status: 'declined' })).status).toBe(409)
  })

  it('is completed after a crash between the decision and its effects, and extends one that was not', async () => {
    const member = await makeMember()
    const { expiresAt: before } = await membershipOf(member)
    const decided = {
      user: member.id,
      status: 'done',
      decidedAt: new Date(),
      decidedBy: admin.id,
      needsSettling: true,
    }
    await modelOf(app.payload, 'renewals').create([
      { ...decided, years: 1 },
      { ...decided, years: 2 },
    ])
    await Promise.all([finaliseRenewals(app.payload), finaliseRenewals(app.payload)])
    expect((await membershipOf(member)).expiresAt).toEqual(addMonths(addMonths(before, 12), 24))
    expect(await decisionMailsTo(member)).toHaveLength(2)
  })

  it('is either confirmed or declined, whichever is first', async () => {
    const member = await makeMember()
    const { expiresAt: before } = await membershipOf(member)
    const id = await ask(member)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, click) => decide(id, { status: click % 2 ? 'done' : 'declined' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409, 409, 409,
    ])
    const { renewal } = await mine(member)
    expect((await membershipOf(member)).expiresAt).toEqual(
      renewal?.status === 'done' ? addMonths(before, 12) : before,
    )
    expect(await decisionMailsTo(member)).toHaveLength(1)
  })
})

describe('a declined renewal', () => {
  it('does not change the membership, and mails the reason to the member', async () => {
    const member = await makeMember()
    const before = await membershipOf(member)
    const id = await ask(member)
    expect(
      (await decide(id, { status: 'declined', note: 'For us', feedback: 'Please settle the dues of 2025.' }))
        .status,
    ).toBe(200)
    expect(await membershipOf(member)).toEqual(before)
    const [mail] = await decisionMailsTo(member)
    expect(mail?.text).toContain('Please settle the dues of 2025.')
    expect(mail?.text).not.toContain('For us')
    expect((await mine(member)).renewal).toMatchObject({
      status: 'declined',
      feedback: 'Please settle the dues of 2025.',
    })
    await ask(member)
  })
})

describe('GET /api/renewals/list', () => {
  it('finds requests by person, number and status', async () => {
    const account = await makeAccount(app.payload, { fullName: 'Achol Garang of Malakal' })
    const { number } = await makeMembership(app.payload, account.id)
    const id = await ask(account)
    const list = async (query: string): Promise<RenewalList> =>
      (await (await app.request('GET', `/api/renewals/list?${query}`, { as: admin })).json()) as RenewalList
    for (const q of ['garang of mal', number.toLowerCase(), account.email]) {
      const { docs } = await list(`q=${encodeURIComponent(q)}&status=requested`)
      expect(docs).toMatchObject([
        {
          id,
          number,
          years: 1,
          status: 'requested',
          account: { id: account.id, fullName: 'Achol Garang of Malakal' },
        },
      ])
    }
    expect((await list('q=nobody-at-all')).docs).toEqual([])
    expect((await list(`q=${number}&status=done`)).docs).toEqual([])
    expect((await app.request('GET', '/api/renewals/list?status=open', { as: admin })).status).toBe(400)
  })
})
