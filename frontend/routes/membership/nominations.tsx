import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { Nominations } from '../../features/membership/nominations/Nominations'
import { nominationsQuery } from '../../features/membership/nominations/nominationsQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** Nominations for Fellow and Honorary membership; a visitor is sent to sign in. Source: issue 12, part 7. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await app.queryClient.query(nominationsQuery(app))
    return {
      head: {
        title: 'Nominations',
        description: 'Nominate Fellows and Honorary Members.',
        canonical: paths.membership.nominations.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Nominations">For Fellow and Honorary membership.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <Nominations />
    </div>
  </>
)
