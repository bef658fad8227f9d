import { handlesMemberships } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { RenewalTable } from '../../features/membership/renewals/staff/RenewalTable'
import {
  renewalListQuery,
  renewalListSpec,
} from '../../features/membership/renewals/staff/staffRenewalQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    const query = readListQuery(renewalListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(renewalListQuery(app, query))])
    return { head: { title: 'Membership Renewals', canonical: deskPaths.renewals.build() } }
  }

export const Component = () => <RenewalTable />
