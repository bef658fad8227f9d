import { randomUUID } from 'node:crypto'
import type { PaymentView } from '../../../../../domain/money/payments/payment.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { makeInvoice } from './makeInvoice'
import { makePicture, sendFile } from './sendFile'

const PAID_ON = '2026-01-31'

/** On payments of their own. */
export const paymentCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  await app.payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      takesBank: true,
      bankAccounts: [{ bank: 'Bank of Juba', holder: 'The Association', number: '0123', currency: 'USD' }],
      takesMerchant: true,
      merchantAccounts: [{ provider: 'MTN', number: '12345', holder: 'The Association' }],
    },
    overrideAccess: true, // the test prepares its data
  })
  const member = await makeAccount(app.payload)
  const ask = asker(app, admin)
  const cashFor = (invoice: string, amount = '25') => ({
    method: 'cash',
    invoice,
    amount,
    currency: 'USD',
    paidOn: PAID_ON,
    book: randomUUID().slice(0, 8),
    number: '1',
  })
  const invoice = () => makeInvoice(app, member)
  const paid = async (amount?: string): Promise<PaymentView> => {
    const { number } = await invoice()
    return ask('POST', '/api/payments', { body: cashFor(number, amount) })
  }
  const reported = async (): Promise<{ id: string }> => {
    const { id } = await invoice()
    const file = await sendFile(app, member, 'paymentSlip', await makePicture())
    return asker(app, member)('POST', '/api/payments/report', {
      body: {
        invoice: id,
        key: randomUUID(),
        method: 'bank',
        amount: '25.00',
        currency: 'USD',
        paidOn: PAID_ON,
        transaction: randomUUID().slice(0, 8),
        file,
      },
    })
  }
  const [first, confirmed, rejected] = [await invoice(), await reported(), await reported()]
  const [reversed, credited, refunded, moved] = [
    await paid(),
    await paid('60'),
    await paid('40'),
    await paid('70'),
  ]
  const other = await makeAccount(app.payload)
  const at = ({ id }: { id: string }, action: string) => `/api/payments/${id}/${action}`
  return {
    'get /api/payments': {},
    'post /api/payments': { body: cashFor(first.number) },
    'post /api/payments/{id}/confirm': { path: at(confirmed, 'confirm'), body: {} },
    'post /api/payments/{id}/reject': { path: at(rejected, 'reject'), body: { reason: 'Not found' } },
    'post /api/payments/{id}/reverse': { path: at(reversed, 'reverse'), body: { reason: 'A mistake' } },
    'post /api/payments/{id}/use-credit': {
      path: at(credited, 'use-credit'),
      body: { invoice: (await invoice()).number, key: randomUUID() },
    },
    'post /api/invoices/{id}/pay-by-credit': {
      as: member,
      path: `/api/invoices/${(await invoice()).id}/pay-by-credit`,
      body: { key: randomUUID() },
    },
    'post /api/payments/{id}/move-credit': {
      path: at(moved, 'move-credit'),
      body: { to: other.email, amount: '5', reason: 'Paid for a colleague', key: randomUUID() },
    },
    'post /api/payments/{id}/refund-credit': {
      path: at(refunded, 'refund-credit'),
      body: { amount: '5', method: 'cash', reason: 'Asked for it back', key: randomUUID() },
    },
    'get /api/payments/{id}/receipt': { path: at(refunded, 'receipt') },
    'get /api/payments/{id}/slip': { path: at(confirmed, 'slip') },
  }
}
