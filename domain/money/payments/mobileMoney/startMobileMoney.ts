import type { PayloadRequest } from 'payload'
import { type StoredInvoice, viewInvoice } from '../../invoices/index'
import { askMobileMoney } from './askMobileMoney'
import { mobileMoneyProvider } from './mobileMoneyProvider'
import type { PaymentView } from '../payment.schema'
import { findPayment } from '../paymentsRepository'
import { readPaymentSettings } from '../../paymentSettings'
import { instalmentIn, openAmountIn } from '../readWaysToPay'
import { recordPayment } from '../recordPayment'
import { viewPayment } from '../viewPayment'

/** What `POST /api/payments/momo` answers. */
export interface StartedMobileMoney {
  payment: PaymentView
  /** Whether the provider has been asked; it is asked again if not. */
  isSent: boolean
}

/**
 * Asks a payer by mobile money for what is open of an own invoice, or its next instalment, in pounds at its frozen
 * rate. One request waits for an invoice at a time: the same key, or another one meanwhile, comes to the same payment.
 */
export const startMobileMoney = async (
  { payload }: PayloadRequest,
  user: string,
  stored: StoredInvoice,
  { key, phone, isInstalment = false }: { key: string; phone: string; isInstalment?: boolean },
): Promise<StartedMobileMoney | { problem: 'not_open' | 'not_offered' }> => {
  const settings = await readPaymentSettings(payload)
  if (!settings.takesMomo || !mobileMoneyProvider.isConfigured()) return { problem: 'not_offered' }
  const invoice = viewInvoice(stored)
  if (invoice.status !== 'open') return { problem: 'not_open' }
  const amount = (isInstalment ? instalmentIn(invoice, 'SSP') : null) ?? openAmountIn(invoice, 'SSP')
  if (!amount) return { problem: 'not_offered' }
  const { payment, isNew } = await recordPayment(payload, {
    key: `momo:${key}`,
    status: 'started',
    method: 'momo',
    ...amount,
    paidAt: new Date(),
    user,
    invoice: invoice.id,
    by: user,
    phone,
    openFor: `momo:${invoice.id}`,
    nextAskAt: new Date(),
  })
  const isSent = isNew ? await askMobileMoney(payload, payment, true) : true
  return { payment: viewPayment((await findPayment(payload, payment._id)) ?? payment), isSent }
}
