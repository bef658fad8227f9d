import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeesPage } from '../../../../../domain/membership/fees/fee.schema'
import { quoteFees } from '../../../../../domain/membership/grades'
import { issueRenewalInvoice } from '../../../../../domain/money/dues/issueRenewalInvoice'
import { findMembership } from '../../../../../domain/membership/memberships'
import { dayAfter, dayBefore, todayInJuba } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { setFees } from '../../../../helpers/fees'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let treasurer: Account
let grade: string
const today = todayInJuba()
const tomorrow = dayAfter(today)

beforeAll(async () => {
  app = await startTestPayload()
})
beforeEach(async () => {
  await app.stop()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
  // saved as the panel does, with a version of its own
  const answer = await app.request('POST', '/api/grades', {
    as: admin,
    body: {
      grade: 'professional',
      name: 'Professional',
      description: 'For licensed engineers.',
      fees: [{ currency: 'USD', validFrom: '2026-01-01T12:00:00.000Z', annualMinor: 10_000 }],
      _status: 'published',
    },
  })
  grade = ((await answer.json()) as { doc: { id: string } }).doc.id
})
afterAll(() => app.stop())

const set = (fee: Record<string, unknown> = {}): Promise<Response> =>
  app.request('POST', `/api/grades/${grade}/fees`, {
    as: treasurer,
    body: { currency: 'USD', validFrom: tomorrow, annualMinor: 12_000, ...fee },
  })
const remove = (body: Record<string, unknown>): Promise<Response> =>
  app.request('POST', `/api/grades/${grade}/fees/remove`, { as: treasurer, body })
const readPage = async (): Promise<FeesPage> =>
  (await (await app.request('GET', '/api/grades/fees', { as: treasurer })).json()) as FeesPage
const firstDays = async (): Promise<string[]> =>
  required((await readPage()).grades[0]).fees.map(({ validFrom }) => validFrom)
const quoteOn = async (day: string): Promise<number | undefined> =>
  (
    await quoteFees(app.payload, {
      grade: 'professional',
      purpose: 'renewal',
      years: 1,
      currency: 'USD',
      at: new Date(`${day}T12:00:00Z`),
    })
  )?.totalMinor
const problemOf = async (answer: Response) => ({
  status: answer.status,
  errors: ((await answer.json()) as { errors: { code?: string; field?: string }[] }).errors.map(
    ({ code, field }) => field ?? code,
  ),
})

describe('fees that a treasurer sets', () => {
  it('hold from their first day on: the day before still costs what it cost', async () => {
    expect((await set()).status).toBe(200)
    expect(await firstDays()).toEqual([tomorrow, '2026-01-01'])
    expect([await quoteOn(today), await quoteOn(tomorrow)]).toEqual([10_000, 12_000])
    // the texts of the grade stay those of administrators
    const texts = { as: treasurer, body: { description: 'Ours' } }
    expect((await app.request('PATCH', `/api/grades/${grade}`, texts)).status).toBe(403)
  })

  it('are refused with the field named: of a day that has some, of the past, early without days, three decimals', async () => {
    await set()
    expect(await problemOf(await set())).toEqual({ status: 400, errors: ['validFrom'] })
    expect(await problemOf(await set({ validFrom: dayBefore(today) }))).toEqual({
      status: 400,
      errors: ['validFrom'],
    })
    expect(await problemOf(await set({ currency: 'SSP', earlyMinor: 100 }))).toEqual({
      status: 400,
      errors: ['earlyDays'],
    })
    expect(await problemOf(await set({ currency: 'SSP', annualMinor: 1.5 }))).toEqual({
      status: 400,
      errors: ['annualMinor'],
    })
    expect(await firstDays()).toHaveLength(2)
  })

  it('are both kept, or one is refused, where two are set at once', async () => {
    const days = [tomorrow, dayAfter(tomorrow), dayAfter(dayAfter(tomorrow))]
    const answers = await Promise.all(days.map((validFrom) => set({ validFrom })))
    const saved = days.filter((_, place) => answers[place]?.status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(saved.length).toBeGreaterThan(0)
    expect(await firstDays()).toEqual([...saved.toReversed(), '2026-01-01'])
  })

  it('wait while texts of the grade are a draft, which nobody publishes by setting fees', async () => {
    await app.request('PATCH', `/api/grades/${grade}?draft=true`, {
      as: admin,
      body: { description: 'Not agreed yet', _status: 'draft' },
    })
    expect(await problemOf(await set())).toEqual({ status: 409, errors: ['draft'] })
    const stored = await modelOf(app.payload, 'grades').findById(grade).lean<{ description: string }>()
    expect(stored?.description).toBe('For licensed engineers.')
  })

  it('can be removed until they hold', async () => {
    await set()
    await set({ validFrom: today, currency: 'SSP' })
    expect((await remove({ currency: 'USD', validFrom: tomorrow })).status).toBe(200)
    expect((await remove({ currency: 'USD', validFrom: tomorrow })).status).toBe(404)
    for (const validFrom of [today, dayBefore(today)])
      expect(await problemOf(await remove({ currency: 'SSP', validFrom }))).toEqual({
        status: 400,
        errors: ['validFrom'],
      })
    expect(await firstDays()).toEqual(['2026-01-01', today])
  })

  it('say whom they touch: members of the grade, and open renewals that keep their amount', async () => {
    await setFees(app.payload)
    const [member, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    await makeMembership(app.payload, member.id)
    await makeMembership(app.payload, other.id, { withdrawnAt: new Date() })
    const membership = required(await findMembership(app.payload, member.id))
    const { expiresAt, graceUntil, user } = membership
    await issueRenewalInvoice(
      app.payload,
      { user, grade: 'professional', expiresAt: required(expiresAt ?? undefined), graceUntil },
      required(
        (await quoteFees(app.payload, {
          grade: 'professional',
          purpose: 'renewal',
          years: 1,
          currency: 'USD',
          at: new Date(),
        })) ?? undefined,
      ),
      { key: 'renewal', recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' }, years: 1 },
      new Date(),
    )
    expect((await readPage()).grades).toMatchObject([{ memberCount: 1, openCount: 1 }])
  })
})
