import { queryOptions } from '@tanstack/react-query'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

/** While the page is open it is asked for so often: people come in. */
const LOOK_MS = 10_000

/** The doors of an event, and whom they let in. */
export const doorQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-events', 'door', id],
    queryFn: ({ signal }) =>
      api.get<DoorOverview>(`/events/${encodeURIComponent(id)}/door-passes`, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  })
