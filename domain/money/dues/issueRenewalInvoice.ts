import type { Payload } from 'payload'
import type { Quote } from '../../membership/grades/quote.schema'
import { readTermRules } from '../../membership/memberships'
import { type StoredInvoice, dueDate, issueInvoice } from '../invoices'
import type { NewInvoice } from '../invoices/invoice.schema'
import { readPaymentSettings } from '../paymentSettings'
import type { EndingMembership } from './renewalOffers'

/** Issues an invoice for a renewal, by the rules of the day: when it is due, and the term that it pays for. */
export const issueRenewalInvoice = async (
  payload: Payload,
  membership: EndingMembership,
  { currency, lines, rate, instalments }: Quote,
  facts: Pick<NewInvoice, 'key' | 'recipient' | 'years' | 'issuedBy' | 'note'>,
  now: Date,
): Promise<StoredInvoice> => {
  const { user, grade } = membership
  const [{ dueDays }, { graceDays, endsWithYear }] = await Promise.all([
    readPaymentSettings(payload),
    readTermRules(payload, grade),
  ])
  return issueInvoice(payload, {
    ...facts,
    user: user.toHexString(),
    purpose: 'renewal',
    grade,
    graceDays,
    endsWithYear,
    currency,
    lines,
    rate,
    instalments,
    dueAt: dueDate(now, dueDays, membership),
  })
}
