import { useState } from 'react'
import type { OwnNameChange } from '../../../../domain/membership/nameChanges/nameChange.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { nameChangeMessages } from '../../../lib/messages/nameChangeMessages'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useWithdrawal } from '../../../lib/useWithdrawal'
import { nameChangeQuery } from './nameChangeQuery'

/** A request that waits for the staff; it can be withdrawn. */
export const OpenNameChange = ({ request: { id, name, reason, createdAt } }: { request: OwnNameChange }) => {
  const app = useApp()
  const isHydrated = useIsHydrated()
  const [isAsking, setIsAsking] = useState(false)
  const { withdraw, isBusy } = useWithdrawal({
    path: `/name-changes/${id}/withdraw`,
    queryKey: nameChangeQuery(app).queryKey,
    withdrawn: nameChangeMessages.withdrawn,
    failed: nameChangeMessages.withdrawFailed,
  })
  const withdrawNow = (): void => {
    setIsAsking(false)
    void withdraw()
  }
  return (
    <section
      aria-labelledby="open-request"
      className="grid justify-items-start gap-4 border-s-4 border-amber bg-amber-wash p-5"
    >
      <h2 id="open-request" className="text-xl">
        Change requested
      </h2>
      <p>
        On <time dateTime={createdAt}>{formatDate(createdAt)}</time> you requested the name{' '}
        <bdi className="font-semibold">{name}</bdi>. We check your document and write to you when the request
        is decided.
      </p>
      <blockquote className="border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
        {reason}
      </blockquote>
      <p className="flex flex-wrap gap-3">
        <a
          href={`/api/name-changes/${id}/document`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          Your document<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => setIsAsking(true)}>
          Withdraw Request
        </Button>
      </p>
      <Dialog title="Withdraw this request?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>Your registered name stays as it is, and we delete your document.</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setIsAsking(false)}>
            Keep Request
          </Button>
          <Button onClick={withdrawNow}>Withdraw Request</Button>
        </p>
      </Dialog>
    </section>
  )
}
