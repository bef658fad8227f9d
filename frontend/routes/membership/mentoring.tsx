import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { OwnMentoringView } from '../../features/cpd/mentoring/OwnMentoringView'
import {
  mentorsQuery,
  ownMentoringQuery,
  readMentorFilter,
} from '../../features/cpd/mentoring/mentoringQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** Mentors and mentees find each other; a visitor is sent to sign in. Source: issue 13, part 11. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    const { refusal } = await app.queryClient.query(ownMentoringQuery(app))
    if (!refusal) {
      const filter = readMentorFilter(new URL(request.url).searchParams)
      await awaitOnServer([app.queryClient.query(mentorsQuery(app, filter))])
    }
    return {
      head: {
        title: 'Mentoring',
        description: 'Find a mentor, or be one.',
        canonical: paths.membership.mentoring.build(),
      },
    }
  }

export const Component = () => (
  <>
    <PageTitle title="Mentoring">
      Ask a member with experience in your field, or share your own. You write to each other through the site.
    </PageTitle>
    <div className="wrap py-8">
      <p className="mb-6">
        <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
      </p>
      <OwnMentoringView />
    </div>
  </>
)
