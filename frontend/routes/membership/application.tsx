import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { isSentSignedOut } from '../../../platform/plainForm.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { ApplicationPage } from '../../features/membership/applications/ApplicationPage'
import { applicationQuery, draftQuery } from '../../features/membership/applications/applicationQuery'
import { evidenceQuery } from '../../features/membership/applications/evidenceQuery'
import { upgradeQuery } from '../../features/membership/applications/upgradeQuery'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { todayInJuba } from '../../lib/todayInJuba'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

interface ApplicationPageData extends PageData {
  today: string
}

/** The application for membership; a visitor is sent to sign in. Source: spec.md sections 2 and 6. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<ApplicationPageData> => {
    // what was typed is shown again to who sent it, though the session is over: nothing of an account is there then
    if (!app.sentForm || !isSentSignedOut(app.sentForm)) {
      await requireAccount(app, request, 'application')
      await Promise.all([
        app.queryClient.query(applicationQuery(app)),
        app.queryClient.query(draftQuery(app)),
        app.queryClient.query(evidenceQuery(app)),
        app.queryClient.query(upgradeQuery(app)),
        app.queryClient.query(gradeOffersQuery(app)),
      ])
    }
    return {
      head: {
        title: 'Membership Application',
        description: 'Apply for membership of the association.',
        canonical: paths.membership.application.build(),
      },
      today: todayInJuba(),
    }
  }

export const Component = () => {
  const { today } = useLoaderData<ApplicationPageData>()
  return (
    <>
      <PageTitle title="Membership Application" />
      <div className="wrap py-10">
        <ApplicationPage today={today} />
      </div>
    </>
  )
}
