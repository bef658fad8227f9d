import { useState } from 'react'
import { IMPORT_STATUSES, type ImportView } from '../../../../domain/people/peopleImports/import.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { DraftPanel } from './DraftPanel'
import { RowPanel } from './RowPanel'
import { isAtWork } from './peopleImportQueries'

export interface ImportPanelProps {
  each: ImportView
  onChanged: () => void
  onClose: () => void
}

type Step = 'import' | 'undo' | 'invite'

/** How far the server is. */
const Progress = ({ each }: { each: ImportView }) => {
  const { statuses, rowCount, status } = each
  const done = status === 'undoing' ? (statuses.undone ?? 0) + (statuses.kept ?? 0) : (statuses.applied ?? 0)
  return (
    <div role="status" className="grid max-w-text gap-2">
      <p>
        {IMPORT_STATUSES[status]}
        {status !== 'checking' && `: ${done.toLocaleString('en')} of ${rowCount.toLocaleString('en')} rows`}.
        You can leave this page; the work goes on.
      </p>
      {status !== 'checking' && (
        <progress aria-label="Progress" className="w-full" max={rowCount} value={done} />
      )}
    </div>
  )
}

/** One list, from its columns to its undoing. */
export const ImportPanel = ({ each, onChanged, onClose }: ImportPanelProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [asked, setAsked] = useState<Step>()
  const [busy, setBusy] = useState<Step>()
  const [isMapping, setIsMapping] = useState(false)
  const { status, ready, invitable, invited } = each
  const act = async (step: Step): Promise<void> => {
    setAsked(undefined)
    setBusy(step)
    try {
      await withReauthentication(() => api.post(`/people-imports/${each.id}/${step}`))
      if (step === 'invite') toast({ tone: 'success', title: 'The invitations are on their way' })
    } catch (error) {
      toast({ tone: 'error', title: 'That did not work', description: errorText(error, messages.unexpected) })
    }
    setBusy(undefined)
    onChanged()
  }
  const isDraft = status === 'draft' || (status === 'checked' && isMapping)
  return (
    <section aria-labelledby="list" className="grid gap-6">
      <h2 id="list" className="text-xl wrap-anywhere">
        {each.name}
      </h2>
      {each.failure && (
        <p role="alert" className="font-semibold text-laterite-deep">
          {each.failure}
        </p>
      )}
      {isAtWork(each) && <Progress each={each} />}
      {isDraft && (
        <DraftPanel
          id={each.id}
          onChecked={() => {
            setIsMapping(false)
            onChanged()
          }}
        />
      )}
      {/* before the rows, which come and go: what somebody is about to press does not move */}
      <p className="flex flex-wrap gap-3">
        {!isDraft && (status === 'checked' || status === 'imported') && ready > 0 && (
          <Button tone="main" isBusy={busy === 'import'} onClick={() => void act('import')}>
            Carry Out {ready.toLocaleString('en')} {ready === 1 ? 'Row' : 'Rows'}
          </Button>
        )}
        {!isDraft && status === 'checked' && (
          <Button
            onClick={() => {
              setIsMapping(true)
            }}
          >
            Change the Columns
          </Button>
        )}
        {status === 'imported' && invitable > 0 && (
          <Button isBusy={busy === 'invite'} onClick={() => setAsked('invite')}>
            Invite {Math.min(invitable, 100)} of {invitable.toLocaleString('en')} People
          </Button>
        )}
        {status === 'imported' && (
          <Button isBusy={busy === 'undo'} onClick={() => setAsked('undo')}>
            Undo the Import
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          Back to the Lists
        </Button>
      </p>
      {!isDraft && !isAtWork(each) && <RowPanel each={each} onDecided={onChanged} />}
      {invited > 0 && <p className="text-ink-soft">{invited.toLocaleString('en')} people were invited.</p>}
      <Dialog title="Undo this import?" isOpen={asked === 'undo'} onClose={() => setAsked(undefined)}>
        <div className="grid gap-4">
          <p>
            New people are removed, and changes are taken back. People who were changed since, were invited,
            or have other records stay, and are listed.
          </p>
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => void act('undo')}>Undo</Button>
            <Button tone="main" onClick={() => setAsked(undefined)}>
              Cancel
            </Button>
          </p>
        </div>
      </Dialog>
      <Dialog title="Send invitations?" isOpen={asked === 'invite'} onClose={() => setAsked(undefined)}>
        <div className="grid gap-4">
          <p>
            {Math.min(invitable, 100)} people get an email with a link for choosing a password. Nobody gets it
            twice. People who are invited stay when the import is undone.
          </p>
          <p>
            <Button tone="main" onClick={() => void act('invite')}>
              Send Invitations
            </Button>
          </p>
        </div>
      </Dialog>
      {reauthenticationDialog}
    </section>
  )
}
