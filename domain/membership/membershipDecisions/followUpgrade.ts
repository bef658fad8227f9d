import type { Payload } from 'payload'
import type { StoredApplication } from '../applications'
import { quoteUpgradeFees } from '../grades'
import { type StoredInvoice, issueInvoice } from '../../money/invoices'
import { hasLapsed, readTermRules } from '../memberships'
import { type DerivedMembership, deriveMembership } from './deriveMembership'
import { readDecisions, toFacts } from './membershipFacts'

/**
 * The membership as it was when an application was approved, without it: from the facts, so that a repetition after a
 * crash finds the same. Null for somebody who was no member then.
 */
const findMembershipBefore = async (
  payload: Payload,
  user: string,
  { application, approvedAt }: { application: string; approvedAt: Date },
): Promise<DerivedMembership | null> => {
  const facts = toFacts((await readDecisions(payload, [user]))(user)).filter(
    (fact) => fact.at <= approvedAt && !('application' in fact && fact.application === application),
  )
  const before = deriveMembership(facts, await readTermRules(payload))
  return before && 'grade' in before && !before.ending && !hasLapsed(before, approvedAt) ? before : null
}

/**
 * Issues the invoice for a change of grade within a term, if there is something to pay for the days that are left. The
 * key lets it be issued once.
 * @returns null when nothing is to be paid
 */
export const issueUpgradeInvoice = async (
  payload: Payload,
  application: Pick<StoredApplication, '_id' | 'fullName' | 'email' | 'membershipType'> & { user: string },
  { key, approvedAt, dueAt }: { key: string; approvedAt: Date; dueAt: Date },
): Promise<StoredInvoice | null> => {
  const { user, fullName, email, membershipType: to } = application
  const id = application._id.toHexString()
  const before = await findMembershipBefore(payload, user, { application: id, approvedAt })
  if (!before?.expiresAt) return null
  const { grade: from, expiresAt } = before
  const quote = await quoteUpgradeFees(payload, { from, to, user, at: approvedAt, expiresAt })
  if (!quote || quote.totalMinor === 0) return null
  return issueInvoice(payload, {
    key,
    user,
    recipient: { name: fullName, email },
    purpose: 'upgrade',
    grade: to,
    application: id,
    currency: quote.currency,
    lines: quote.lines,
    rate: quote.rate,
    dueAt,
  })
}
