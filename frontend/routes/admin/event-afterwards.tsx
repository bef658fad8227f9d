import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { UpLink } from '../../components/ui/UpLink'
import { Afterwards } from '../../features/events/staff/afterwards/Afterwards'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

/** What came of an event. */
export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, changesEvents)
    const { title } = await app.queryClient.query(staffEventQuery(app, id))
    return { head: { title: `After the event: ${title}`, canonical: paths.admin.eventAfterwards.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={paths.admin.event.build(id)}>The event</UpLink>
      <h2 className="mb-4 text-2xl break-words">
        After the event: <bdi>{event.title}</bdi>
      </h2>
      <Afterwards key={id} eventId={id} />
    </>
  )
}
