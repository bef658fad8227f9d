import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { RemovalTable } from '../../features/membership/memberships/removals/RemovalTable'
import {
  removalListQuery,
  removalListSpec,
} from '../../features/membership/memberships/removals/removalQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    const query = readListQuery(removalListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(removalListQuery(app, query))])
    return { head: { title: 'Members Due for Removal', canonical: deskPaths.removals.build() } }
  }

export const Component = () => <RemovalTable />
