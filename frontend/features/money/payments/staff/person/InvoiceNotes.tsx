import type { StaffInvoice } from '../../../../../../domain/money/billing/personMoney.schema'
import type { CreditNoteView } from '../../../../../../domain/money/payments/creditNotes/creditNoteView.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { formatDate } from '../../../../../lib/dates'

const ROW = 'flex flex-wrap justify-between gap-x-6 gap-y-1'

export interface InvoiceNotesProps {
  invoice: Pick<StaffInvoice, 'writeOffs' | 'currency'>
  /** Of this invoice. */
  creditNotes: readonly CreditNoteView[]
}

/** What credit notes took off an invoice, what was written off and what of it is owed again, with the reasons. */
export const InvoiceNotes = ({ invoice: { writeOffs, currency }, creditNotes }: InvoiceNotesProps) => (
  <>
    {creditNotes.map((note) => (
      <p key={note.id} className={ROW}>
        <a href={`/api/credit-notes/${note.id}/pdf`} className="link inline-flex min-h-11 items-center">
          Credit note {note.number} (PDF)
        </a>
        <span className="tabular-nums">{formatMoney({ ...note, amountMinor: -note.amountMinor })}</span>
        <span className="basis-full text-ink-soft" dir="auto">
          {note.reason}
        </span>
      </p>
    ))}
    {writeOffs.map(({ amountMinor, reason, at, endedAt, endReason }) => (
      <p key={at} className={ROW}>
        <span>
          Written off on {formatDate(at)}
          {endedAt && `, owed again since ${formatDate(endedAt)}`}
        </span>
        <span className="tabular-nums">{formatMoney({ amountMinor: -amountMinor, currency })}</span>
        <span className="basis-full text-ink-soft" dir="auto">
          {reason}
          {endedAt && <span className="block">{endReason ?? 'A payment came after all.'}</span>}
        </span>
      </p>
    ))}
  </>
)
