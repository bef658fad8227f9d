import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { UpLink } from '../../components/ui/UpLink'
import { StaffProgrammeView } from '../../features/events/staff/programme/StaffProgrammeView'
import { staffProgrammeQuery } from '../../features/events/staff/programme/programmeQuery'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

/** The sessions of an event, and the link to its meeting. */
export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, changesEvents)
    const [{ title }] = await Promise.all([
      app.queryClient.query(staffEventQuery(app, id)),
      awaitOnServer([app.queryClient.query(staffProgrammeQuery(app, id))]),
    ])
    return { head: { title: `Programme: ${title}`, canonical: paths.admin.eventProgramme.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={paths.admin.event.build(id)}>The event</UpLink>
      <h2 className="mb-4 text-2xl break-words">
        Programme: <bdi>{event.title}</bdi>
      </h2>
      <StaffProgrammeView key={id} eventId={id} />
    </>
  )
}
