import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quoteFees } from '../../../../../domain/membership/grades'
import type { GradeOffers } from '../../../../../domain/membership/grades/gradeOffer.schema'
import { readTermRules } from '../../../../../domain/membership/memberships'
import { readContentVersion } from '../../../../../domain/content/contentVersions'
import { modelOf } from '../../../../../platform/database'
import { MAX_AMOUNT_MINOR } from '../../../../../platform/money.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const FIRST_DAY = '2026-01-01T12:00:00.000Z'

let app: TestApp
let admin: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
})
beforeEach(async () => {
  await app.stop()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  member = await makeAccount(app.payload, { roles: ['member'] })
})
afterAll(() => app.stop())

const fee = (overrides: Record<string, unknown> = {}) => ({
  currency: 'USD',
  validFrom: FIRST_DAY,
  annualMinor: 8_000,
  joiningMinor: 2_000,
  ...overrides,
})

const gradeWith = (overrides: Record<string, unknown> = {}) => ({
  grade: 'professional',
  name: 'Professional',
  description: 'For licensed engineers.',
  fees: [fee()],
  _status: 'published',
  ...overrides,
})

const makeGrade = (overrides: Record<string, unknown> = {}, as = admin): Promise<Response> =>
  app.request('POST', '/api/grades', { as, body: gradeWith(overrides) })

const giveWaiver = (overrides: Record<string, unknown> = {}, as = admin): Promise<Response> =>
  app.request('POST', '/api/fee-waivers', {
    as,
    body: {
      user: member.id,
      kind: 'hardship',
      percent: 50,
      validFrom: FIRST_DAY,
      reason: 'Out of work since March',
      ...overrides,
    },
  })

const setRate = (): Promise<Response> =>
  app.request('POST', '/api/globals/payment-settings', {
    as: admin,
    body: { exchangeRate: { sspPerUsd: 4_500, day: '2026-11-20', source: 'Bank of South Sudan' } },
  })

const quote = (overrides: Partial<Parameters<typeof quoteFees>[1]> = {}) =>
  quoteFees(app.payload, {
    grade: 'professional',
    purpose: 'joining',
    years: 1,
    currency: 'USD',
    at: new Date(),
    ...overrides,
  })

const readOffers = async (): Promise<GradeOffers> =>
  (await (await app.request('GET', '/api/grades/offers')).json()) as GradeOffers

describe('a quote', () => {
  it('does not exist for a grade that is not published, or has no fee', async () => {
    expect(await quote()).toBeNull()
    await makeGrade({ _status: 'draft' })
    expect(await quote()).toBeNull()
    await makeGrade({ grade: 'student', fees: [] })
    expect(await quote({ grade: 'student' })).toBeNull()
  })

  it('has the fees of the grade and today’s exchange rate', async () => {
    await makeGrade()
    expect(await quote()).toMatchObject({ totalMinor: 10_000, rate: null })
    expect((await setRate()).status).toBe(200)
    expect(await quote()).toMatchObject({
      totalMinor: 10_000,
      rate: { sspPerUsd: 4_500, day: '2026-11-20', source: 'Bank of South Sudan' },
    })
    expect(await quote({ currency: 'SSP' })).toBeNull()
  })

  it('has the waiver of the person as a line of its own, and of nobody else', async () => {
    await makeGrade()
    expect((await giveWaiver()).status).toBe(201)
    const other = await makeAccount(app.payload)
    expect((await quote({ user: member.id }))?.lines.at(-1)).toEqual({
      description: 'Waiver of 50%: Hardship',
      quantity: 1,
      unitMinor: -5_000,
      account: 'waivers',
    })
    expect(await quote({ user: member.id })).toMatchObject({ totalMinor: 5_000 })
    expect(await quote({ user: other.id })).toMatchObject({ totalMinor: 10_000 })
  })
})

describe('a change of the fees', () => {
  it.each([
    ['a text', '8000'],
    ['a text that begins with a number', '12abc'],
    ['negative', -1],
    ['huge', MAX_AMOUNT_MINOR + 1],
    ['with three decimals', 12.345],
  ])('is refused with the field named when an amount is %s', async (_, amount) => {
    for (const _status of ['draft', 'published']) {
      const answer = await makeGrade({ _status, fees: [fee(), fee({ currency: 'SSP', lateMinor: amount })] })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('"path":"fees.1.lateMinor"')
    }
    expect(await modelOf(app.payload, 'grades').countDocuments()).toBe(0)
  })

  it('in another currency than those of the association is refused with the field named', async () => {
    const answer = await makeGrade({ fees: [fee({ currency: 'EUR' })] })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('"path":"fees.0.currency"')
  })

  it('is for administrators, and one document a grade', async () => {
    expect((await makeGrade({}, member)).status).toBe(403)
    expect((await makeGrade()).status).toBe(201)
    expect((await makeGrade()).status).toBe(400)
  })

  it('is shown to visitors at once, and written in the audit log', async () => {
    const { doc } = (await (await makeGrade()).json()) as { doc: { id: string } }
    const before = await readContentVersion(app.payload)
    const answer = await app.request('PATCH', `/api/grades/${doc.id}`, {
      as: admin,
      body: { fees: [fee({ annualMinor: 9_000 })], _status: 'published' },
    })
    expect(answer.status).toBe(200)
    expect((await readOffers()).grades[0]?.prices).toMatchObject([{ annualMinor: 9_000 }])
    expect(await readContentVersion(app.payload)).toBeGreaterThan(before)
    expect(await modelOf(app.payload, 'audit-log').countDocuments({ action: 'grades.changed' })).toBe(1)
  })
})

describe('the offers', () => {
  it('have both currencies where the exchange rate is set, and pages follow the rate', async () => {
    await makeGrade()
    const before = await readContentVersion(app.payload)
    await setRate()
    expect(await readContentVersion(app.payload)).toBeGreaterThan(before)
    const { grades, rate } = await readOffers()
    expect(rate?.sspPerUsd).toBe(4_500)
    expect(grades).toMatchObject([
      {
        grade: 'professional',
        prices: [
          { currency: 'USD', annualMinor: 8_000, isConverted: false },
          { currency: 'SSP', annualMinor: 36_000_000, isConverted: true },
        ],
      },
    ])
  })

  it('leave out drafts', async () => {
    await makeGrade({ _status: 'draft' })
    expect((await readOffers()).grades).toEqual([])
  })
})

describe('a waiver', () => {
  it.each([0, 101, -5, 12.5])('of %s percent is refused with the field named', async (percent) => {
    const answer = await giveWaiver({ percent })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('"path":"percent"')
  })

  it('needs a reason, names its author, and is in the audit log', async () => {
    expect((await giveWaiver({ reason: undefined })).status).toBe(400)
    const { doc } = (await (await giveWaiver({ by: member.id })).json()) as { doc: { id: string } }
    const stored = await modelOf(app.payload, 'fee-waivers').findById(doc.id).lean<{ by: unknown }>()
    expect(String(stored?.by)).toBe(admin.id)
    const entry = await modelOf(app.payload, 'audit-log').findOne({ action: 'fee-waiver.given' }).lean()
    expect(entry).toMatchObject({ reason: 'Out of work since March' })
  })

  it('is given by staff who handle money alone, and keeps what was given', async () => {
    expect((await giveWaiver({}, member)).status).toBe(403)
    const { doc } = (await (await giveWaiver()).json()) as { doc: { id: string } }
    await app.request('PATCH', `/api/fee-waivers/${doc.id}`, {
      as: admin,
      body: { percent: 100, validUntil: '2026-02-01T12:00:00.000Z' },
    })
    const stored = await modelOf(app.payload, 'fee-waivers').findById(doc.id).lean()
    expect(stored).toMatchObject({ percent: 50, validUntil: new Date('2026-02-01T12:00:00.000Z') })
    await makeGrade()
    expect(await quote({ user: member.id })).toMatchObject({ totalMinor: 10_000 })
  })
})

describe('the rules of a term', () => {
  it('are those of the grade where it has its own, else those of the staff settings', async () => {
    await makeGrade({ termMonths: 24, graceDays: 60 })
    await makeGrade({ grade: 'student', term: 'calendar' })
    expect(await readTermRules(app.payload)).toEqual({ termMonths: 12, graceDays: 30 })
    expect(await readTermRules(app.payload, 'professional')).toEqual({ termMonths: 24, graceDays: 60 })
    expect(await readTermRules(app.payload, 'student')).toEqual({
      termMonths: 12,
      graceDays: 30,
      endsWithYear: true,
    })
    expect(await readTermRules(app.payload, 'fellow')).toEqual({ termMonths: 12, graceDays: 30 })
  })

  it('hold for a membership that staff add, and stay as they were then', async () => {
    await makeGrade({ term: 'calendar', graceDays: 7 })
    const add = (date: string): Promise<Response> =>
      app.request('POST', `/api/memberships/${member.id}/events`, {
        as: admin,
        body: {
          kind: 'added',
          grade: 'professional',
          date,
          reason: 'On paper',
          registeredName: 'Nyandeng Deng',
        },
      })
    expect((await add('2026-03-10')).status).toBe(201)
    const dates = async () =>
      modelOf(app.payload, 'memberships')
        .findOne({ user: member.id })
        .lean<{ expiresAt: Date; graceUntil: Date }>()
    const end = '2026-12-31T21:59:59.999Z'
    expect((await dates())?.expiresAt.toISOString()).toBe(end)
    expect((await dates())?.graceUntil.toISOString()).toBe('2027-01-07T21:59:59.999Z')
    const event = await modelOf(app.payload, 'membership-events').findOne({ user: member.id }).lean()
    expect(event).toMatchObject({ graceDays: 7, endsWithYear: true })
  })
})
