import type { Payload } from 'payload'
import { createGaplessNumbers } from '../../../../platform/createGaplessNumbers'
import { jubaYear, toJubaTime } from '../../../../platform/jubaTime'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { type StoredCredit, type StoredInvoice, allocationOf } from '../../invoices'
import { postEntry } from '../../ledger'
import type { LedgerLine } from '../../ledger/ledger.schema'
import { queueMail } from '../../../messaging/mail'
import { findPayment, markUnfinalised } from '../paymentsRepository'
import { givenBackLines, givenBackOf } from '../splitPayment'
import { markCreditNoteFinalised, storeCreditNote } from './creditNotesRepository'
import { shareIncome } from './shareIncome.schema'

/** Issues the number of a credit note, `CN-2026-0001`. */
const issueCreditNoteNumber = createGaplessNumbers({
  collection: 'credit-note-numbers',
  ownerField: 'note',
  prefix: 'CN',
})

/** The lines by which a note gives back to payers what they had paid. */
const returnedLines = async (
  payload: Payload,
  invoice: StoredInvoice,
  credit: StoredCredit,
  earlier: readonly StoredCredit[],
): Promise<LedgerLine[]> => {
  const lines: LedgerLine[] = []
  for (const { payment: id, amountMinor: returnedMinor } of credit.returned ?? []) {
    const payment = await findPayment(payload, id)
    const allocatedMinor = allocationOf(invoice, id)?.amountMinor ?? 0
    if (!payment) throw new Error('A payment of a credit note is gone')
    const before = earlier
      .flatMap(({ returned }) => returned ?? [])
      .filter((each) => each.payment.equals(id))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    // what all notes gave back by then, less what earlier ones did: roundings do not add up
    const upTo = (minor: number): number =>
      minor === 0 ? 0 : givenBackOf(payment, invoice, { allocatedMinor, returnedMinor: minor })
    const givenBackMinor = upTo(before + returnedMinor) - upTo(before)
    lines.push(...givenBackLines(payment, invoice.currency, { returnedMinor, givenBackMinor }))
  }
  return lines
}

/** Books a credit note: less income, less owed, and to the payers' credit what they had paid. Safe to repeat. */
const post = async (
  payload: Payload,
  invoice: StoredInvoice,
  credit: StoredCredit,
  number: string,
): Promise<void> => {
  const credits = invoice.credits ?? []
  const earlier = credits.slice(
    0,
    credits.findIndex(({ note }) => note.equals(credit.note)),
  )
  const before = earlier.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const { currency, lines, totalMinor } = invoice
  const about = { user: invoice.user.toHexString(), invoice: invoice._id.toHexString() }
  await postEntry(payload, {
    key: `credit-note:${credit.note.toHexString()}`,
    purpose: 'creditNote',
    day: toJubaTime(credit.at).slice(0, 10),
    by: credit.by.toHexString(),
    text: number,
    chapter: invoice.chapter?.toHexString(),
    fund: invoice.fund,
    lines: [
      ...shareIncome(lines, { totalMinor, before, amountMinor: credit.amountMinor }).map((share) => ({
        ...share,
        currency,
        ...about,
      })),
      { account: 'receivable', currency, amountMinor: -credit.fromOpenMinor, ...about },
      ...(await returnedLines(payload, invoice, credit, earlier)),
    ],
  })
}

const mail = async (
  payload: Payload,
  { recipient, number: invoiceNumber, currency }: StoredInvoice,
  { note, amountMinor, fromOpenMinor, reason }: StoredCredit,
  number: string,
): Promise<void> => {
  if (!recipient.email) return // erased
  await queueMail(payload, {
    template: 'creditNoteIssued',
    to: recipient.email,
    data: () => ({
      id: note.toHexString(),
      number,
      invoiceNumber: invoiceNumber ?? '',
      fullName: recipient.name,
      amount: formatMoney({ amountMinor, currency }),
      credit:
        amountMinor > fromOpenMinor
          ? formatMoney({ amountMinor: amountMinor - fromOpenMinor, currency })
          : null,
      reason,
    }),
    dedupeKey: `creditNoteIssued:${note.toHexString()}`,
  })
}

/**
 * Applies what follows from the credit notes of an invoice: each has its document, number, entry and mail, and the
 * payments that it gave back are marked, so that their payers have the credit. Safe to repeat after a crash at any
 * point.
 */
export const completeCreditNotes = async (payload: Payload, invoice: StoredInvoice): Promise<void> => {
  for (const credit of invoice.credits ?? []) {
    const stored = await storeCreditNote(payload, {
      _id: credit.note,
      user: invoice.user,
      invoice: invoice._id,
      invoiceNumber: invoice.number ?? '',
      recipient: invoice.recipient,
      currency: invoice.currency,
      amountMinor: credit.amountMinor,
      reason: credit.reason,
      issuedAt: credit.at,
      issuedBy: credit.by,
      needsFinalising: true,
    })
    if (!stored.needsFinalising) continue
    const number = await issueCreditNoteNumber(payload, credit.note, () => jubaYear(credit.at))
    await post(payload, invoice, credit, number)
    await markUnfinalised(
      payload,
      (credit.returned ?? []).map(({ payment }) => payment),
    )
    await mail(payload, invoice, credit, number)
    await markCreditNoteFinalised(payload, credit.note, number)
  }
}
