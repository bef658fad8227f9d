import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonMoney, PersonMoneyDetails } from '../../../../../domain/money/billing/personMoney.schema'
import { findRenewalInvoices } from '../../../../../domain/money/invoices'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { setFees } from '../../../../helpers/fees'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (days: number): string => jubaDay(new Date(Date.now() + days * DAY_MS))

let app: TestApp
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  await setFees(app.payload)
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'], fullName: 'Peter the Treasurer' })
})
afterAll(() => app.stop())

const makeMember = async (): Promise<Account> => {
  const account = await makeAccount(app.payload)
  await makeMembership(app.payload, account.id, { expiresAt: new Date(Date.now() + 20 * DAY_MS) })
  return account
}
const give = ({ id }: Account, more: object = {}, as = treasurer): Promise<Response> =>
  app.request('POST', '/api/fee-waivers/give', {
    as,
    body: { user: id, kind: 'hardship', percent: '40', validFrom: dayIn(-10), reason: 'Lost work', ...more },
  })
const end = (id: string, lastDay: string, as = treasurer): Promise<Response> =>
  app.request('POST', `/api/fee-waivers/${id}/end`, { as, body: { lastDay } })
const detailsOf = async ({ id }: Account): Promise<PersonMoneyDetails> =>
  required(
    ((await (await app.request('GET', `/api/invoices/of/${id}`, { as: treasurer })).json()) as PersonMoney)
      .details,
  )
/** Asks for a renewal of so many years, and returns the lines of its invoice. */
const renew = async (as: Account, years: number) => {
  const answer = await app.request('POST', '/api/renewals/request', { as, body: { years, currency: 'USD' } })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const [invoice] = (await findRenewalInvoices(app.payload, as.id)).filter(({ status }) => status === 'open')
  return required(invoice)
}

describe('a waiver on a person’s page', () => {
  it('has reason and author, and is named on the next invoice, which it makes smaller', async () => {
    const member = await makeMember()
    const before = await renew(member, 1)
    expect((await give(member)).status).toBe(201)
    expect((await detailsOf(member)).waivers).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'hardship',
        percent: 40,
        validFrom: dayIn(-10),
        validUntil: null,
        reason: 'Lost work',
        by: 'Peter the Treasurer',
      },
    ])
    const after = await renew(member, 2)
    expect([before.totalMinor, after.totalMinor]).toEqual([10_000, 12_000])
    expect(after.lines.at(-1)).toMatchObject({
      description: 'Waiver of 40%: Hardship',
      unitMinor: -8_000,
      account: 'waivers',
    })
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'fee-waiver.given',
        account: member.id,
      }),
    ).toBe(1)
  })

  it('counts until its last day, and no longer', async () => {
    const member = await makeMember()
    const { id } = (await (await give(member)).json()) as { id: string }
    expect((await end(id, dayIn(-1))).status).toBe(200)
    expect((await detailsOf(member)).waivers).toMatchObject([{ validUntil: dayIn(-1) }])
    expect((await renew(member, 1)).totalMinor).toBe(10_000)
    expect((await end(id, dayIn(0))).status).toBe(200)
    expect((await renew(member, 2)).totalMinor).toBe(12_000)
    const wrong = await end(id, dayIn(-11))
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ errors: [{ field: 'lastDay' }] })
  })

  it('that is given twice is given once', async () => {
    const member = await makeMember()
    const [first, second] = [await give(member), await give(member)]
    expect(await first.json()).toEqual(await second.json())
    expect((await detailsOf(member)).waivers).toHaveLength(1)
  })

  it('is refused with the field that is wrong, and to who handles no money', async () => {
    const member = await makeMember()
    for (const [field, value] of [
      ['percent', '12.5'],
      ['percent', '0'],
      ['percent', '101'],
      ['kind', 'friend'],
      ['validFrom', 'tomorrow'],
      ['validUntil', dayIn(-11)],
      ['reason', ' '],
      ['user', 'f'.repeat(24)],
    ] as const) {
      const answer = await give(member, { [field]: value })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ field }] })
    }
    const registrar = await makeAccount(app.payload, { roles: ['registrar'] })
    expect((await give(member, {}, registrar)).status).toBe(403)
    expect((await give(member, {}, member)).status).toBe(403)
    const { id } = (await (await give(member)).json()) as { id: string }
    expect((await end(id, dayIn(0), registrar)).status).toBe(403)
    expect((await detailsOf(member)).waivers).toHaveLength(1)
  })
})
