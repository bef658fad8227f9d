import type { Payload } from 'payload'
import { quoteSeatFees } from '../../grades'
import { dueDate, issueInvoice, mailInvoice } from '../../../money/invoices'
import { type StoredMembershipEvent, readTermRules } from '../../memberships'
import { readPaymentSettings } from '../../../money/paymentSettings'
import { findContact } from '../../../people/profiles'
import { deriveMembership } from '../deriveMembership'
import { readDecisions, toFacts } from '../membershipFacts'
import { agreedSeats } from './deriveSeat'

/**
 * Issues the invoice for more seats, for the days that are left of the company's term, and mails it. Nothing for fewer
 * seats, and where staff have set no price. What counts are the facts before the event, so that a repetition after a
 * crash finds the same; its key lets it be issued once.
 */
export const issueSeatInvoice = async (payload: Payload, event: StoredMembershipEvent): Promise<void> => {
  const { _id, user: account, at, seats } = event
  const user = account.toHexString()
  const id = _id.toHexString()
  const facts = toFacts((await readDecisions(payload, [user]))(user))
  const before = facts.filter((fact) => fact.at <= at && fact.id !== id)
  const membership = deriveMembership(before, await readTermRules(payload))
  if (!seats || !membership || !('grade' in membership) || !membership.expiresAt) return
  const { grade } = membership
  const expiresAt = membership.termEndsAt ?? membership.expiresAt
  const from = agreedSeats(before)
  const quote = await quoteSeatFees(payload, { grade, user, from, to: seats, at, expiresAt })
  const contact = await findContact(payload, user)
  if (!quote || quote.totalMinor === 0 || !contact) return
  const { dueDays } = await readPaymentSettings(payload)
  const invoice = await issueInvoice(payload, {
    key: `seats:${id}`,
    user,
    recipient: { name: contact.fullName, email: contact.email },
    purpose: 'seats',
    grade,
    seats,
    currency: quote.currency,
    lines: quote.lines,
    rate: quote.rate,
    dueAt: dueDate(at, dueDays),
  })
  await mailInvoice(payload, invoice)
}
