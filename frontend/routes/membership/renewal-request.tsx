import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { RenewalRequest } from '../../features/membership/renewals/RenewalRequest'
import { renewalQuery } from '../../features/membership/renewals/renewalQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

/** Where 'Renew Now' leads; a visitor is sent to sign in first. Source: spec.md section 2, "/membership/renewal". */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request, 'renewal')
    await awaitOnServer([app.queryClient.query(renewalQuery(app))])
    return {
      head: {
        title: 'Renew Your Membership',
        description: 'Ask for your membership to be renewed.',
        canonical: paths.membership.renewalRequest.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Renew Your Membership">Stay on the register and keep your membership number.</PageTitle>
    <div className="wrap py-10">
      <RenewalRequest />
    </div>
  </>
)
