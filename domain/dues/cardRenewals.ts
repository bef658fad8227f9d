import type { Payload } from 'payload'
import { CURRENCIES, type Currency, type Money } from '../../platform/moneyFormat.schema'
import { type StoredInvoice, completeInvoice, findRenewalInvoices, viewInvoice } from '../invoices'
import { cardAmountOf } from '../payments'
import { issueRenewal } from './issueRenewal'
import { type EndingMembership, quoteRenewal } from './renewalOffers'

const ALL_CURRENCIES = Object.keys(CURRENCIES) as Currency[]
const YEARS = 1

/** What a card is charged for one more year at present; null where it cannot be, or staff have set no fee. */
export const quoteCardRenewal = async (
  payload: Payload,
  membership: EndingMembership,
  at = new Date(),
): Promise<Money | null> => {
  for (const currency of ALL_CURRENCIES) {
    const quote = await quoteRenewal(payload, membership, { years: YEARS, currency }, at)
    const amount =
      quote && cardAmountOf({ openMinor: quote.totalMinor, currency: quote.currency, rate: quote.rate })
    if (amount) return amount
  }
  return null
}

/**
 * The invoice for one more year that a saved card is charged for: the open one, or a new one. The member is not mailed
 * about it before the card has been tried.
 * @returns null where the member made another choice, which is not charged, or where there is no fee
 */
export const issueCardRenewal = async (
  payload: Payload,
  membership: EndingMembership,
  recipient: { name: string; email: string },
): Promise<StoredInvoice | null> => {
  const all = await findRenewalInvoices(payload, membership.user.toHexString())
  const [open, ...others] = all.filter(({ status }) => status === 'open')
  if (open) {
    if (others.length > 0 || open.years !== YEARS || !cardAmountOf(viewInvoice(open))) return null
    return completeInvoice(payload, open)
  }
  for (const currency of ALL_CURRENCIES) {
    const issued = await issueRenewal(payload, membership, recipient, { years: YEARS, currency }, false)
    if (typeof issued === 'string') return null
    if (issued) return issued
  }
  return null
}
