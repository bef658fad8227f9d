import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { SeatInvitations } from '../../features/membership/membershipSeats/SeatInvitations'
import { seatInvitationsQuery } from '../../features/membership/membershipSeats/seatQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** Where the mailed invitation to a seat leads; a visitor is sent to sign in or up. Source: issue 12, part 2. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await app.queryClient.query(seatInvitationsQuery(app))
    return {
      head: {
        title: 'Invitation to a Seat',
        description: 'A seat in a company’s membership.',
        canonical: paths.membership.seat.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Invitation to a Seat">A seat in a company’s membership.</PageTitle>
    <div className="wrap py-8">
      <SeatInvitations />
    </div>
  </>
)
