import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { AccountDeletionState } from '../../../../domain/people/personalData/accountDeletion.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { leaveMessages } from '../../../lib/messages/personalDataMessages'
import { messages } from '../../../lib/messages/messages'
import { forgetSession } from '../../../lib/session/forgetSession'
import { useToast } from '../../../lib/toasts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { DeletionNotice } from './DeletionNotice'
import { deletionQuery } from './deletionQuery'

/** What is erased and what the association keeps: docs/decisions/2026-11-21-what-stays-of-a-deleted-account.md. */
const WhatHappens = () => (
  <div className="grid gap-4">
    <p>
      You are signed out at once, and leave the member directory. For 30 days you can sign in and keep the
      account; then it is erased.
    </p>
    <div>
      <p className="font-semibold">Erased</p>
      <p>
        Profile and photo, password, linked single sign-on, two-step sign-in and devices, roles, CPD records,
        event registrations, papers you submitted, and the personal details in your applications.
      </p>
    </div>
    <div>
      <p className="font-semibold">Kept, because the law or our accounts require it</p>
      <p>
        Donations and receipts, and your membership number, grade and dates, without your name. Messages you
        sent us are kept separately from your account.
      </p>
    </div>
  </div>
)

/** Deletes the own account, after a question. */
export const DeletionSection = () => {
  const app = useApp()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const showToast = useToast()
  const isHydrated = useIsHydrated()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { data } = useQuery(deletionQuery(app))
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  if (data?.erasedAt) return <DeletionNotice />

  const leave = async (): Promise<void> => {
    setIsAsking(false)
    setIsBusy(true)
    try {
      const { erasedAt } = await withReauthentication(() =>
        app.api.post<AccountDeletionState>('/users/leave'),
      )
      showToast({
        tone: 'success',
        title: leaveMessages.left,
        description: erasedAt ? leaveMessages.leftDescription(formatDate(erasedAt)) : undefined,
      })
      // off this page first: what it shows would be asked for again, by nobody
      await navigate(paths.home.build())
      forgetSession(app)
      await revalidate()
    } catch (error) {
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, leaveMessages.leaveFailed),
      })
      setIsBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-5">
      <WhatHappens />
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => setIsAsking(true)}>
        Delete My Account
      </Button>
      <Dialog title="Delete your account?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          You will be signed out on every device. Your data will be erased after 30 days; until then, you can
          sign in to cancel.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setIsAsking(false)}>
            Keep My Account
          </Button>
          <Button onClick={() => void leave()}>Delete It</Button>
        </p>
      </Dialog>
      {reauthenticationDialog}
    </div>
  )
}
