import type { LoaderFunctionArgs } from 'react-router-dom'
import { EventTable } from '../../features/events/staff/EventTable'
import { eventListQuery, eventListSpec } from '../../features/events/staff/staffEventQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireRole } from '../../lib/session/requireRole'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireRole(app, request, 'admin', 'chapter_lead')
    const query = readListQuery(eventListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(eventListQuery(app, query))])
    return { head: { title: 'Events', canonical: paths.admin.events.build() } }
  }

export const Component = () => <EventTable />
