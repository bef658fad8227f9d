import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { OwnOrders } from '../../features/events/tickets/OwnOrders'
import { ownOrdersQuery } from '../../features/events/tickets/ticketQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** The own tickets; a visitor is sent to sign in. Source: issue 34, part 5. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await awaitOnServer([app.queryClient.query(ownOrdersQuery(app))])
    return {
      head: {
        title: 'My Tickets',
        description: 'Your tickets for events.',
        canonical: paths.tickets.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="My Tickets">Your tickets for events.</PageTitle>
    <div className="wrap grid gap-6 py-8">
      <p>
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <OwnOrders />
    </div>
  </>
)
