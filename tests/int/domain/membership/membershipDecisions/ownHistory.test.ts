import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOwnHistory, reconcileMembership } from '../../../../../domain/membership/membershipDecisions'
import type { OwnHistory } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { recordPayment, reversePayment } from '../../../../../domain/money/payments'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { makeInvoice } from '../../../../helpers/invoices'
import { setFees } from '../../../../helpers/fees'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Keji the Registrar' })
  await setFees(app.payload, 'corporate')
  await modelOf(app.payload, 'grades').updateOne({ grade: 'corporate' }, { $set: { seats: 5 } })
})
afterAll(() => app.stop())

const act = async (person: Account, body: object): Promise<void> => {
  const response = await app.request('POST', `/api/memberships/${person.id}/events`, {
    as: admin,
    body: { date: jubaDay(), reason: 'A note of the staff', ...body },
  })
  expect(response.status, await response.clone().text()).toBe(201)
}
/** Moves what was recorded last into the past. */
const recordedAt = async (person: Account, kind: string, fields: object): Promise<void> => {
  await modelOf(app.payload, 'membership-events').updateOne({ user: person.id, kind }, { $set: fields })
  await reconcileMembership(app.payload, person.id)
}
const historyOf = async (as: Account): Promise<OwnHistory> =>
  jsonOf(await app.request('GET', '/api/memberships/mine/history', { as }))
const short = ({ entries }: OwnHistory) => entries.map(({ kind, status }) => [kind, status])

describe('the own history', () => {
  it('tells every change of the status with its cause, also of what came by itself and of what went back', async () => {
    const person = await makeAccount(app.payload)
    await act(person, { kind: 'added', grade: 'professional', registeredName: 'Ayen Lado' })
    await recordedAt(person, 'added', {
      at: daysAgo(400),
      effectiveAt: daysAgo(400),
      expiresAt: daysAgo(35),
      graceDays: 30,
      termMonths: 12,
    })
    expect(short(await historyOf(person))).toEqual([
      ['graceEnded', 'expired'],
      ['termEnded', 'grace'],
      ['added', 'active'],
    ])
    const { id: invoice, number } = await makeInvoice(app.payload, person, { dueAt: new Date() })
    const { payment } = await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'cheque',
      amountMinor: 10_000,
      currency: 'USD',
      paidAt: new Date(),
      user: person.id,
      invoice,
    })
    const paid = await historyOf(person)
    expect(paid.entries[0]).toMatchObject({ kind: 'paid', years: 1, invoice: number, status: 'active' })
    await act(person, { kind: 'suspended', sharedReason: 'A complaint is being heard.' })
    const suspended = await historyOf(person)
    expect(suspended.entries[0]).toMatchObject({
      kind: 'suspended',
      status: 'suspended',
      words: 'A complaint is being heard.',
    })
    expect(JSON.stringify(suspended)).not.toMatch(/A note of the staff|Keji/)
    await act(person, { kind: 'reinstated' })
    await reversePayment(app.payload, payment._id.toHexString(), { reason: 'The cheque was not honoured' })
    const after = await historyOf(person)
    expect(short(after)).toEqual([
      ['takenBack', null],
      ['reinstated', 'expired'],
      ['suspended', 'suspended'],
      ['graceEnded', 'expired'],
      ['termEnded', 'grace'],
      ['added', 'active'],
    ])
    expect(after.entries[0]).toMatchObject({ invoice: number })
    expect(JSON.stringify(after)).not.toContain('not honoured')
  })

  it('of who holds a seat tells what the company’s membership did to it', async () => {
    const company = await makeAccount(app.payload, { fullName: 'Bahr Builders Ltd' })
    await act(company, { kind: 'added', grade: 'corporate', registeredName: 'Bahr Builders Ltd' })
    const person = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, person)
    const invited = await jsonOf<{ id: string }>(
      await app.request('POST', '/api/membership-seats/invite', {
        as: company,
        body: { name: 'Ayen Lado', email: person.email },
      }),
    )
    const path = `/api/membership-seats/${invited.id}`
    expect((await app.request('POST', `${path}/accept`, { as: person, body: {} })).status).toBe(200)
    await act(company, { kind: 'suspended' })
    await act(company, { kind: 'reinstated' })
    expect((await app.request('POST', `${path}/end`, { as: company, body: {} })).status).toBe(200)
    const { entries } = await historyOf(person)
    expect(entries.map(({ kind, status, company: name }) => [kind, status, name ?? null])).toEqual([
      ['seatEnded', 'none', 'Bahr Builders Ltd'],
      ['companyChanged', 'active', null],
      ['companyChanged', 'suspended', null],
      ['seatTaken', 'active', 'Bahr Builders Ltd'],
    ])
  })

  it('is the same as the stored status, and paged', async () => {
    const person = await makeAccount(app.payload)
    await act(person, { kind: 'added', grade: 'professional', registeredName: 'Ayen Lado' })
    for (let round = 0; round < 11; round += 1) {
      await act(person, { kind: 'suspended' })
      await act(person, { kind: 'reinstated' })
    }
    const [first, second, beyond] = await Promise.all(
      [1, 2, 9].map((page) => readOwnHistory(app.payload, person.id, page)),
    )
    expect([required(first).entries.length, required(first).pages]).toEqual([20, 2])
    expect(required(first).entries[0]).toMatchObject({ kind: 'reinstated', status: 'active' })
    expect(short(required(second))).toEqual([
      ['reinstated', 'active'],
      ['suspended', 'suspended'],
      ['added', 'active'],
    ])
    expect(beyond).toEqual(second)
    const refused = await app.request('GET', '/api/memberships/mine/history?page=none', { as: person })
    expect(refused.status).toBe(400)
  })
})
