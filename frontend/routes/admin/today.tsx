import type { LoaderFunctionArgs } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import { PendingWorkList } from '../../features/pendingWork/PendingWorkList'
import { pendingWorkQuery } from '../../features/pendingWork/pendingWorkQuery'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isStaff)
    await awaitOnServer([app.queryClient.query(pendingWorkQuery(app))])
    return { head: { title: 'Today', canonical: paths.admin.today.build() } }
  }

export const Component = PendingWorkList
