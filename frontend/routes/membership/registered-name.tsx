import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { RegisteredName } from '../../features/membership/nameChanges/RegisteredName'
import { nameChangeQuery } from '../../features/membership/nameChanges/nameChangeQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

/**
 * Where a member asks for another registered name; a visitor is sent to sign in. Source: decisions.md
 * "Registered name".
 */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await awaitOnServer([app.queryClient.query(nameChangeQuery(app))])
    return {
      head: {
        title: 'Registered Name',
        description: 'The name on your membership certificate.',
        canonical: paths.membership.registeredName.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Registered Name">The name on your membership certificate.</PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <RegisteredName />
    </div>
  </>
)
