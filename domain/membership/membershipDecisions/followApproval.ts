import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredApplication, hasStatus } from '../applications'
import { quoteFees } from '../grades'
import type { Quote } from '../grades/quote.schema'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import {
  type StoredInvoice,
  creditOnce,
  dueDate,
  findInvoicesOfApplication,
  issueInvoice,
  mailInvoice,
  markForRepricing,
  voidUnpaid,
} from '../../money/invoices'
import { findGrade, findMembership, readTermRules } from '../memberships'
import { readPaymentSettings } from '../../money/paymentSettings'
import { addServerTask } from '../../office/tasks'
import type { Grade } from '../memberships/grades.schema'
import { gradeIs } from './repricingReasons'
import { issueUpgradeInvoice } from './followUpgrade'

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

const WITHDRAWN = 'The approval was withdrawn'

/** The key of the credit note by which a withdrawn approval closes an invoice. */
const withdrawalKey = ({ _id }: StoredInvoice): string => `approval-withdrawn:${_id.toHexString()}`

const isClosedByWithdrawal = (invoice: StoredInvoice): boolean =>
  invoice.status === 'credited' && Boolean(invoice.credits?.some(({ key }) => key === withdrawalKey(invoice)))

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
  if ((await findInvoicesOfApplication(payload, _id)).some((invoice) => !isClosedByWithdrawal(invoice)))
    return
  const approvals = approvalsOf(application)
  const approvedAt = approvals.at(-1) ?? new Date()
  const { dueDays } = await readPaymentSettings(payload)
  const terms = {
    // the invoice of an approval that was withdrawn is void: a new approval has one of its own
    key: approvals.length > 1 ? `approval:${id}:${approvals.length}` : `approval:${id}`,
    dueAt: dueDate(approvedAt, dueDays),
  }
  if (!(await isBeginning(payload, application))) {
    const upgrade = await issueUpgradeInvoice(
      payload,
      { id, user, to: grade, recipient: { name: fullName, email } },
      { ...terms, approvedAt },
    )
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

/** Credits an invoice of which a part was paid: the rest is owed no more, and staff decide about what was paid. */
const closePartlyPaid = async (payload: Payload, invoice: StoredInvoice, by: ObjectId): Promise<void> => {
  const { _id, totalMinor, creditedMinor, currency, number, recipient, user } = invoice
  const credited = await creditOnce(payload, _id, {
    note: new ObjectId(),
    key: withdrawalKey(invoice),
    amountMinor: totalMinor - (creditedMinor ?? 0),
    reason: WITHDRAWN,
    by,
  })
  const credit = (credited ?? invoice).credits?.find(({ key }) => key === withdrawalKey(invoice))
  if (!credit) return // paid as a whole, or decided by staff
  const paidMinor = credit.amountMinor - credit.fromOpenMinor
  if (paidMinor === 0) return
  const paid = formatMoney({ amountMinor: paidMinor, currency })
  await addServerTask(payload, {
    key: withdrawalKey(invoice),
    title: `${paid} of ${recipient.name}: pay back or leave as credit`,
    note: `${WITHDRAWN} after ${paid} of invoice ${number} had been paid. The invoice is closed, and ${paid} are to the payer's credit.`,
    link: `/admin/users/${user.toHexString()}`,
    person: user.toHexString(),
  })
}

/**
 * Closes what was to be paid for an approval that does not stand any more: void where nothing was paid, credited where a
 * part was. What was paid as a whole stays: staff decide.
 */
const closeFirstInvoice = async (payload: Payload, { _id, reviewedBy, user }: Approved): Promise<void> => {
  const by = reviewedBy ?? user
  for (const invoice of await findInvoicesOfApplication(payload, _id)) {
    if (invoice.status === 'credited' && !isClosedByWithdrawal(invoice)) continue
    if (invoice.status !== 'open' && invoice.status !== 'credited') continue
    if (!(await voidUnpaid(payload, invoice, { by: by.toHexString(), reason: WITHDRAWN })))
      await closePartlyPaid(payload, invoice, by)
  }
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
    await closeFirstInvoice(payload, linked)
  const grade = await findGrade(payload, user)
  if (grade)
    await markForRepricing(payload, user.toHexString(), {
      reason: gradeIs(grade),
      by: application.reviewedBy,
    })
}
