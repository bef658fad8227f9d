import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceList } from '../../../../../domain/money/invoices/invoiceList.schema'
import { modelOf } from '../../../../../platform/database'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeInvoice } from '../../openApi/calls/makeInvoice'

let app: TestApp
let treasurer: Account

beforeAll(async () => {
  app = await startTestPayload()
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
  await app.payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      takesBank: true,
      bankAccounts: [{ bank: 'Bank of Juba', holder: 'The Association', number: '0123', currency: 'USD' }],
    },
  })
})
afterAll(() => app.stop())

const remind = (id: string, as = treasurer) =>
  app.request('POST', `/api/invoices/${id}/remind`, { as, body: {} })
const codeOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json()) as { errors: { code?: string }[] }).errors[0]?.code
const mailsTo = (email: string) =>
  modelOf(app.payload, 'outbox').find({ template: 'invoiceReminder', to: email }).lean<object[]>().exec()

describe('a reminder of an invoice', () => {
  it('is sent once a day, also where several ask at once, and the list shows the day', async () => {
    const member = await makeAccount(app.payload)
    const { id, number } = await makeInvoice(app, member)
    const answers = await Promise.all(Array.from({ length: 6 }, () => remind(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await codeOf(await remind(id))).toBe('reminded_today')
    expect(await mailsTo(member.email)).toHaveLength(1)
    const list = (await (
      await app.request('GET', `/api/invoices?q=${number}`, { as: treasurer })
    ).json()) as InvoiceList
    expect(list.docs).toMatchObject([{ remindedOn: todayInJuba() }])
  })

  it('is not sent for an invoice that is paid, has no address, or is being paid', async () => {
    const member = await makeAccount(app.payload)
    const [paid, erased, paying] = [
      await makeInvoice(app, member),
      await makeInvoice(app, member),
      await makeInvoice(app, member),
    ]
    const invoices = modelOf(app.payload, 'invoices')
    await invoices.updateOne({ _id: paid.id }, { $set: { status: 'paid', openMinor: 0 } })
    await invoices.updateOne({ _id: erased.id }, { $unset: { 'recipient.email': 1 } })
    expect(await codeOf(await remind(paid.id))).toBe('not_open')
    expect(await codeOf(await remind(erased.id))).toBe('no_address')
    const report = await app.request('POST', '/api/payments/report', {
      as: member,
      body: {
        invoice: paying.id,
        key: randomUUID(),
        method: 'bank',
        amount: '25',
        currency: 'USD',
        paidOn: todayInJuba(),
        transaction: 'FT1',
      },
    })
    expect(report.status, await report.text()).toBe(201)
    expect(await codeOf(await remind(paying.id))).toBe('paying')
    expect(await mailsTo(member.email)).toEqual([])
  })

  it('is not for an invoice that does not exist, nor for a member to send', async () => {
    const member = await makeAccount(app.payload)
    const { id } = await makeInvoice(app, member)
    expect((await remind(id, member)).status).toBe(403)
    expect((await remind('65f000000000000000000001')).status).toBe(404)
    expect((await remind('nonsense')).status).toBe(404)
    expect(await mailsTo(member.email)).toEqual([])
  })
})
