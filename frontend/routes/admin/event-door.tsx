import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { UpLink } from '../../components/ui/UpLink'
import { DoorPasses } from '../../features/events/staff/door/DoorPasses'
import { doorQuery } from '../../features/events/staff/door/doorQuery'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

/** The doors of an event: who works there, and whom they let in. */
export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, changesEvents)
    const [{ title }] = await Promise.all([
      app.queryClient.query(staffEventQuery(app, id)),
      awaitOnServer([app.queryClient.query(doorQuery(app, id))]),
    ])
    return { head: { title: `Door: ${title}`, canonical: paths.admin.eventDoor.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={paths.admin.event.build(id)}>The event</UpLink>
      <h2 className="mb-4 text-2xl break-words">
        Door: <bdi>{event.title}</bdi>
      </h2>
      <DoorPasses key={id} eventId={id} />
    </>
  )
}
