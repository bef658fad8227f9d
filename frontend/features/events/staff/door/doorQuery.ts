import { queryOptions } from '@tanstack/react-query'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'
import { eventPartQuery } from '../staffEventQueries'

/** While the page is open it is asked for so often: people come in. */
const LOOK_MS = 10_000

/** The doors of an event, and whom they let in. */
export const doorQuery = (app: Pick<App, 'api'>, id: string) =>
  queryOptions({
    ...eventPartQuery<DoorOverview>(app, id, { key: [OWN, 'staff-events', 'door'], path: 'door-passes' }),
    refetchInterval: LOOK_MS,
  })
