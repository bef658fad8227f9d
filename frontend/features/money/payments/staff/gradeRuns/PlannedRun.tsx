import { useState } from 'react'
import type { GradeRunInput } from '../../../../../../domain/membership/gradeRuns/gradeRun.schema'
import {
  type GradeRunPlan,
  SKIP_REASONS,
} from '../../../../../../domain/membership/gradeRuns/gradeRunView.schema'
import { GRADES } from '../../../../../../domain/membership/memberships/grades.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { Button } from '../../../../../components/ui/Button'
import { Dialog } from '../../../../../components/ui/Dialog'
import { Link } from '../../../../../components/ui/Link'
import { useApp } from '../../../../../lib/app'
import { formatDate } from '../../../../../lib/dates'
import { errorText } from '../../../../../lib/errorText'
import { messages } from '../../../../../lib/messages/messages'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { useToast } from '../../../../../lib/toasts'
import { deskPaths } from '../../../../../deskPaths'

const Person = ({ user, name, number }: { user: string; name: string; number: string }) => (
  <span className="grid">
    <Link
      to={deskPaths.user.tab(user, 'money')}
      className="link inline-flex min-h-11 items-center wrap-anywhere"
    >
      <bdi>{name || number}</bdi>
    </Link>
    <span className="text-ink-soft tabular-nums">{number}</span>
  </span>
)

const invoicesIn = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`)

export interface PlannedRunProps {
  input: GradeRunInput
  plan: GradeRunPlan
  onStarted: () => void
}

/** Who would get an invoice and who not, and the button that issues them. */
export const PlannedRun = ({ input, plan, onStarted }: PlannedRunProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { due, skipped, dueCount, skippedCount, totalMinor, currency } = plan
  const start = async (): Promise<void> => {
    setIsPending(true)
    try {
      await withReauthentication(() => api.post('/grade-runs', { ...input, key }, { timeoutMs: 30_000 }))
      toast({ tone: 'success', title: 'The invoices are being issued' })
      onStarted()
    } catch (error) {
      toast({ tone: 'error', title: errorText(error, messages.unexpected) })
    } finally {
      setIsPending(false)
      await queryClient.invalidateQueries({ queryKey: [OWN] })
    }
  }
  return (
    <div role="region" aria-label="Dry run" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="font-semibold">
        {dueCount === 0
          ? 'Nobody would get an invoice.'
          : `${invoicesIn(dueCount)}, ${formatMoney({ amountMinor: totalMinor, currency })} in all.`}
      </p>
      {dueCount > 0 && (
        <>
          <p>
            <Button tone="main" onClick={() => setIsAsking(true)}>
              Issue {invoicesIn(dueCount)}
            </Button>
          </p>
          <ul aria-label="Would get an invoice" className="grid divide-y divide-rule border-y border-rule">
            {due.map(({ expiresAt, amountMinor, ...person }) => (
              <li key={person.user} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                <Person {...person} />
                <span className="text-end tabular-nums">
                  {formatMoney({ amountMinor, currency })}
                  <span className="block text-ink-soft">ends {formatDate(expiresAt)}</span>
                </span>
              </li>
            ))}
          </ul>
          {dueCount > due.length && <p>The first {due.length} are shown.</p>}
        </>
      )}
      {skippedCount > 0 && (
        <>
          <h3 className="text-lg">No invoice for {skippedCount}</h3>
          <ul aria-label="Would get no invoice" className="grid divide-y divide-rule border-y border-rule">
            {skipped.map(({ reason, ...person }) => (
              <li key={person.user} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                <Person {...person} />
                <span>{SKIP_REASONS[reason]}</span>
              </li>
            ))}
          </ul>
          {skippedCount > skipped.length && <p>The first {skipped.length} are shown.</p>}
        </>
      )}
      {isAsking && (
        <Dialog title={`Issue ${invoicesIn(dueCount)}?`} isOpen onClose={() => setIsAsking(false)}>
          <div className="grid gap-4">
            <p>
              Each {GRADES[input.grade]} member in the list gets a numbered invoice by email. Issued invoices
              can be voided one by one, never deleted.
            </p>
            <p className="flex flex-wrap gap-3">
              <Button tone="main" isBusy={isPending} onClick={() => void start()}>
                Issue
              </Button>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
            </p>
          </div>
        </Dialog>
      )}
      {reauthenticationDialog}
    </div>
  )
}
