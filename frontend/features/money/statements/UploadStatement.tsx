import type { StatementAccount } from '../../../../domain/money/statements/line.schema'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Select } from '../../../components/ui/Select'
import { TableUpload } from '../../../components/upload/TableUpload'
import { formText } from '../../../lib/formText'
import { sendBytes } from '../../../lib/uploads/sendBytes'

const MAX_BYTES = 8 * 1024 * 1024

export interface UploadStatementProps {
  accounts: readonly StatementAccount[]
  onUploaded: (id: string) => void
}

/** Takes the file of a bank or mobile money provider. Nothing is booked yet. */
export const UploadStatement = ({ accounts, onUploaded }: UploadStatementProps) =>
  accounts.length === 0 ? (
    <EmptyState title="No accounts yet">
      Statements are imported for the accounts in the payment settings. Please enter a bank account or a
      mobile money number there first.
    </EmptyState>
  ) : (
    <TableUpload
      title="Import a statement"
      label="Statement"
      accept=".csv,.txt,.xml,.sta,.940,.mt940,text/csv,application/xml"
      hint="A CSV table, CAMT.053 or MT940, at most 8 MB and 20,000 lines. You see a preview before anything is booked."
      maxBytes={MAX_BYTES}
      tooLarge="A statement may have at most 8 MB."
      onSend={async (file, form) => {
        const query = new URLSearchParams({ account: formText(form, 'account') ?? '', name: file.name })
        onUploaded((await sendBytes<{ id: string }>(`/statement-imports?${query.toString()}`, file)).id)
      }}
    >
      <Select
        label="Account"
        name="account"
        options={accounts.map(({ key, label }) => ({ value: key, label }))}
      />
    </TableUpload>
  )
