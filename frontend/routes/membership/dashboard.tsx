import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { Dashboard, type DashboardFailures } from '../../features/people/dashboard/Dashboard'
import { messageStateQuery } from '../../components/memberMessages/messageQueries'
import {
  cpdSummaryQuery,
  duesQuery,
  latestApplicationQuery,
  latestRenewalQuery,
  ownEventsQuery,
  ownGroupsQuery,
  ownMembershipQuery,
} from '../../features/people/dashboard/dashboardQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

interface DashboardData extends PageData {
  /** What the server could not load, if it rendered the page. */
  failures: DashboardFailures
  fullName: string
}

const NONE: DashboardFailures = { membership: false, events: false, cpd: false }

const fails = (loading: Promise<unknown>): Promise<boolean> =>
  loading.then(
    () => false,
    () => true,
  )

/** The member's desk; a visitor is sent to sign in. Source: spec.md section 2, "/membership/dashboard". */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<DashboardData> => {
    const { fullName } = await requireAccount(app, request)
    const head = {
      title: 'Member Dashboard',
      description: 'Your membership, your events and your records.',
      canonical: paths.membership.dashboard.build(),
    }
    const { queryClient } = app
    // The page shows by itself what is loading and what failed; only a page without a script needs the answers now.
    const loading = Promise.all([
      fails(queryClient.query(ownMembershipQuery(app))),
      fails(queryClient.query(ownEventsQuery(app))),
      fails(queryClient.query(cpdSummaryQuery(app))),
      fails(queryClient.query(latestApplicationQuery(app))),
      fails(queryClient.query(latestRenewalQuery(app))),
      fails(queryClient.query(duesQuery(app))),
      fails(queryClient.query(messageStateQuery(app))),
      fails(queryClient.query(ownGroupsQuery(app))),
    ])
    if (!import.meta.env.SSR) return { head, failures: NONE, fullName }
    const [membership, events, cpd] = await loading
    return { head, failures: { membership, events, cpd }, fullName }
  }

export const Component = () => {
  const { failures, fullName } = useLoaderData<DashboardData>()
  return (
    <>
      <PageTitle title="Member Dashboard">
        <bdi>{fullName}</bdi>
      </PageTitle>
      <div className="wrap py-10">
        <Dashboard failures={failures} />
      </div>
    </>
  )
}
