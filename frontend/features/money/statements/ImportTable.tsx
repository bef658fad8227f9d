import { useState } from 'react'
import {
  IMPORT_STATUSES,
  type ImportView,
  LINE_OUTCOMES,
  type LineOutcome,
  type StatementAccount,
} from '../../../../domain/money/statements/line.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'

export interface ImportTableProps {
  imports: readonly ImportView[]
  accounts: readonly StatementAccount[]
  onChanged: () => void
}

const outcomesText = (outcomes: ImportView['outcomes']): string =>
  (Object.entries(outcomes) as [LineOutcome, number][])
    .map(([outcome, count]) => `${count} × ${LINE_OUTCOMES[outcome].toLowerCase()}`)
    .join(', ') || 'No new lines'

/** The statements that were imported. One is undone while nothing depends on it. */
export const ImportTable = ({ imports, accounts, onChanged }: ImportTableProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [asked, setAsked] = useState<ImportView>()
  const undo = async ({ id }: ImportView): Promise<void> => {
    setAsked(undefined)
    try {
      await withReauthentication(() => api.post(`/statement-imports/${id}/undo`))
      toast({ tone: 'success', title: 'The import is being undone' })
    } catch (error) {
      toast({
        tone: 'error',
        title: 'The import was not undone',
        description: errorText(error, messages.unexpected),
      })
    }
    onChanged()
  }
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="imports" className="grid gap-4">
      <h2 id="imports" className="text-xl">
        Imported statements
      </h2>
      <table className="table data-table">
        <caption className="sr-only">Imported statements</caption>
        <thead>
          <tr>
            {['File', 'Account', 'Imported', 'Lines', 'Status'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((each) => (
            <tr key={each.id}>
              <th scope="row" className="wrap-anywhere">
                {each.name}
              </th>
              <td data-label="Account">
                {accounts.find(({ key }) => key === each.account)?.label ?? each.account}
              </td>
              <td data-label="Imported">{formatDate(each.importedAt ?? each.createdAt)}</td>
              <td data-label="Lines">{outcomesText(each.outcomes)}</td>
              <td data-label="Status">
                <span className="flex flex-wrap items-center gap-3">
                  <Badge tone={each.status === 'imported' ? 'good' : 'neutral'}>
                    {IMPORT_STATUSES[each.status]}
                  </Badge>
                  {each.status === 'imported' && (
                    <Button
                      tone="quiet"
                      aria-label={`Undo the import of ${each.name}`}
                      onClick={() => {
                        setAsked(each)
                      }}
                    >
                      Undo
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog title="Undo this import?" isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <div className="grid gap-4">
          <p>The payments of its lines are reversed, and the statement can be imported again.</p>
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => asked && void undo(asked)}>Undo the Import</Button>
            <Button tone="main" onClick={() => setAsked(undefined)}>
              Cancel
            </Button>
          </p>
        </div>
      </Dialog>
      {reauthenticationDialog}
    </section>
  )
}
