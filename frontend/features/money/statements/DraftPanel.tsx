import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  StatementAccount,
  StatementDraft,
  StatementPreview,
} from '../../../../domain/money/statements/line.schema'
import type { StatementMapping } from '../../../../domain/money/statements/mapping.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { MappingForm } from './MappingForm'
import { PreviewTable } from './PreviewTable'

/** A large statement takes a while to be compared with all open invoices. */
const TIMEOUT_MS = 60_000

export interface DraftPanelProps {
  id: string
  accounts: readonly StatementAccount[]
  onClose: () => void
}

/** A file before its import: which column is what, what would become of its lines, and the import itself. */
export const DraftPanel = ({ id, accounts, onClose }: DraftPanelProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [separator, setSeparator] = useState<string>()
  const [read, setRead] = useState<{ mapping: StatementMapping | null; preview: StatementPreview }>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { data: draft } = useQuery({
    queryKey: [OWN, 'statement-draft', id, separator],
    queryFn: ({ signal }) =>
      api.get<StatementDraft>(`/statement-imports/${id}/draft`, {
        signal,
        query: separator ? [['separator', separator]] : [],
      }),
  })
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  const preview = (mapping: StatementMapping | null): Promise<void> =>
    attempt(async () => {
      const path = `/statement-imports/${id}/preview`
      setRead({
        mapping,
        preview: await api.post<StatementPreview>(path, { mapping }, { timeoutMs: TIMEOUT_MS }),
      })
    })
  const start = (mapping: StatementMapping | null): Promise<void> =>
    attempt(async () => {
      await withReauthentication(() =>
        api.post(`/statement-imports/${id}/import`, { mapping }, { timeoutMs: TIMEOUT_MS }),
      )
      toast({ tone: 'success', title: 'The statement is being imported' })
      onClose()
    })
  if (!draft) return <Skeleton className="w-2/3" />
  const account = accounts.find(({ key }) => key === draft.account)
  return (
    <section aria-labelledby="draft" className="grid gap-6">
      <h2 id="draft" className="text-xl wrap-anywhere">
        {draft.name}
      </h2>
      {draft.format === 'csv' && !read && (
        <MappingForm
          key={draft.separator}
          draft={draft}
          currency={account?.currency ?? null}
          isBusy={isBusy}
          onSeparator={setSeparator}
          onSubmit={(mapping) => void preview(mapping)}
        />
      )}
      {draft.format !== 'csv' && !read && (
        <p>
          <Button tone="main" isBusy={isBusy} onClick={() => void preview(null)}>
            Show Preview
          </Button>
        </p>
      )}
      {error && (
        <p role="alert" className="font-semibold text-laterite-deep">
          {error}
        </p>
      )}
      {read && <PreviewTable preview={read.preview} />}
      <p className="flex flex-wrap gap-3">
        {read && (
          <>
            <Button
              tone="main"
              isBusy={isBusy}
              isUnavailable={read.preview.problemCount > 0 || read.preview.lineCount === 0}
              onClick={() => void start(read.mapping)}
            >
              Import {read.preview.lineCount.toLocaleString('en')} Lines
            </Button>
            <Button
              onClick={() => {
                setRead(undefined)
              }}
            >
              Change the Columns
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
      {reauthenticationDialog}
    </section>
  )
}
