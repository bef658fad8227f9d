import { type Currency, convert } from '../../../platform/money.schema'
import type { LedgerLine } from '../ledger/ledger.schema'
import type { StoredInvoice } from '../invoices'
import type { StoredPayment } from './paymentsRepository'

type Paid = Pick<StoredPayment, 'amountMinor' | 'currency'>
type Billed = Pick<StoredInvoice, 'currency' | 'rate'>

/** The rate at which a payment counts for an invoice; null when it does not count in its currency. */
const rateFor = ({ currency }: Pick<Paid, 'currency'>, invoice: Billed): { sspPerUsd: number } | null => {
  const sspPerUsd = invoice.rate?.sspPerUsd
  if (currency === invoice.currency) return { sspPerUsd: sspPerUsd ?? 1 }
  return sspPerUsd ? { sspPerUsd } : null
}

/** What a payment is worth in the invoice's currency; null when it does not count for it. */
export const worthOf = (payment: Paid, invoice: Billed): number | null => {
  const rate = rateFor(payment, invoice)
  return rate && convert(payment, invoice.currency, rate)
}

/**
 * What an invoice took of a payment, in the payment's currency. All of it where it took all that the payment is worth:
 * no rounding may leave a remainder.
 * @param allocatedMinor in the invoice's currency
 */
export const takenOf = (payment: Paid, invoice: Billed, allocatedMinor: number): number => {
  const { amountMinor, currency } = payment
  const rate = rateFor(payment, invoice)
  if (!rate) return 0
  if (allocatedMinor === worthOf(payment, invoice)) return amountMinor
  return Math.min(
    amountMinor,
    convert({ amountMinor: allocatedMinor, currency: invoice.currency }, currency, rate),
  )
}

/**
 * What credit notes gave back of what an invoice took, in the payment's currency.
 * @param returnedMinor of `allocatedMinor`, both in the invoice's currency
 */
export const givenBackOf = (
  payment: Paid,
  invoice: Billed,
  { allocatedMinor, returnedMinor }: { allocatedMinor: number; returnedMinor: number },
): number => {
  const takenMinor = takenOf(payment, invoice, allocatedMinor)
  const rate = rateFor(payment, invoice)
  if (returnedMinor === allocatedMinor || !rate) return takenMinor
  return Math.min(
    takenMinor,
    convert({ amountMinor: returnedMinor, currency: invoice.currency }, payment.currency, rate),
  )
}

/**
 * The lines by which what an invoice had taken is to the payer's credit again; they sum to `-returnedMinor` in the
 * invoice's currency.
 */
export const givenBackLines = (
  { currency, user }: Pick<StoredPayment, 'currency' | 'user'>,
  invoiceCurrency: Currency,
  { returnedMinor, givenBackMinor }: { returnedMinor: number; givenBackMinor: number },
): LedgerLine[] => {
  const credit: LedgerLine = {
    account: user ? 'memberCredit' : 'suspense',
    currency,
    amountMinor: -givenBackMinor,
    user: user?.toHexString(),
  }
  if (currency === invoiceCurrency) return [credit]
  return [
    { account: 'exchange', currency: invoiceCurrency, amountMinor: -returnedMinor },
    { account: 'exchange', currency, amountMinor: givenBackMinor },
    credit,
  ]
}
