import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '../../../../../domain/money/invoices'
import {
  decidePayment,
  finaliseMoney,
  recordPayment,
  spendCredit,
} from '../../../../../domain/money/payments'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let req: PayloadRequest
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
})
afterAll(() => app.stop())

const makeInvoice = async (account: Account): Promise<string> => {
  const { number } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A course', quantity: 1, unitMinor: 10_000, account: 'otherIncome' }],
    dueAt: new Date(),
  })
  return required(number)
}
/** A transfer of somebody, all of it their credit. */
const transfer = async (account: Account, amountMinor: number): Promise<string> => {
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor,
    currency: 'USD',
    paidAt: new Date(),
    user: account.id,
  })
  return payment._id.toHexString()
}
const mailsAbout = async (account: Account) =>
  (await mailsTo(app.payload, account.email)).filter(({ template }) => template === 'paidByOther')

it('who is paid for is told once, with what is still to be paid, and again where it is taken back', async () => {
  const [colleague, member] = [await makeAccount(app.payload), await makeAccount(app.payload)]
  const invoice = await makeInvoice(member)
  const payment = await transfer(colleague, 8_000)
  const use = { invoice, key: randomUUID(), isForOther: true }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => spendCredit(req, payment, use, treasurer.id)),
  )
  expect(answers.filter((answer) => 'problem' in answer)).toEqual([])
  const other = await makeInvoice(member)
  expect(await spendCredit(req, payment, { ...use, invoice: other }, treasurer.id)).toEqual({
    problem: 'key_used',
  })
  await finaliseMoney(app.payload)
  const [told, ...others] = await mailsAbout(member)
  expect(others).toEqual([])
  expect(told?.subject).toBe(`Invoice ${invoice} was paid for you`)
  expect(told?.text).toContain('paid USD 80.00 of your invoice')
  expect(told?.text).toContain('USD 20.00 of it is still to be paid')
  await decidePayment(req, payment, { to: 'reversed', reason: 'It did not come' }, treasurer.id)
  await finaliseMoney(app.payload)
  const [, takenBack, ...further] = await mailsAbout(member)
  expect(further).toEqual([])
  expect(takenBack?.subject).toContain('the payment for you was taken back')
  expect(takenBack?.text).toContain('USD 100.00 of it is still to be paid')
  expect(await mailsAbout(colleague)).toEqual([])
})

it('who pays with their own credit is not told that somebody else did', async () => {
  const member = await makeAccount(app.payload)
  const invoice = await makeInvoice(member)
  await spendCredit(req, await transfer(member, 10_000), { invoice, key: randomUUID() }, treasurer.id)
  await finaliseMoney(app.payload)
  expect(await mailsAbout(member)).toEqual([])
})
