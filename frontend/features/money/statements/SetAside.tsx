import { useState } from 'react'
import type { LineView } from '../../../../domain/money/statements/line.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'

/** Lines that were said not to be members' payments; each can be opened again. */
export const SetAside = ({ lines, onReopened }: { lines: readonly LineView[]; onReopened: () => void }) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [busy, setBusy] = useState<string>()
  const reopen = async ({ id, revision }: LineView): Promise<void> => {
    setBusy(id)
    try {
      await withReauthentication(() =>
        api.post(`/statement-lines/${id}/decision`, { action: 'reopen', revision }),
      )
      toast({ tone: 'success', title: 'The line is open again' })
    } catch (problem) {
      toast({
        tone: 'error',
        title: 'The line could not be reopened',
        description: errorText(problem, messages.unexpected),
      })
    } finally {
      setBusy(undefined)
      onReopened()
    }
  }
  return (
    <Disclosure title={`Set aside (${lines.length})`}>
      <SimpleTable
        empty="Nothing was set aside."
        caption="Lines that were set aside"
        headers={['Day', 'Amount', 'Text', 'What it is', 'Again']}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            line.day,
            formatMoney(line),
            <span key="text" dir="auto" className="wrap-anywhere">
              {[line.payer, line.text].filter(Boolean).join(', ') || '–'}
            </span>,
            <span key="note" dir="auto" className="wrap-anywhere">
              {line.note ?? '–'}
            </span>,
            <Button
              key="reopen"
              tone="quiet"
              isBusy={busy === line.id}
              aria-label={`Decide again on ${formatMoney(line)} of ${line.day}`}
              onClick={() => void reopen(line)}
            >
              Decide Again
            </Button>,
          ],
        }))}
      />
      {reauthenticationDialog}
    </Disclosure>
  )
}
