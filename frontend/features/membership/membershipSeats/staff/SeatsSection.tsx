import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handlesMemberships } from '../../../../../collections/access/roles'
import type { SeatView } from '../../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { Button } from '../../../../components/ui/Button'
import { LoadFailure } from '../../../../components/ui/LoadFailure'
import { Skeleton } from '../../../../components/ui/Skeleton'
import { useApp } from '../../../../lib/app'
import type { SeatAction } from '../../../../lib/messages/seatMessages'
import { useSession } from '../../../../lib/session/useSession'
import { SeatDialog } from '../SeatDialog'
import { SeatLists } from '../SeatLists'
import { companySeatsQuery } from '../seatQueries'
import { seatCount } from '../seatCount'

/** The seats of a company, with what its contact could do, by staff with a reason. */
export const SeatsSection = ({ user }: { user: string }) => {
  const { data, error, isFetching, refetch } = useQuery(companySeatsQuery(useApp(), user))
  const canChange = handlesMemberships(useSession().user)
  const [asked, setAsked] = useState<{ action: SeatAction; seat?: SeatView }>()
  return (
    <section
      aria-labelledby="company-seats-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <h2 id="company-seats-title" className="text-xl">
        Seats
      </h2>
      {data ? (
        <>
          <p>
            {seatCount(data)} The dues of the grade include {data.included}.
          </p>
          <SeatLists {...data} onAsk={canChange ? (action, seat) => setAsked({ action, seat }) : undefined} />
          {canChange && (
            <p>
              <Button onClick={() => setAsked({ action: 'invite' })}>Invite somebody</Button>
            </p>
          )}
          {asked && <SeatDialog {...asked} company={user} onClose={() => setAsked(undefined)} />}
        </>
      ) : error ? (
        <LoadFailure
          title="Failed to load the seats"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}
