import { useState } from 'react'
import type { OwnNameChange } from '../../../domain/nameChanges/nameChange.schema'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { errorText } from '../../lib/errorText'
import { nameChangeMessages } from '../../lib/messages/nameChangeMessages'
import { useExpiredSession } from '../../lib/session/useExpiredSession'
import { useToast } from '../../lib/toasts'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { nameChangeQuery } from './nameChangeQuery'

/** A request that waits for the staff; it can be withdrawn. */
export const OpenNameChange = ({ request: { id, name, reason, createdAt } }: { request: OwnNameChange }) => {
  const app = useApp()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const leadToSignIn = useExpiredSession()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const withdraw = async (): Promise<void> => {
    setIsAsking(false)
    setIsBusy(true)
    try {
      await app.api.post(`/name-changes/${id}/withdraw`)
      toast({ tone: 'success', title: nameChangeMessages.withdrawn })
    } catch (error) {
      if (await leadToSignIn(error)) return
      toast({
        tone: 'error',
        title: nameChangeMessages.withdrawFailed,
        description: errorText(error, 'Please try again in a moment.'),
      })
    }
    await app.queryClient.invalidateQueries({ queryKey: nameChangeQuery(app).queryKey })
    setIsBusy(false)
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
          <Button onClick={() => void withdraw()}>Withdraw Request</Button>
        </p>
      </Dialog>
    </section>
  )
}
