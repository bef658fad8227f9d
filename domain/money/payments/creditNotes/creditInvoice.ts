import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { type StoredInvoice, creditOnce, findInvoice } from '../../invoices'
import { finaliseInvoice } from '../finaliseInvoice'
import { finalisePayment } from '../finalisePayment'
import type { CreditNoteInput } from './creditNote.schema'
import type { CreditNoteView } from './creditNoteView.schema'
import { findCreditNote } from './creditNotesRepository'
import { viewCreditNote } from './viewCreditNote'

export type CreditNoteProblem = 'not_found' | 'not_creditable' | 'written_off' | 'too_much' | 'key_used'

/** Why an invoice did not take a note. */
const problemOf = ({ status, number, writtenOffMinor }: StoredInvoice): CreditNoteProblem => {
  if (status === 'void' || status === 'credited' || !number) return 'not_creditable'
  return writtenOffMinor ? 'written_off' : 'too_much'
}

/**
 * Issues a credit note for an invoice: what is open is owed no more, and what was paid is to the payers' credit. The
 * invoice decides in one atomic update; what follows is completed after a crash. Nothing is deleted. The same key again
 * issues none and is answered alike.
 * @returns `too_much` when less than the amount is left of the invoice
 */
export const creditInvoice = async (
  req: PayloadRequest,
  id: string,
  { amount, reason, key }: CreditNoteInput,
  by: string,
): Promise<CreditNoteView | { problem: CreditNoteProblem }> => {
  const { payload } = req
  const before = await findInvoice(payload, id)
  if (!before) return { problem: 'not_found' }
  const credited = await creditOnce(payload, before._id, {
    note: new ObjectId(),
    key,
    amountMinor: amount,
    reason,
    by: new ObjectId(by),
  })
  const invoice = credited ?? (await findInvoice(payload, id)) ?? before
  const credit = invoice.credits?.find((each) => each.key === key)
  if (!credit) return { problem: problemOf(invoice) }
  if (credit.amountMinor !== amount) return { problem: 'key_used' }
  if (credited)
    await recordChange(req, {
      action: 'invoice.credited',
      subject: { collection: 'invoices', id, title: invoice.number },
      account: invoice.user.toHexString(),
      before: { creditedMinor: before.creditedMinor ?? 0, status: before.status },
      after: { creditedMinor: invoice.creditedMinor ?? 0, status: invoice.status },
      reason,
    })
  await finaliseInvoice(payload, id)
  for (const { payment } of credit.returned ?? []) await finalisePayment(payload, payment.toHexString())
  const note = await findCreditNote(payload, credit.note.toHexString())
  if (!note) throw new Error('A credit note is not completed yet')
  return viewCreditNote(note)
}
