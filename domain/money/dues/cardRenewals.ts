import type { Payload } from 'payload'
import { CURRENCIES, type Currency, type Money } from '../../../platform/moneyFormat.schema'
import { type StoredInvoice, completeInvoice, findRenewalInvoices, viewInvoice } from '../invoices'
import { cardAmountOf } from '../payments'
import { issueRenewal } from './issueRenewal'
import { type EndingMembership, quoteRenewal } from './renewalOffers'

const ALL_CURRENCIES = Object.keys(CURRENCIES) as Currency[]
const YEARS = 1

/**
 * What a card is charged for one more year of a membership by the fees of a day; null where it cannot be, or staff have
 * set no fee.
 */
export const quoteCardRenewal = async (
  payload: Payload,
  membership: EndingMembership,
  at: Date,
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
 * The open invoice for one more year that a card can pay; `other` where the member made another choice, or
 * has begun to pay in instalments.
 */
const findOpen = async (payload: Payload, user: string): Promise<StoredInvoice | 'other' | null> => {
  const all = await findRenewalInvoices(payload, user)
  const [open, ...others] = all.filter(({ status }) => status === 'open')
  if (!open) return null
  const isInParts = Boolean(open.instalments?.length) && open.openMinor < open.totalMinor
  return isInParts || others.length > 0 || open.years !== YEARS || !cardAmountOf(viewInvoice(open))
    ? 'other'
    : open
}

/**
 * What a saved card will be charged on a day: what is open of the invoice for one more year, else the fees of that day.
 * @returns null where the member made another choice, which is not charged, or where there is no fee
 */
export const expectCardRenewal = async (
  payload: Payload,
  membership: EndingMembership,
  at: Date,
): Promise<Money | null> => {
  const open = await findOpen(payload, membership.user.toHexString())
  if (open === 'other') return null
  return open ? cardAmountOf(viewInvoice(open)) : quoteCardRenewal(payload, membership, at)
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
  now: Date,
): Promise<StoredInvoice | null> => {
  const open = await findOpen(payload, membership.user.toHexString())
  if (open === 'other') return null
  if (open) return completeInvoice(payload, open)
  for (const currency of ALL_CURRENCIES) {
    const choice = { years: YEARS, currency } as const
    const issued = await issueRenewal(payload, membership, recipient, choice, { isMailed: false, now })
    if (typeof issued === 'string') return null
    if (issued) return issued
  }
  return null
}
