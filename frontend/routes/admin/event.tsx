import { seesEvents } from '../../../collections/access/policies.schema'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EventView } from '../../features/events/staff/EventView'
import {
  staffEventQuery,
  registrantListQuery,
  registrantListSpec,
} from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    const user = await requireStaff(app, request, seesEvents)
    const query = readListQuery(registrantListSpec(id), new URL(request.url).searchParams)
    const [{ title }] = await Promise.all([
      app.queryClient.query(staffEventQuery(app, id)),
      awaitOnServer(changesEvents(user) ? [app.queryClient.query(registrantListQuery(app, id, query))] : []),
    ])
    return { head: { title, canonical: deskPaths.event.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return <EventView key={id} event={event} />
}
