import type { CreditNoteView } from './creditNoteView.schema'
import type { StoredCreditNote } from './creditNotesRepository'

/** A credit note as its owner and staff read it. */
export const viewCreditNote = (note: StoredCreditNote): CreditNoteView => ({
  id: note._id.toHexString(),
  number: note.number ?? '',
  invoice: note.invoice.toHexString(),
  invoiceNumber: note.invoiceNumber,
  recipient: { name: note.recipient.name, email: note.recipient.email ?? '' },
  amountMinor: note.amountMinor,
  currency: note.currency,
  reason: note.reason,
  issuedAt: note.issuedAt.toISOString(),
})
