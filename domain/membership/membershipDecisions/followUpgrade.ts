import type { Payload } from 'payload'
import { quoteUpgradeFees } from '../grades'
import { type StoredInvoice, dueDate, issueInvoice, mailInvoice } from '../../money/invoices'
import { readPaymentSettings } from '../../money/paymentSettings'
import { findContact } from '../../people/profiles'
import { type StoredMembershipEvent, findRegisteredName, hasLapsed, readTermRules } from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import { type DerivedMembership, deriveMembership } from './deriveMembership'
import { type MembershipFact, readDecisions, toFacts } from './membershipFacts'

/** A decision that changes a grade. */
interface GradeChange {
  user: string
  to: Grade
  at: Date
  /** Whether a fact is of this decision. */
  isOfDecision: (fact: MembershipFact) => boolean
}

/**
 * The membership as it was when a grade was changed, without that decision: from the facts, so that a repetition after a
 * crash finds the same. Null for somebody who was no member then.
 */
const findMembershipBefore = async (
  payload: Payload,
  { user, at, isOfDecision }: GradeChange,
): Promise<DerivedMembership | null> => {
  const facts = toFacts((await readDecisions(payload, [user]))(user)).filter(
    (fact) => fact.at <= at && !isOfDecision(fact),
  )
  const before = deriveMembership(facts, await readTermRules(payload))
  return before && 'grade' in before && !before.ending && !hasLapsed(before, at) ? before : null
}

/** Issues the invoice for the days that are left of a term, if there is something to pay. The key lets it be issued once. */
const issueDifference = async (
  payload: Payload,
  change: GradeChange,
  invoice: { key: string; recipient: { name: string; email: string }; dueAt: Date; application?: string },
): Promise<StoredInvoice | null> => {
  const { user, to, at } = change
  const before = await findMembershipBefore(payload, change)
  const expiresAt = before?.termEndsAt ?? before?.expiresAt
  if (!before || !expiresAt) return null
  const quote = await quoteUpgradeFees(payload, { from: before.grade, to, user, at, expiresAt })
  if (!quote || quote.totalMinor === 0) return null
  return issueInvoice(payload, {
    ...invoice,
    user,
    purpose: 'upgrade',
    grade: to,
    currency: quote.currency,
    lines: quote.lines,
    rate: quote.rate,
  })
}

/**
 * Issues the invoice for an approved change of grade within a term.
 * @returns null when nothing is to be paid
 */
export const issueUpgradeInvoice = (
  payload: Payload,
  {
    id,
    user,
    to,
    recipient,
  }: { id: string; user: string; to: Grade; recipient: { name: string; email: string } },
  { key, approvedAt, dueAt }: { key: string; approvedAt: Date; dueAt: Date },
): Promise<StoredInvoice | null> => {
  const isOfDecision = (fact: MembershipFact): boolean => 'application' in fact && fact.application === id
  const change = { user, to, at: approvedAt, isOfDecision }
  return issueDifference(payload, change, { key, recipient, dueAt, application: id })
}

/** Issues and mails the invoice for a change of grade that staff recorded within a term; nothing for a cheaper grade. */
export const issueGradeInvoice = async (payload: Payload, event: StoredMembershipEvent): Promise<void> => {
  const { at, grade: to } = event
  const user = event.user.toHexString()
  const id = event._id.toHexString()
  const [contact, registeredName, { dueDays }] = await Promise.all([
    findContact(payload, user),
    findRegisteredName(payload, user),
    readPaymentSettings(payload),
  ])
  if (!to || !contact) return
  const change = { user, to, at, isOfDecision: (fact: MembershipFact): boolean => fact.id === id }
  const issued = await issueDifference(payload, change, {
    key: `grade:${id}`,
    recipient: { name: registeredName ?? contact.fullName, email: contact.email },
    dueAt: dueDate(at, dueDays),
  })
  if (issued) await mailInvoice(payload, issued)
}
