import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { UpLink } from '../../components/ui/UpLink'
import { EditEvent } from '../../features/events/staff/EditEvent'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, changesEvents, { isForChanges: true })
    const { title } = await app.queryClient.query(staffEventQuery(app, id))
    return { head: { title: `Edit ${title}`, canonical: deskPaths.editEvent.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={deskPaths.event.build(id)}>The event</UpLink>
      <EditEvent key={id} event={event} />
    </>
  )
}
