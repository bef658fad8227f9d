import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { seesGroups } from '../../../collections/access/policies.schema'
import { GroupStaffView } from '../../features/groups/staff/GroupStaffView'
import {
  groupPeopleQuery,
  groupPeopleSpec,
  groupRecordQuery,
  groupRequestsQuery,
} from '../../features/groups/staff/staffGroupQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesGroups)
    const query = readListQuery(groupPeopleSpec(id), new URL(request.url).searchParams)
    const [{ name }] = await Promise.all([
      app.queryClient.query(groupRecordQuery(app, id)),
      awaitOnServer([
        app.queryClient.query(groupPeopleQuery(app, id, query)),
        app.queryClient.query(groupRequestsQuery(app, id, 1)),
      ]),
    ])
    return { head: { title: name, canonical: deskPaths.group.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  return <GroupStaffView id={id} />
}
