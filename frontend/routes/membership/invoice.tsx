import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { InvoiceDetail } from '../../../domain/money/dues/dues.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { InvoiceDocument } from '../../features/money/invoices/InvoiceDocument'
import { invoiceQuery } from '../../features/money/invoices/invoiceQueries'
import { CardReturn } from '../../features/money/payments/CardReturn'
import { PayInvoice } from '../../features/money/payments/PayInvoice'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

interface InvoiceData extends PageData {
  invoice: InvoiceDetail
}

/** One invoice and how to pay it, for the person who owes it; a visitor is sent to sign in. */
export const loader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<InvoiceData> => {
    await requireAccount(app, request)
    const invoice = await app.queryClient.query(invoiceQuery(app, params.id ?? ''))
    return {
      invoice,
      head: {
        title: `Invoice ${invoice.number}`,
        description: 'An invoice and how to pay it.',
        canonical: paths.membership.invoice.build(invoice.id),
      },
    }
  }

export const Component = () => {
  const loaded = useLoaderData<InvoiceData>().invoice
  const { data: invoice = loaded } = useQuery(invoiceQuery(useApp(), loaded.id))
  return (
    <>
      <PageTitle title={`Invoice ${invoice.number}`}>
        <bdi>{invoice.recipient.name}</bdi>
      </PageTitle>
      <div className="wrap py-8">
        <p className="mb-6">
          <BackLink fallback={paths.membership.dues.build()} label="What I owe" />
        </p>
        <CardReturn invoice={invoice.id} />
        <InvoiceDocument invoice={invoice}>
          <PayInvoice invoice={invoice} />
        </InvoiceDocument>
      </div>
    </>
  )
}
