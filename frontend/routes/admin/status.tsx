import type { LoaderFunctionArgs } from 'react-router-dom'
import { isAdmin } from '../../../collections/access/policies.schema'
import { OperationsView } from '../../features/operations/OperationsView'
import { operationsQuery } from '../../features/operations/operationsQuery'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** For administrators, who reach it from what stands around the dashboard. Source: issue 14, part 8. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    await awaitOnServer([app.queryClient.query(operationsQuery(app))])
    return { head: { title: 'System Status', canonical: deskPaths.status.build() } }
  }

export const Component = OperationsView
