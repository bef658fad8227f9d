import type { LoaderFunctionArgs } from 'react-router-dom'
import { seesGroups } from '../../../collections/access/policies.schema'
import { GroupTreeView } from '../../features/groups/staff/GroupTreeView'
import { groupRequestsQuery, groupTreeQuery } from '../../features/groups/staff/staffGroupQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesGroups)
    await Promise.all([
      app.queryClient.query(groupTreeQuery(app)),
      awaitOnServer([app.queryClient.query(groupRequestsQuery(app, undefined, 1))]),
    ])
    return { head: { title: 'Groups', canonical: deskPaths.groups.build() } }
  }

export const Component = () => <GroupTreeView />
