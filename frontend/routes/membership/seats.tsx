import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { OwnSeats } from '../../features/membership/membershipSeats/OwnSeats'
import { ownSeatsQuery } from '../../features/membership/membershipSeats/seatQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** The seats of the own company; a visitor is sent to sign in. Source: issue 12, part 2. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await awaitOnServer([app.queryClient.query(ownSeatsQuery(app))])
    return {
      head: {
        title: 'Your Company’s Seats',
        description: 'Who holds the seats of your company’s membership.',
        canonical: paths.membership.seats.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Your Company’s Seats">Who holds them, and whom you invite.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <OwnSeats />
    </div>
  </>
)
