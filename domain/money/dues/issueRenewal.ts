import type { Payload } from 'payload'
import {
  type StoredInvoice,
  completeInvoice,
  findRenewalInvoices,
  mailInvoice,
  markForRepricing,
  voidUnpaid,
} from '../invoices'
import { findMembership } from '../../membership/memberships'
import { finaliseInvoice } from '../payments'
import type { RenewalYears } from '../../membership/renewals/choices.schema'
import type { Currency } from '../../../platform/moneyFormat.schema'
import { isBeingPaid } from './isBeingPaid'
import { issueRenewalInvoice } from './issueRenewalInvoice'
import { type EndingMembership, quoteRenewal } from './renewalOffers'

/** Far more than the number of times that somebody changes the choice at once. */
const MAX_ATTEMPTS = 20

export interface RenewalChoice {
  years: RenewalYears
  currency: Currency
}

export type RenewalProblem = 'being_paid' | 'changed_meanwhile'

const isSame = (invoice: StoredInvoice, { years, currency }: RenewalChoice): boolean =>
  invoice.years === years && invoice.currency === currency

/**
 * Clears the way for an invoice: other open ones for a renewal are void.
 * @returns the open one for the same choice, if there is one
 */
const replaceOpen = async (
  payload: Payload,
  open: readonly StoredInvoice[],
  choice: RenewalChoice,
  user: string,
): Promise<StoredInvoice | null | RenewalProblem> => {
  const same = open.find((invoice) => isSame(invoice, choice)) ?? null
  for (const invoice of open) {
    if (invoice === same) continue
    if (await isBeingPaid(payload, invoice)) return 'being_paid'
    if (!(await voidUnpaid(payload, invoice, { by: user, reason: 'Another choice was made' }))) return null
  }
  return same
}

/** Has the invoice priced again where the membership was changed while it was issued. */
const followChange = async (payload: Payload, { user, grade, seats }: EndingMembership): Promise<void> => {
  const now = await findMembership(payload, user)
  if (!now || (now.grade === grade && (now.seats ?? null) === (seats ?? now.seats ?? null))) return
  const reason = 'the membership was changed when it was issued'
  await markForRepricing(payload, user.toHexString(), { reason, by: null })
}

/**
 * Issues the invoice for a renewal, or returns the open one for the same choice. One is open for a person:
 * another choice voids the unpaid one. The key has the end of the present term and how many were issued for
 * it, so two clicks at once issue one.
 * @param recipient as on the invoice
 * @param options.isMailed whether it is mailed at once; else it follows from `finaliseInvoice`, unless it is paid by
 *   then
 * @param options.now the day whose fees count
 */
export const issueRenewal = async (
  payload: Payload,
  membership: EndingMembership,
  recipient: { name: string; email: string },
  choice: RenewalChoice,
  { isMailed = true, now = new Date() }: { isMailed?: boolean; now?: Date } = {},
): Promise<StoredInvoice | RenewalProblem | null> => {
  const user = membership.user.toHexString()
  const quote = await quoteRenewal(payload, membership, choice, now)
  if (!quote) return null
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const prefix = `renewal:${user}:${membership.expiresAt.toISOString()}:`
    const all = await findRenewalInvoices(payload, user)
    const open = all.filter(({ status }) => status === 'open')
    const outcome = await replaceOpen(payload, open, choice, user)
    if (typeof outcome === 'string') return outcome
    if (outcome) return completeInvoice(payload, outcome)
    const count = all.filter(({ key }) => key.startsWith(prefix)).length
    const facts = { key: `${prefix}${count + 1}`, recipient, years: choice.years }
    const issued = await issueRenewalInvoice(payload, membership, quote, facts, now)
    // somebody who chose otherwise at the same moment was first, or made it void: look again
    if (issued.status === 'void' || !isSame(issued, choice)) continue
    await followChange(payload, membership)
    if (isMailed) await mailInvoice(payload, issued)
    if (issued.status === 'paid') await finaliseInvoice(payload, issued._id.toHexString()) // nothing is to be paid
    return issued
  }
  return 'changed_meanwhile'
}
