import { handlesMoney } from '../../../../collections/access/roles'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PaymentTable } from '../../../features/money/payments/staff/PaymentTable'
import { allPaymentsSpec, paymentListQuery } from '../../../features/money/payments/staff/staffPaymentQueries'
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
    const query = readListQuery(allPaymentsSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(paymentListQuery(app, query))])
    return { head: { title: 'All Payments', canonical: deskPaths.allPayments.build() } }
  }

export const Component = () => <PaymentTable shown="all" />
