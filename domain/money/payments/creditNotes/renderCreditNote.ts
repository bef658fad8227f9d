import { formatJubaDate } from '../../../../platform/jubaTime'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { canBePrinted } from '../../../../platform/pdf/canBePrinted'
import { drawFactSheet } from '../../../../platform/pdf/drawFactSheet'
import type { CreditNoteView } from './creditNoteView.schema'

const printable = (text: string): string => (canBePrinted(text) ? text : 'As on our website')

const rowsOf = (note: CreditNoteView): [label: string, value: string][] => [
  ['For', printable(note.recipient.name)],
  ['Date', formatJubaDate(note.issuedAt)],
  ['Invoice', note.invoiceNumber],
  ['Taken off', formatMoney(note)],
  ['Reason', printable(note.reason)],
]

/** A credit note: one sheet of A4, tagged for screen readers. */
export const renderCreditNote = (
  note: CreditNoteView,
  association: { name: string; url: string },
): Promise<Buffer> =>
  drawFactSheet({
    title: `Credit note ${note.number}`,
    author: association.name,
    madeAt: note.issuedAt,
    facts: rowsOf(note),
  })
