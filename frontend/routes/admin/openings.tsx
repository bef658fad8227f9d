import type { LoaderFunctionArgs } from 'react-router-dom'
import { hasRight } from '../../../collections/access/policies.schema'
import { StaffOpeningTable } from '../../features/content/jobOpenings/staff/StaffOpeningTable'
import {
  staffOpeningListQuery,
  staffOpeningSpec,
} from '../../features/content/jobOpenings/staff/staffOpeningQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (actor) => hasRight(actor, 'site'))
    const query = readListQuery(staffOpeningSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(staffOpeningListQuery(app, query))])
    return { head: { title: 'Job Openings', canonical: deskPaths.openings.build() } }
  }

export const Component = () => (
  <>
    <h2 className="mb-6 text-2xl">Job Openings</h2>
    <StaffOpeningTable />
  </>
)
