import type { Payload } from 'payload'
import type { PaymentSetting } from '../../../payload-types'
import { type Currency, type Money, convert } from '../../../platform/money.schema'
import { canTakePayments } from '../../../services/stripe'
import { type StoredInvoice, viewInvoice } from '../invoices'
import { readPaymentSettings } from '../paymentSettings'
import type { InvoiceView } from '../invoices/invoice.schema'
import { amountInCurrency } from '../invoices/instalments.schema'
import { formatReference } from '../invoices/reference.schema'
import { creditFor } from './credits/payByCredit'
import { mobileMoneyProvider } from './mobileMoney/mobileMoneyProvider'
import { findPaymentsFor } from './paymentsRepository'
import { viewPayment } from './viewPayment'
import type { OfferedMethods, WaysToPay } from './waysToPay.schema'

const OTHER: Record<Currency, Currency> = { USD: 'SSP', SSP: 'USD' }

/** What is open of an invoice, in its own currency and, at its frozen rate, in the other one. */
const openAmounts = ({
  openMinor,
  currency,
  rate,
}: Pick<InvoiceView, 'openMinor' | 'currency' | 'rate'>): Money[] => {
  if (openMinor === 0) return []
  const own = { amountMinor: openMinor, currency }
  const other = OTHER[currency]
  return rate ? [own, { amountMinor: convert(own, other, rate), currency: other }] : [own]
}

/** The next instalment of an invoice in a currency; null where it has none, or is the whole of what is open. */
export const instalmentIn = (invoice: InvoiceView, currency: Currency): Money | null => {
  const next = invoice.instalments.find(({ openMinor }) => openMinor > 0)
  return next && next.openMinor < invoice.openMinor
    ? amountInCurrency({ amountMinor: next.openMinor, currency: invoice.currency }, currency, invoice.rate)
    : null
}

/** What is open of an invoice in a currency; null when it cannot be paid in it. */
export const openAmountIn = (
  invoice: Pick<InvoiceView, 'openMinor' | 'currency' | 'rate'>,
  currency: Currency,
): Money | null =>
  openAmounts(invoice).find((each) => each.currency === currency && each.amountMinor > 0) ?? null

const momoOf = (settings: PaymentSetting, invoice: InvoiceView): OfferedMethods['momo'] => {
  const amount = openAmountIn(invoice, 'SSP')
  return settings.takesMomo && mobileMoneyProvider.isConfigured() && amount
    ? { ...amount, provider: mobileMoneyProvider.name }
    : null
}

/** The least that the provider of card payments takes, in cents. */
const MIN_CARD_CENTS = 50

/**
 * What a card is charged for an invoice: what is open, in US dollars, at the frozen rate where the invoice is in
 * pounds. The provider takes no pounds: null for an invoice in them without a rate, and for less than the provider
 * takes.
 */
export const cardAmountOf = (invoice: Pick<InvoiceView, 'openMinor' | 'currency' | 'rate'>): Money | null => {
  const amount = openAmountIn(invoice, 'USD')
  return amount && amount.amountMinor >= MIN_CARD_CENTS ? amount : null
}

const offeredMethods = (settings: PaymentSetting, invoice: InvoiceView): OfferedMethods => ({
  card: settings.takesCards && canTakePayments() ? cardAmountOf(invoice) : null,
  momo: momoOf(settings, invoice),
  merchant: settings.takesMerchant
    ? (settings.merchantAccounts ?? []).map(({ provider, number, holder }) => ({ provider, number, holder }))
    : [],
  bank: settings.takesBank
    ? (settings.bankAccounts ?? []).map(({ bank, holder, number, swift, currency }) => ({
        bank,
        holder,
        number,
        swift: swift ?? null,
        currency,
      }))
    : [],
  cash: settings.takesCash ? { places: settings.cashPlaces ?? null } : null,
})

/** The next instalment as a card is charged; null as in `cardAmountOf`. */
export const cardInstalmentOf = (invoice: InvoiceView): Money | null => {
  const amount = instalmentIn(invoice, 'USD')
  return amount && amount.amountMinor >= MIN_CARD_CENTS ? amount : null
}

/**
 * How an invoice can be paid, and what was paid so far. Skips access control: the caller checks the permission.
 * @param reader the account that asks: who owes it is told of the own credit
 */
export const readWaysToPay = async (
  payload: Payload,
  stored: StoredInvoice,
  reader: string,
): Promise<WaysToPay> => {
  const invoice = viewInvoice(stored)
  const [settings, payments, credit] = await Promise.all([
    readPaymentSettings(payload),
    findPaymentsFor(payload, stored._id),
    stored.user.equals(reader) ? creditFor(payload, stored) : null,
  ])
  return {
    reference: formatReference(invoice.reference),
    amounts: openAmounts(invoice),
    rate: invoice.rate,
    credit,
    methods: offeredMethods(settings, invoice),
    instalments: { card: cardInstalmentOf(invoice), momo: instalmentIn(invoice, 'SSP') },
    payments: payments.map(viewPayment),
  }
}
