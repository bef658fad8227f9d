import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { fromJubaTime } from '../../../platform/jubaTime'
import { findInvoice } from '../invoices'
import {
  type StoredPayment,
  confirmPayment,
  findPayment,
  finalisePayment,
  recordPayment,
  reversePayment,
} from '../payments'
import type { LineOutcome } from './line.schema'
import { type StoredLine, changeLine, completeLine, findLine } from './statementsRepository'

/** Noon of the day: the same day wherever it is read. */
const momentOf = (day: string): Date => new Date(fromJubaTime(`${day}T12:00`))

/** Confirms the claim that the line is; undefined when it was refused or reversed meanwhile. */
const confirmClaim = async (payload: Payload, line: StoredLine): Promise<StoredPayment | undefined> => {
  if (line.outcome !== 'report' || !line.payment) return undefined
  const id = line.payment.toHexString()
  const confirmed = await confirmPayment(payload, id, {
    amountMinor: line.amountMinor,
    paidAt: momentOf(line.day),
    ...(line.transaction && { transaction: line.transaction }),
    isQuiet: true,
    by: line.decidedBy?.toHexString(),
  })
  // confirmed before, by hand or by this step
  const payment = confirmed ?? (await findPayment(payload, id))
  return payment?.status === 'confirmed' ? payment : undefined
}

/** What became of a payment: it is read from what invoice and credit have of it. */
const outcomeOf = async (payload: Payload, line: StoredLine, id: ObjectId): Promise<LineOutcome> => {
  if (line.outcome === 'report') return 'report'
  const payment = await findPayment(payload, id)
  if (!payment?.user) return 'suspense'
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  if (!invoice) return 'credit'
  const credit = payment.creditMinor ?? 0
  if (credit >= payment.amountMinor) return 'duplicate'
  if (credit > 0) return 'overpaid'
  return invoice.openMinor > 0 ? 'partial' : 'paid'
}

/** Records the payment that the line is, or confirms the claim. */
const bookIncome = async (payload: Payload, line: StoredLine): Promise<void> => {
  // whose it is was not known: what was booked then is taken back
  if (line.replaces)
    await reversePayment(payload, line.replaces.toHexString(), {
      reason: 'The payer is known',
      isQuiet: true,
    })
  const payment =
    (await confirmClaim(payload, line)) ??
    (
      await recordPayment(payload, {
        key: `line:${line._id.toHexString()}${line.replaces ? `:${line.replaces.toHexString()}` : ''}`,
        status: 'confirmed',
        method: line.method,
        amountMinor: line.amountMinor,
        currency: line.currency,
        paidAt: momentOf(line.day),
        user: line.user?.toHexString(),
        invoice: line.invoice?.toHexString(),
        payer: line.payer,
        transaction: line.transaction || undefined,
        by: line.decidedBy?.toHexString(),
        isQuiet: true,
      })
    ).payment
  await finalisePayment(payload, payment._id.toHexString())
  await completeLine(payload, line, {
    status: 'done',
    payment: payment._id,
    outcome: await outcomeOf(payload, line, payment._id),
  })
}

/**
 * Whether a payment is held by who undoes its import. Asked after the line names it, as the hold is set before lines
 * are read.
 */
const isHeld = async (payload: Payload, id: ObjectId): Promise<boolean> => {
  const payment = await findPayment(payload, id)
  return payment?.status === 'confirmed' && (payment.heldUntil ?? new Date(0)) > new Date()
}

/**
 * Applies what a line is: a payment is recorded, confirmed or reversed. Every step can be repeated after a crash at any
 * point, also by several processes at once. No mail is sent about it.
 */
export const finaliseLine = async (payload: Payload, id: ObjectId): Promise<void> => {
  const line = await findLine(payload, id)
  if (!line?.needsFinalising || line.status !== 'ready') return
  if (line.amountMinor > 0) return bookIncome(payload, line)
  if (line.reverses && (await isHeld(payload, line.reverses))) {
    // its import is being undone, and may have looked before this line named it: somebody decides again
    await changeLine(payload, line, ['ready'], {
      status: 'question',
      outcome: 'question',
      reverses: null,
      needsFinalising: false,
    })
    return
  }
  if (line.reverses)
    await reversePayment(payload, line.reverses.toHexString(), {
      reason: 'The bank took the payment back',
      isQuiet: true,
      by: line.decidedBy?.toHexString(),
    })
  await completeLine(payload, line, { status: 'done', outcome: 'reversal' })
}
