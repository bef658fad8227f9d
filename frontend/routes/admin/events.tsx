import { seesEvents } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { EventTable } from '../../features/events/staff/EventTable'
import { eventListQuery, eventListSpec } from '../../features/events/staff/staffEventQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesEvents)
    const query = readListQuery(eventListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(eventListQuery(app, query))])
    return { head: { title: 'Events', canonical: deskPaths.events.build() } }
  }

export const Component = () => <EventTable />
