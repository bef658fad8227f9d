import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeatView } from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import type { SeatAction } from '../../../lib/messages/seatMessages'
import { paths } from '../../../paths'
import { InviteForm } from './InviteForm'
import { SeatDialog } from './SeatDialog'
import { SeatLists } from './SeatLists'
import { ownSeatsQuery } from './seatQueries'
import { seatCount } from './seatCount'

const NoSeats = () => (
  <EmptyState
    title="Your membership has no seats"
    action={<ButtonLink to={paths.membership.types.build()}>See Membership Types</ButtonLink>}
  >
    Corporate members have seats for their people.
  </EmptyState>
)

/** The seats of the own company: who holds them, who is invited, and a form that invites. */
export const OwnSeats = () => {
  const { data, error, isFetching, refetch } = useQuery(ownSeatsQuery(useApp()))
  const [asked, setAsked] = useState<{ action: SeatAction; seat: SeatView }>()
  if (data === null) return <NoSeats />
  if (!data) {
    if (!error) return <Skeleton className="h-60" />
    return (
      <LoadFailure
        title="Failed to load your seats"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  }
  const { company, status, seats, taken, invited } = data
  const isCurrent = status === 'active' || status === 'grace'
  const free = seats - taken.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <section aria-labelledby="seats-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="seats-title" className="text-2xl">
          <bdi>{company}</bdi>
        </h2>
        <p role="status" className="font-semibold">
          {seatCount(data)}
        </p>
        <p className="max-w-text text-ink-soft">
          Whoever holds a seat is a member for as long as your company is, and has nothing to pay.
          {invited.length > Math.max(0, free) &&
            ' More people are invited than there are free seats: whoever accepts first gets one.'}
        </p>
        <SeatLists {...data} onAsk={(action, seat) => setAsked({ action, seat })} />
      </section>
      <section aria-labelledby="invite-title" className="grid gap-4">
        <h2 id="invite-title" className="text-2xl">
          Invite somebody
        </h2>
        {isCurrent ? (
          <>
            <p className="max-w-text text-ink-soft">
              The person gets an email and accepts with an account of that address.
              {free <= 0 && ' All seats are taken: replace somebody, or ask us for more seats.'}
            </p>
            <InviteForm key={invited.length} />
          </>
        ) : (
          <p className="max-w-text">
            Your company’s membership is not current. Renew it to give seats to more people.
          </p>
        )}
        <p className="max-w-text">
          <a className="link" href={paths.contact.build({ subject: 'Seats of our membership' })}>
            Ask for more or fewer seats
          </a>
        </p>
      </section>
      {asked && <SeatDialog {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
