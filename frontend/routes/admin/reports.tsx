import type { LoaderFunctionArgs } from 'react-router-dom'
import { seesAccounts, seesEvents } from '../../../collections/access/policies.schema'
import { ReportView } from '../../features/office/reports/ReportView'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (actor) => seesAccounts(actor) || seesEvents(actor))
    return { head: { title: 'Reports', canonical: deskPaths.reports.build() } }
  }

export const Component = () => <ReportView />
