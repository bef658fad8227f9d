import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { CpdLog } from '../../features/cpd/CpdLog'
import { cpdRecordQuery, readCpdView } from '../../features/cpd/cpdQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

/** The member's own CPD record; a visitor is sent to sign in. Source: issue 5, part 4. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await awaitOnServer([
      app.queryClient.query(cpdRecordQuery(app, readCpdView(new URL(request.url).searchParams))),
    ])
    return {
      head: {
        title: 'CPD Record',
        description: 'Your hours of continuing professional development.',
        canonical: paths.membership.cpd.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="CPD Record">
      Your hours of continuing professional development, kept year by year. Nobody but you sees the entries,
      save the association’s administrators.
    </PageTitle>
    <div className="wrap py-8">
      <p className="mb-6 print:hidden">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <CpdLog />
    </div>
  </>
)
