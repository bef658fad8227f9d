import { RecordPaymentDialog } from '../RecordPaymentDialog'
import { CreditNoteDialog } from './CreditNoteDialog'
import type { Asked } from './invoiceActions'
import { IssueInvoiceDialog } from './IssueInvoiceDialog'
import { VoidInvoiceDialog } from './VoidInvoiceDialog'
import { WaiverDialog } from './WaiverDialog'
import { UndoWriteOffDialog, WriteOffDialog } from './WriteOffDialog'

/** The dialog for what staff ask for on a person's page. */
export const MoneyDialog = ({
  asked,
  onClose,
  ...person
}: {
  asked: Asked
  user: string
  fullName: string
  onClose: () => void
}) => {
  if (asked === 'issue') return <IssueInvoiceDialog {...person} onClose={onClose} />
  if ('waiver' in asked) return <WaiverDialog {...person} waiver={asked.waiver} onClose={onClose} />
  const { invoice, action } = asked
  switch (action) {
    case 'record':
      return <RecordPaymentDialog invoice={invoice} onClose={onClose} />
    case 'credit':
      return <CreditNoteDialog invoice={invoice} onClose={onClose} />
    case 'void':
      return <VoidInvoiceDialog invoice={invoice} onClose={onClose} />
    case 'writeOff':
      return <WriteOffDialog invoice={invoice} onClose={onClose} />
    case 'undoWriteOff':
      return <UndoWriteOffDialog invoice={invoice} onClose={onClose} />
  }
}
