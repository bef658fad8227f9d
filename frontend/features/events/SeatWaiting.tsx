import { queryOptions, useQuery } from '@tanstack/react-query'
import { SEAT } from '../../../domain/events/seat.constants'
import type { SeatStanding } from '../../../domain/events/waiting/waiting.schema'
import type { Event } from '../../../payload-types'
import { Button, ButtonLink } from '../../components/ui/Button'
import { Loaded } from '../../components/ui/Loaded'
import { type App, useApp } from '../../lib/app'
import { waitingMessages } from '../../lib/messages/waitingMessages'
import { OWN } from '../../lib/session/sessionQuery'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'
import { WaitingPlace } from './tickets/WaitingPlace'
import type { Registering } from './useRegistration'

const standingQuery = ({ api }: Pick<App, 'api'>, event: string) =>
  queryOptions({
    queryKey: [OWN, 'seat-standing', event],
    queryFn: ({ signal }) => api.get<SeatStanding>(`/events/${event}/waiting/mine`, { signal }),
    staleTime: 0,
  })

export interface SeatWaitingProps {
  event: Pick<Event, 'id' | 'slug'>
  registering: Registering
}

/** The waiting list of a full event that sells no tickets. */
export const SeatWaiting = ({ event: { id, slug }, registering }: SeatWaitingProps) => {
  const { user } = useSession()
  const result = useQuery({ ...standingQuery(useApp(), id), enabled: user !== null, throwOnError: false })
  if (!user)
    return (
      <p>
        <ButtonLink to={paths.auth.build({ from: paths.event.build(slug) })}>
          Sign In to Join the Waiting List
        </ButtonLink>
      </p>
    )
  return (
    <Loaded result={result} failed={waitingMessages.loadFailed}>
      {(standing) => (
        <WaitingPlace event={id} type={{ ...standing, id: SEAT, name: 'a seat' }}>
          <Button tone="main" isBusy={registering.isPending} onClick={registering.register}>
            Register Now
          </Button>
        </WaitingPlace>
      )}
    </Loaded>
  )
}
