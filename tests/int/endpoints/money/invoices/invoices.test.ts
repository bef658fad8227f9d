import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceDetail, OwnDues } from '../../../../../domain/money/dues/dues.schema'
import { issueInvoice, mailInvoice, voidInvoice } from '../../../../../domain/money/invoices'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { finaliseInvoice, recordPayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let admin: Account
let member: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  member = await makeAccount(app.payload)
  await app.payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      takesBank: true,
      bankAccounts: [
        {
          bank: 'Bank of Juba',
          holder: 'The Association',
          number: '0012 3456',
          swift: null,
          currency: 'SSP',
        },
      ],
      takesCash: true,
      cashPlaces: 'The office in Juba',
      takesCards: false,
      takesMomo: false,
    },
    overrideAccess: true, // the test prepares its data
  })
})
afterAll(() => app.stop())

const issue = async (overrides: Partial<NewInvoice> = {}): Promise<string> => {
  const { _id } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: member.id,
    recipient: { name: 'Nyandeng Deng', email: member.email },
    purpose: 'other',
    currency: 'USD',
    lines: [
      { description: 'Membership dues, Professional', quantity: 2, unitMinor: 10_000, account: 'dues' },
      { description: 'Officer’s discount', quantity: 1, unitMinor: -5_000, account: 'waivers' },
    ],
    rate: { sspPerUsd: 4000, day: '2026-11-01', source: 'Bank of South Sudan' },
    dueAt: new Date(Date.now() + 30 * DAY_MS),
    ...overrides,
  })
  return _id.toHexString()
}
const detail = async (id: string): Promise<InvoiceDetail> =>
  (await (await app.request('GET', `/api/invoices/${id}/detail`, { as: member })).json()) as InvoiceDetail
const pdfOf = async (id: string): Promise<string> => {
  const answer = await app.request('GET', `/api/invoices/${id}/pdf`, { as: member })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  return pdfText(Buffer.from(await answer.arrayBuffer()))
}
const pay = (invoice: string, amountMinor: number) =>
  recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor,
    currency: 'USD',
    paidAt: new Date(),
    user: member.id,
    invoice,
  })

describe('a member', () => {
  it('reads an own invoice as PDF: lines, both currencies, reference, how to pay', async () => {
    const id = await issue()
    const { number } = await detail(id)
    const text = await pdfOf(id)
    expect(text).toContain(`Invoice ${number}`)
    expect(text).toContain('USD 150.00')
    expect(text).toContain('SSP 600,000.00')
    expect(text).toContain('1 USD = 4,000 SSP')
    expect(text).toMatch(/RF\d\d ACE2 0\d\d\d/)
    expect(text).toContain('Bank of Juba')
    expect(text).toContain('The office in Juba')
    expect(text).not.toContain('Mobile money')
  })

  it('sees on the PDF whether it is paid or void, and no way to pay it then', async () => {
    const [paid, voided] = [await issue(), await issue()]
    await pay(paid, 15_000)
    await voidInvoice(
      { payload: app.payload } as Parameters<typeof voidInvoice>[0],
      voided,
      'Issued twice',
      admin.id,
    )
    expect(await pdfOf(paid)).toContain('PAID')
    const text = await pdfOf(voided)
    expect(text).toContain('VOID')
    expect(text).not.toContain('How to pay')
  })

  it('reads what is owed, what is paid and what is to the own credit', async () => {
    const owner = await makeAccount(app.payload)
    const [open, paid] = [await issue({ user: owner.id }), await issue({ user: owner.id })]
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'cash',
      amountMinor: 16_000,
      currency: 'USD',
      paidAt: new Date(),
      user: owner.id,
      invoice: paid,
    })
    const dues = (await (await app.request('GET', '/api/invoices/mine', { as: owner })).json()) as OwnDues
    expect(dues.invoices.map(({ id, status, openMinor }) => [id, status, openMinor])).toEqual([
      [paid, 'paid', 0],
      [open, 'open', 15_000],
    ])
    expect(dues.credit).toEqual([{ currency: 'USD', amountMinor: 1_000 }])
    const [payment] = dues.payments
    const receipt = await app.request('GET', `/api/payments/${required(payment).id}/receipt`, { as: owner })
    const text = await pdfText(Buffer.from(await receipt.arrayBuffer()))
    expect(text).toContain(required(required(payment).receiptNumber))
    expect(text).toContain('USD 160.00')
  })

  it('does not read the invoice or receipt of another person', async () => {
    const other = await makeAccount(app.payload)
    const id = await issue()
    const { payment } = await pay(id, 15_000)
    for (const path of [
      `/api/invoices/${id}/detail`,
      `/api/invoices/${id}/pdf`,
      `/api/payments/${payment._id.toHexString()}/receipt`,
    ])
      expect((await app.request('GET', path, { as: other })).status).toBe(404)
    expect((await app.request('GET', `/api/invoices/${id}/detail`, { as: admin })).status).toBe(200)
  })
})

describe('the mail with an invoice', () => {
  it('is sent once, however often it is finalised, with the reference and the way to the PDF', async () => {
    const owner = await makeAccount(app.payload)
    const id = await issue({ user: owner.id, recipient: { name: 'Deng', email: owner.email } })
    await Promise.all([1, 2, 3].map(() => finaliseInvoice(app.payload, id)))
    await modelOf(app.payload, 'invoices').updateOne({ _id: id }, { $set: { needsFinalising: true } })
    await finaliseInvoice(app.payload, id)
    const mails = await mailsTo(app.payload, owner.email)
    expect(mails.map(({ template }) => template)).toEqual(['invoiceIssued'])
    expect(required(mails[0]).text).toMatch(/RF\d\d ACE2/)
    expect(required(mails[0]).text).toContain(`/api/invoices/${id}/pdf`)
  })

  it('can be sent again to a corrected address', async () => {
    const owner = await makeAccount(app.payload)
    const invoice = await issueInvoice(app.payload, {
      key: randomUUID(),
      user: owner.id,
      recipient: { name: 'Deng', email: `wrong-${owner.email}` },
      purpose: 'other',
      currency: 'SSP',
      lines: [{ description: 'A book', quantity: 1, unitMinor: 100, account: 'otherIncome' }],
      dueAt: new Date(),
    })
    await mailInvoice(app.payload, invoice)
    await mailInvoice(app.payload, invoice, owner.email)
    await mailInvoice(app.payload, invoice, owner.email)
    expect(await mailsTo(app.payload, owner.email)).toHaveLength(1)
  })
})
