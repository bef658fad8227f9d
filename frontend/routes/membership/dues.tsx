import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { Dues } from '../../features/money/invoices/Dues'
import { duesQuery } from '../../features/money/invoices/invoiceQueries'
import { SeatsLink } from '../../features/membership/membershipSeats/SeatsLink'
import { AutomaticRenewalPanel } from '../../features/money/payments/AutomaticRenewalPanel'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** What a member owes and has paid; a visitor is sent to sign in. Source: issue 12, part 8. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await awaitOnServer([app.queryClient.query(duesQuery(app))])
    return {
      head: {
        title: 'What I Owe',
        description: 'Your invoices, payments and receipts.',
        canonical: paths.membership.dues.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="What I Owe">Your invoices, payments and receipts.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <div className="grid gap-12">
        <AutomaticRenewalPanel />
        <Dues />
        <SeatsLink />
      </div>
    </div>
  </>
)
