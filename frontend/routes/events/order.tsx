import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { OrderView } from '../../../domain/events/orders/orders.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { Loaded } from '../../components/ui/Loaded'
import { Spinner } from '../../components/ui/Spinner'
import { Order } from '../../features/events/tickets/Order'
import { orderQuery } from '../../features/events/tickets/ticketQueries'
import { invoiceQuery } from '../../features/money/invoices/invoiceQueries'
import { type App, useApp } from '../../lib/app'
import { paymentMessages } from '../../lib/messages/paymentMessages'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'

interface OrderData extends PageData {
  order: OrderView
}

/** An own order of tickets: how to pay it, and once it is paid, the tickets. Source: issue 34, parts 1 and 5. */
export const loader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<OrderData> => {
    await requireAccount(app, request)
    const order = await app.queryClient.query(orderQuery(app, params.id ?? ''))
    return {
      order,
      head: {
        title: `Tickets: ${order.event.title}`,
        description: 'Your tickets for this event.',
        canonical: paths.ticketOrder.build(order.id),
      },
    }
  }

/** Only an order that is to be paid needs it. */
const PayInvoice = lazy(async () => ({
  default: (await import('../../features/money/payments/PayInvoice')).PayInvoice,
}))

const PayOrder = ({ invoice }: { invoice: string }) => (
  <Loaded
    result={useQuery({ ...invoiceQuery(useApp(), invoice), throwOnError: false })}
    failed={paymentMessages.loadFailed}
  >
    {(detail) => <PayInvoice invoice={detail} />}
  </Loaded>
)

export const Component = () => {
  const { order } = useLoaderData<OrderData>()
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageTitle title={`Tickets: ${order.event.title}`} />
      <div className="wrap grid gap-6 py-8">
        <p>
          <BackLink fallback={paths.tickets.build()} label="My tickets" />
        </p>
        <Order
          key={order.id}
          loaded={order}
          pay={(invoice) => (
            <Suspense fallback={<Spinner label="Loading how to pay" />}>
              {isHydrated && <PayOrder invoice={invoice} />}
            </Suspense>
          )}
        />
      </div>
    </>
  )
}
