import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDeletionState } from '../../../../domain/people/personalData/accountDeletion.schema'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { leaveMessages } from '../../../lib/messages/personalDataMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { deletionQuery } from './deletionQuery'

/** Tells who is going to be erased until when the account can be kept, and keeps it. Nothing for everybody else. */
export const DeletionNotice = () => {
  const app = useApp()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const isHydrated = useIsHydrated()
  const { data } = useQuery(deletionQuery(app))
  const [isBusy, setIsBusy] = useState(false)
  if (!data?.erasedAt) return null

  const keep = async (): Promise<void> => {
    setIsBusy(true)
    try {
      queryClient.setQueryData(
        deletionQuery(app).queryKey,
        await app.api.post<AccountDeletionState>('/users/stay'),
      )
      showToast({ tone: 'success', title: leaveMessages.kept })
    } catch (error) {
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, leaveMessages.keepFailed),
      })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div
      role="note"
      aria-label="Account deletion"
      className="grid max-w-[52rem] justify-items-start gap-4 border-s-4 border-laterite bg-laterite-wash p-5"
    >
      <p>
        <strong>Your account will be deleted on {formatDate(data.erasedAt)}.</strong> You no longer appear in
        the member directory. You can change your mind until then.
      </p>
      <Button tone="main" isBusy={isBusy} disabled={!isHydrated} onClick={() => void keep()}>
        Keep My Account
      </Button>
    </div>
  )
}
