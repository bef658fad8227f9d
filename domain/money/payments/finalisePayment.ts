import type { Payload } from 'payload'
import { createGaplessNumbers } from '../../../platform/createGaplessNumbers'
import { jubaYear, toJubaTime } from '../../../platform/jubaTime'
import type { Money } from '../../../platform/money.schema'
import {
  type StoredInvoice,
  allocate,
  allocationOf,
  beginCheck,
  endCheck,
  findInvoice,
  release,
} from '../invoices'
import { postEntry, reverseEntry } from '../ledger'
import type { LedgerLine } from '../ledger/ledger.schema'
import { announcePayment } from './announcePayment'
import { mailPayment } from './mailPayment'
import { followReturns, reverseReturned } from './card/followReturns'
import { bookRefunds } from './credits/bookRefunds'
import { followCreditUses, giverOf, returnUsedCredit } from './credits/creditUses'
import { finaliseInvoice } from './finaliseInvoice'
import { PAYMENT_METHODS } from './payment.schema'
import { setCredit } from './credits/creditsRepository'
import {
  type StoredPayment,
  findPayment,
  findUnfinalisedPayment,
  markPaymentFinalised,
  setReceiptNumber,
} from './paymentsRepository'
import { givenBackLines, givenBackOf, takenOf, worthOf } from './splitPayment'

/** Issues the number of a payment's receipt, `RC-2026-0001`. */
const issueReceiptNumber = createGaplessNumbers({
  collection: 'payment-receipt-numbers',
  ownerField: 'payment',
  prefix: 'RC',
})

const dayOf = (moment: Date): string => toJubaTime(moment).slice(0, 10)

/** What an invoice and the payer's credit get of a payment. */
interface Split {
  /** In the invoice's currency. */
  toInvoice: Money | null
  /** What that is in the payment's currency. */
  takenMinor: number
  /** The rest, in the payment's currency. */
  creditMinor: number
  /** What credit notes gave back of what was taken, in the payment's currency. */
  givenBackMinor: number
}

/**
 * Splits a payment: the invoice takes what it needs, the rest is the payer's credit. A payment in the other currency
 * counts at the rate that is frozen on the invoice; without a rate it is all credit. Safe to repeat: what an invoice
 * took stays.
 */
const split = async (
  payload: Payload,
  payment: StoredPayment,
  invoice: StoredInvoice | null,
): Promise<Split> => {
  const { _id, amountMinor, paidAt } = payment
  const worth = invoice && worthOf(payment, invoice)
  if (!invoice || worth === null)
    return { toInvoice: null, takenMinor: 0, creditMinor: amountMinor, givenBackMinor: 0 }
  const { amountMinor: allocatedMinor, returnedMinor } = await allocate(
    payload,
    invoice._id,
    _id,
    worth,
    paidAt,
  )
  const takenMinor = takenOf(payment, invoice, allocatedMinor)
  return {
    toInvoice: { amountMinor: allocatedMinor, currency: invoice.currency },
    takenMinor,
    creditMinor: amountMinor - takenMinor,
    givenBackMinor: returnedMinor ? givenBackOf(payment, invoice, { allocatedMinor, returnedMinor }) : 0,
  }
}

/** The lines of a payment's entry: money came; the invoice is owed less; the rest is credit, or of an unknown payer. */
const linesOf = (
  payment: StoredPayment,
  { toInvoice, takenMinor, creditMinor }: Split,
  invoice: StoredInvoice | null,
  giver: string | undefined,
): LedgerLine[] => {
  const { method, amountMinor, currency } = payment
  const user = payment.user?.toHexString()
  const lines: LedgerLine[] = [
    // credit that is used leaves the account of who has it; other money is nobody's in particular
    { account: PAYMENT_METHODS[method].account, currency, amountMinor, user: giver },
    { account: user ? 'memberCredit' : 'suspense', currency, amountMinor: -creditMinor, user },
  ]
  if (!toInvoice || !invoice) return lines
  if (toInvoice.currency !== currency)
    lines.push(
      { account: 'exchange', currency, amountMinor: -takenMinor },
      { account: 'exchange', currency: toInvoice.currency, amountMinor: toInvoice.amountMinor },
    )
  return [
    ...lines,
    {
      account: 'receivable',
      currency: toInvoice.currency,
      amountMinor: -toInvoice.amountMinor,
      // the one who owes it, whoever paid
      user: invoice.user.toHexString(),
      invoice: invoice._id.toHexString(),
    },
  ]
}

/** What the journal says of a payment that is recorded again, as it should have been. */
const textOf = async (payload: Payload, { corrects }: StoredPayment): Promise<string | undefined> => {
  const wrong = corrects && (await findPayment(payload, corrects))
  return wrong ? `Corrects ${wrong.receiptNumber ?? ''} of ${dayOf(wrong.paidAt)}` : undefined
}

/** Books a payment that was confirmed. Safe to repeat. */
const book = async (
  payload: Payload,
  payment: StoredPayment,
  invoice: StoredInvoice | null,
): Promise<void> => {
  const parts = await split(payload, payment, invoice)
  const giver = payment.method === 'credit' ? await giverOf(payload, payment) : undefined
  const id = payment._id.toHexString()
  await postEntry(payload, {
    key: `payment:${id}`,
    purpose: payment.method === 'credit' ? 'credit' : 'payment',
    day: dayOf(payment.paidAt),
    by: payment.by?.toHexString(),
    chapter: payment.chapter?.toHexString(),
    text: await textOf(payload, payment),
    lines: linesOf(payment, parts, invoice, giver),
  })
  await setCredit(payload, payment, parts.creditMinor + parts.givenBackMinor)
  // credit was received before, and has its receipt
  if (payment.method !== 'credit' && payment.user)
    await setReceiptNumber(
      payload,
      payment._id,
      // of the year in which it is issued: the numbers run on, and no year gets another one later
      await issueReceiptNumber(payload, payment._id, () => jubaYear(new Date())),
    )
}

/** Takes back the credit that credit notes gave of a payment which was reversed; that part was not owed any more. */
const unbookGivenBack = async (
  payload: Payload,
  payment: StoredPayment,
  { _id, user, currency }: StoredInvoice,
): Promise<void> => {
  const invoice = await findInvoice(payload, _id) // as it is since the release: no note gives back more
  const { amountMinor: allocatedMinor = 0, returnedMinor } = allocationOf(invoice, payment._id) ?? {}
  if (!invoice || !returnedMinor) return
  const givenBackMinor = givenBackOf(payment, invoice, { allocatedMinor, returnedMinor })
  const id = payment._id.toHexString()
  await postEntry(payload, {
    key: `payment:${id}:returned`,
    purpose: 'paymentReversed',
    day: dayOf(payment.decidedAt ?? new Date()),
    by: payment.by?.toHexString(),
    chapter: payment.chapter?.toHexString(),
    lines: [
      ...givenBackLines(payment, currency, { returnedMinor, givenBackMinor }).map((line) => ({
        ...line,
        amountMinor: -line.amountMinor,
      })),
      {
        account: 'receivable',
        currency,
        amountMinor: -returnedMinor,
        user: user.toHexString(),
        invoice: _id.toHexString(),
      },
    ],
  })
}

/** Takes back what a payment gave, and nothing else. Safe to repeat. */
const unbook = async (
  payload: Payload,
  payment: StoredPayment,
  invoice: StoredInvoice | null,
): Promise<void> => {
  if (invoice) await release(payload, invoice._id, payment._id)
  await returnUsedCredit(payload, payment)
  const id = payment._id.toHexString()
  await reverseEntry(payload, `payment:${id}`, {
    key: `payment:${id}:reversed`,
    purpose: 'paymentReversed',
    day: dayOf(payment.decidedAt ?? new Date()),
    by: payment.by?.toHexString(),
  })
  if (invoice) await unbookGivenBack(payload, payment, invoice)
}

/** While it is checked whether the money came, the invoice knows: the membership does not lapse meanwhile. */
const followCheck = async (
  payload: Payload,
  { _id, status, decidedAt }: StoredPayment,
  invoice: StoredInvoice,
): Promise<void> => {
  const at = _id.getTimestamp()
  if (status === 'started' || status === 'reported') await beginCheck(payload, invoice._id, _id, at)
  // what was confirmed from the first was never checked
  else if (decidedAt) await endCheck(payload, invoice._id, _id, at)
}

/**
 * Applies what follows from the status of a payment: the invoice takes it, the ledger has its entry, the
 * receipt its number, the membership its term; of a reversed one the opposite. Every step can be repeated, in
 * this order and after a crash at any point, also by several processes at once: a payment that is reversed is
 * booked first and then unbooked, whoever comes first.
 */
export const finalisePayment = async (payload: Payload, id: string): Promise<void> => {
  const found = await findUnfinalisedPayment(payload, id)
  if (!found) return
  const payment = await reverseReturned(payload, found)
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  if (invoice) await followCheck(payload, payment, invoice)
  if (payment.status === 'confirmed' || payment.status === 'reversed') await book(payload, payment, invoice)
  if (payment.status === 'reversed') await unbook(payload, payment, invoice)
  await bookRefunds(payload, payment)
  for (const used of await followCreditUses(payload, payment)) await finalisePayment(payload, used)
  for (const rest of await followReturns(payload, payment)) await finalisePayment(payload, rest)
  if (invoice) await finaliseInvoice(payload, invoice._id.toHexString())
  await mailPayment(payload, payment._id)
  await announcePayment(payload, payment, invoice)
  await markPaymentFinalised(payload, payment)
}
