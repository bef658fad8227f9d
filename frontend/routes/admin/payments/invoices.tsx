import { handlesMoney } from '../../../../collections/access/roles'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { StaffInvoiceTable } from '../../../features/money/invoices/staff/StaffInvoiceTable'
import {
  staffInvoiceListQuery,
  staffInvoiceSpec,
} from '../../../features/money/invoices/staff/staffInvoiceQueries'
import type { App } from '../../../lib/app'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import { readListQuery } from '../../../lib/listQuery'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMoney)
    const query = readListQuery(staffInvoiceSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(staffInvoiceListQuery(app, query))])
    return { head: { title: 'Invoices', canonical: deskPaths.invoices.build() } }
  }

export const Component = () => <StaffInvoiceTable />
