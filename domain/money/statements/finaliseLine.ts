import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { fromJubaTime } from '../../../platform/jubaTime'
import { findInvoice } from '../invoices'
import {
  type StoredPayment,
  confirmPayment,
  findPayment,
  finalisePayment,
  payFromCredit,
  recordPayment,
  reversePayment,
} from '../payments'
import { postTransfer } from '../transfers'
import { transferOfLine } from './lineTransfer'
import { type LineOutcome, RECEIPTS_WITHIN_DAYS } from './line.schema'
import { type StoredLine, changeLine, completeLine, findLine } from './statementsRepository'

/** Noon of the day: the same day wherever it is read. */
const momentOf = (day: string): Date => new Date(fromJubaTime(`${day}T12:00`))

/** Whether the payer gets a receipt: not of what was paid long ago, as in the first import of an old statement. */
const hasReceiptMail = ({ day }: StoredLine): boolean =>
  Date.now() - momentOf(day).getTime() < RECEIPTS_WITHIN_DAYS * 24 * 60 * 60_000

/** Confirms the claim that the line is; undefined when it was refused or reversed meanwhile. */
const confirmClaim = async (payload: Payload, line: StoredLine): Promise<StoredPayment | undefined> => {
  if (line.outcome !== 'report' || !line.payment) return undefined
  const id = line.payment.toHexString()
  const confirmed = await confirmPayment(payload, id, {
    amountMinor: line.amountMinor,
    paidAt: momentOf(line.day),
    ...(line.transaction && { transaction: line.transaction }),
    isQuiet: !hasReceiptMail(line),
    by: line.decidedBy?.toHexString(),
  })
  // confirmed before, by hand or by this step
  const payment = confirmed ?? (await findPayment(payload, id))
  return payment?.status === 'confirmed' ? payment : undefined
}

/** What became of a payment: it is read from what invoice and credit have of it. */
const outcomeOf = async (payload: Payload, line: StoredLine, id: ObjectId): Promise<LineOutcome> => {
  if (line.outcome === 'report' || line.outcome === 'split') return line.outcome
  const payment = await findPayment(payload, id)
  if (!payment?.user) return 'suspense'
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  if (!invoice) return 'credit'
  const credit = payment.creditMinor ?? 0
  if (credit >= payment.amountMinor) return 'duplicate'
  if (credit > 0) return 'overpaid'
  return invoice.openMinor > 0 ? 'partial' : 'paid'
}

/** What the uses of a payment's credit are known by that pay the parts of a line. */
export const partKey = ({ _id }: Pick<StoredLine, '_id'>, place: number | '' = ''): string =>
  `line:${_id.toHexString()}:${place}`

/** Pays the invoices of a line that was split; what one of them does not need any more stays credit. */
const payParts = async (
  payload: Payload,
  { decidedBy, parts, ...line }: StoredLine,
  id: ObjectId,
): Promise<void> => {
  for (const [place, { invoice, amountMinor }] of (parts ?? []).entries()) {
    const use = { key: partKey(line, place), invoice, atMostMinor: amountMinor, by: String(decidedBy) }
    await payFromCredit(payload, id, use)
  }
  await finalisePayment(payload, id.toHexString())
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
        invoice: line.outcome === 'split' ? undefined : line.invoice?.toHexString(),
        payer: line.payer,
        transaction: line.transaction || undefined,
        by: line.decidedBy?.toHexString(),
        isQuiet: !hasReceiptMail(line),
      })
    ).payment
  await finalisePayment(payload, payment._id.toHexString())
  if (line.outcome === 'split') await payParts(payload, line, payment._id)
  await completeLine(payload, line, {
    status: 'done',
    payment: payment._id,
    outcome: await outcomeOf(payload, line, payment._id),
  })
}

/** Books the money that a line moves between our own accounts, or that was charged. */
const bookLineTransfer = async (payload: Payload, line: StoredLine): Promise<void> => {
  const { account, chargeMinor, chapter, text } = line.transfer ?? {}
  const transfer =
    account &&
    transferOfLine(line, {
      account,
      chargeMinor: chargeMinor ?? 0,
      chapter: chapter?.toHexString(),
      text: text ?? '',
    })
  if (transfer) await postTransfer(payload, transfer, line.decidedBy?.toHexString())
  await completeLine(payload, line, { status: 'done', outcome: 'transfer' })
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
 * point, also by several processes at once. A payer gets the receipt; nothing else is mailed.
 */
export const finaliseLine = async (payload: Payload, id: ObjectId): Promise<void> => {
  const line = await findLine(payload, id)
  if (!line?.needsFinalising || line.status !== 'ready') return
  if (line.outcome === 'transfer') return bookLineTransfer(payload, line)
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
  await completeLine(payload, line, { status: 'done', outcome: line.refund ? 'refund' : 'reversal' })
}
