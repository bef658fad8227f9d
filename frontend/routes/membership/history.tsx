import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { OwnHistory } from '../../features/membership/memberships/OwnHistory'
import { ownHistoryQuery } from '../../features/membership/memberships/ownHistoryQuery'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { pageNumber } from '../../lib/pageNumber'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** What happened to the own membership; a visitor is sent to sign in. Source: issue 12, part 6. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    const page = pageNumber(new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(ownHistoryQuery(app, page))])
    return {
      head: {
        title: 'Membership History',
        description: 'Every change of your membership, and why.',
        canonical: paths.membership.history.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Membership History">Every change of your membership, and why.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6 print:hidden">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <OwnHistory />
    </div>
  </>
)
