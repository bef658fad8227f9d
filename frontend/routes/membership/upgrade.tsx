import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { Upgrade } from '../../features/membership/applications/Upgrade'
import { applicationQuery } from '../../features/membership/applications/applicationQuery'
import { upgradeQuery } from '../../features/membership/applications/upgradeQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** Where a member moves up to another grade; a visitor is sent to sign in. Source: issue 12, part 7. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await Promise.all([
      app.queryClient.query(upgradeQuery(app)),
      app.queryClient.query(applicationQuery(app)),
    ])
    return {
      head: {
        title: 'Change of Grade',
        description: 'Move up to the next grade of membership.',
        canonical: paths.membership.upgrade.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Change of Grade">Move up as your career goes on.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <Upgrade />
    </div>
  </>
)
