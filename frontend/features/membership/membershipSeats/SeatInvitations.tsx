import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SeatInvitation } from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { seatInvitationsQuery } from './seatQueries'

const DeclineSeatDialog = lazy(async () => ({
  default: (await import('./DeclineSeatDialog')).DeclineSeatDialog,
}))

const Invitation = ({ invitation, isMember }: { invitation: SeatInvitation; isMember: boolean }) => {
  const { api, queryClient } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const [isDeclining, setIsDeclining] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { id, company, name, expiresAt } = invitation
  const token = useLocation().hash.slice(1)
  const accept = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await api.post(`/membership-seats/${id}/accept`, token ? { token } : {})
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      await queryClient.invalidateQueries({ queryKey: [OWN] })
      setIsBusy(false)
    }
  }
  return (
    <li className="grid max-w-text gap-3 border-t border-rule-strong py-5">
      <h2 className="text-xl">
        <bdi>{company}</bdi>
      </h2>
      <p>
        You are offered a seat in this company’s membership. With it you are a member under the name{' '}
        <bdi className="font-semibold">{name}</bdi>, for as long as the company is one and you hold the seat.
        You have nothing to pay. The company sees your name, address and membership number.
      </p>
      {isMember && (
        <p>You have a membership of your own. It goes on as it is; the seat counts from when it ends.</p>
      )}
      <p className="text-ink-soft">You can accept until {formatDate(expiresAt)}.</p>
      <p className="flex flex-wrap gap-3">
        <Button tone="main" isBusy={isBusy} disabled={isBusy} onClick={() => void accept()}>
          Accept<span className="sr-only"> the seat of {company}</span>
        </Button>
        <Button disabled={isBusy} onClick={() => setIsDeclining(true)}>
          Decline<span className="sr-only"> the seat of {company}</span>
        </Button>
      </p>
      {isDeclining && (
        <Suspense>
          <DeclineSeatDialog id={id} company={company} token={token} onClose={() => setIsDeclining(false)} />
        </Suspense>
      )}
      <div role="alert">{problem && <p className="font-semibold text-laterite">{problem}</p>}</div>
    </li>
  )
}

/** The seat that the signed-in person holds, and the invitations to their address. */
export const SeatInvitations = () => {
  const { invitations, held, isMember } = useSuspenseQuery(seatInvitationsQuery(useApp())).data
  const { user } = useSession()
  return (
    <div className="grid gap-8">
      <div role="status">
        {held && (
          <div className="grid max-w-text gap-3 border-s-4 border-acacia bg-acacia-wash p-5">
            <p className="text-lg">
              You hold a seat in the membership of <bdi className="font-semibold">{held.company}</bdi> since{' '}
              {formatDate(held.since)}.
            </p>
            <p>
              <ButtonLink to={paths.membership.dashboard.build()}>Open Dashboard</ButtonLink>
            </p>
          </div>
        )}
      </div>
      {!held && invitations.length > 0 && (
        <ul className="border-b border-rule-strong">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} isMember={isMember} />
          ))}
        </ul>
      )}
      {!held && invitations.length === 0 && (
        <EmptyState
          title="No invitation waits for you"
          action={<ButtonLink to={paths.membership.dashboard.build()}>Open Dashboard</ButtonLink>}
        >
          You are signed in as <bdi className="wrap-anywhere">{user?.email}</bdi>. If the invitation went to
          another address, sign in or create an account with that one. If it has expired, ask the company to
          send it again.
        </EmptyState>
      )}
    </div>
  )
}
