import type { Payload } from 'payload'
import { type StoredApplication, hasStatus } from '../applications'
import { quoteFees } from '../grades'
import type { Quote } from '../grades/quote.schema'
import { findInvoicesOfApplication, issueInvoice, mailInvoice, voidUnpaid } from '../../money/invoices'
import { findMembership, readTermRules } from '../memberships'
import { readPaymentSettings } from '../../money/paymentSettings'
import type { Grade } from '../memberships/grades.schema'
import { issueUpgradeInvoice } from './followUpgrade'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a first term costs: in US dollars where staff have set such a fee, else in pounds; null without a fee. */
const quoteJoining = async (
  payload: Payload,
  { grade, user, at }: { grade: Grade; user: string; at: Date },
): Promise<Quote | null> => {
  for (const currency of ['USD', 'SSP'] as const) {
    const quote = await quoteFees(payload, { grade, purpose: 'joining', years: 1, currency, at, user })
    if (quote) return quote
  }
  return null
}

/**
 * When a membership begins that is approved now, as it is noted with the decision: with the first payment, if
 * staff have set that and there is something to pay; else with the approval.
 */
export const readBeginning = async (
  payload: Payload,
  person: { grade: Grade; user: string },
): Promise<{ begins?: 'payment' }> => {
  const { membershipBegins } = await readPaymentSettings(payload)
  if (membershipBegins !== 'payment') return {}
  const quote = await quoteJoining(payload, { ...person, at: new Date() })
  return quote && quote.totalMinor > 0 ? { begins: 'payment' } : {}
}

type Approved = StoredApplication & { user: NonNullable<StoredApplication['user']> }

const approvalsOf = ({ history }: StoredApplication): Date[] =>
  (history ?? []).flatMap(({ to, at }) => (to === 'approved' ? [at] : []))

/** Whether a membership begins, or waits to begin, with an application: of a change of grade it does not. */
const isBeginning = async (payload: Payload, application: Approved): Promise<boolean> => {
  const membership = await findMembership(payload, application.user)
  if (!membership || membership.withdrawnAt || membership.company) return true // a seat is not one's own
  return approvalsOf(application).some((at) => at.getTime() === membership.startedAt.getTime())
}

/**
 * Issues the first invoice of a new member, or that of a change of grade for the rest of the term; none where there is
 * one, or nothing to pay.
 */
const issueInvoiceOf = async (payload: Payload, application: Approved): Promise<void> => {
  const { _id, membershipType: grade, fullName, email } = application
  const user = application.user.toHexString()
  const id = _id.toHexString()
  if ((await findInvoicesOfApplication(payload, _id)).length > 0) return
  const approvals = approvalsOf(application)
  const approvedAt = approvals.at(-1) ?? new Date()
  const { dueDays } = await readPaymentSettings(payload)
  const terms = {
    // the invoice of an approval that was withdrawn is void: a new approval has one of its own
    key: approvals.length > 1 ? `approval:${id}:${approvals.length}` : `approval:${id}`,
    dueAt: new Date(approvedAt.getTime() + dueDays * DAY_MS),
  }
  if (!(await isBeginning(payload, application))) {
    const upgrade = await issueUpgradeInvoice(payload, { ...application, user }, { ...terms, approvedAt })
    if (upgrade) await mailInvoice(payload, upgrade)
    return
  }
  const [quote, { graceDays }] = await Promise.all([
    quoteJoining(payload, { grade, user, at: approvedAt }),
    readTermRules(payload, grade),
  ])
  if (!quote || quote.totalMinor === 0) return
  const invoice = await issueInvoice(payload, {
    ...terms,
    user,
    recipient: { name: fullName, email },
    purpose: 'joining',
    grade,
    years: 1,
    graceDays,
    application: id,
    currency: quote.currency,
    lines: quote.lines,
    rate: quote.rate,
    instalments: quote.instalments,
  })
  await mailInvoice(payload, invoice)
}

/** Voids what was to be paid for an approval that does not stand any more; what was paid stays. */
const voidFirstInvoice = async (payload: Payload, { _id, reviewedBy, user }: Approved): Promise<void> => {
  for (const invoice of await findInvoicesOfApplication(payload, _id))
    await voidUnpaid(payload, invoice, {
      by: (reviewedBy ?? user).toHexString(),
      reason: 'The approval was withdrawn',
    })
}

/**
 * Makes the invoice follow from the decision on an application: issued when it is approved, void when
 * the approval is withdrawn. Safe to repeat, and to run at once with the opposite decision: who issued looks
 * again.
 */
export const followApproval = async (payload: Payload, application: StoredApplication): Promise<void> => {
  const { user } = application
  if (!user) return
  const linked = { ...application, user }
  if (application.status === 'approved') await issueInvoiceOf(payload, linked)
  if (!(await hasStatus(payload, application._id.toHexString(), 'approved')))
    await voidFirstInvoice(payload, linked)
}
