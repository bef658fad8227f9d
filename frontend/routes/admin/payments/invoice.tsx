import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { handlesMoney } from '../../../../collections/access/roles'
import { invoiceQuery } from '../../../features/money/invoices/invoiceQueries'
import { StaffInvoice } from '../../../features/money/invoices/staff/StaffInvoice'
import { personMoneyQuery } from '../../../features/money/payments/staff/person/personMoneyQuery'
import { type App, useApp } from '../../../lib/app'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMoney)
    const { number, user } = await app.queryClient.query(invoiceQuery(app, id))
    await awaitOnServer([app.queryClient.query(personMoneyQuery(app, user))])
    return { head: { title: `Invoice ${number}`, canonical: deskPaths.invoice.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(useApp(), id))
  return <StaffInvoice key={id} invoice={invoice} />
}
