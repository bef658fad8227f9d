import { handlesMemberships } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { NameChangeTable } from '../../features/membership/nameChanges/staff/NameChangeTable'
import {
  nameChangeListQuery,
  nameChangeListSpec,
} from '../../features/membership/nameChanges/staff/staffNameChangeQueries'
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
    const query = readListQuery(nameChangeListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(nameChangeListQuery(app, query))])
    return { head: { title: 'Changes of Name', canonical: deskPaths.nameChanges.build() } }
  }

export const Component = () => <NameChangeTable />
