import { seesApplications } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ApplicationTable } from '../../features/membership/applications/staff/ApplicationTable'
import {
  applicationListQuery,
  applicationListSpec,
} from '../../features/membership/applications/staff/staffApplicationQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesApplications)
    const query = readListQuery(applicationListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(applicationListQuery(app, query))])
    return { head: { title: 'Membership Applications', canonical: deskPaths.applications.build() } }
  }

export const Component = () => <ApplicationTable />
