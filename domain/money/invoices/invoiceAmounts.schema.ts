import { type Money, convert, formatMoney } from '../../../platform/moneyFormat.schema'
import type { InvoiceView } from './invoice.schema'

type Rated = Pick<InvoiceView, 'currency' | 'rate'>

/** An amount of an invoice in the other currency, at the rate frozen on it; null without a rate. */
export const inOtherCurrency = (amountMinor: number, { currency, rate }: Rated): Money | null => {
  if (!rate) return null
  const other = currency === 'USD' ? 'SSP' : 'USD'
  return { amountMinor: convert({ amountMinor, currency }, other, rate), currency: other }
}

/** An amount as displayed, in both currencies where the invoice has a rate: `USD 50.00 (SSP 200,000.00)`. */
export const formatInvoiceAmount = (amountMinor: number, invoice: Rated): string => {
  const other = inOtherCurrency(amountMinor, invoice)
  const own = formatMoney({ amountMinor, currency: invoice.currency })
  return other ? `${own} (${formatMoney(other)})` : own
}

/** The frozen rate in words: `1 USD = 4,000 SSP, Bank of South Sudan, 2026-11-01`. */
export const formatRate = ({ sspPerUsd, day, source }: NonNullable<InvoiceView['rate']>): string =>
  [`1 USD = ${sspPerUsd.toLocaleString('en-US')} SSP`, source, day].filter(Boolean).join(', ')
