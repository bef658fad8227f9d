import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { OwnSubmissions } from '../../features/publications/submissions/OwnSubmissions'
import { SubmissionForm } from '../../features/publications/submissions/SubmissionForm'
import {
  callsQuery,
  ownSubmissionsQuery,
  submissionDivisionsQuery,
} from '../../features/publications/submissions/submissionQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { todayInJuba } from '../../lib/todayInJuba'
import { paths } from '../../paths'

/** Where members offer papers and see what became of them. Source: issue 5, part 5. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await Promise.all([
      app.queryClient.query(ownSubmissionsQuery(app)),
      app.queryClient.query(submissionDivisionsQuery(app)),
      app.queryClient.query(callsQuery(app, todayInJuba(new Date(app.renderedAt)))),
    ])
    return {
      head: {
        title: 'Submit Research or Paper',
        description: 'Offer a paper to a technical division.',
        canonical: paths.membership.papers.build(),
      },
    }
  }

export const Component = () => {
  // a form that was sent gives way to an empty one
  const [sent, setSent] = useState(0)
  return (
    <>
      <PageTitle title="Submit Research or Paper">
        Submit a paper to a technical division, or for an event that calls for papers. It is reviewed, and we
        email you the decision.
      </PageTitle>
      <div className="wrap grid items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="new-paper">
          <h2 id="new-paper" className="mb-5 text-xl">
            Your paper
          </h2>
          <SubmissionForm key={sent} onSent={() => setSent(sent + 1)} />
        </section>
        <section aria-labelledby="own-papers">
          <h2 id="own-papers" className="mb-5 text-xl">
            Submitted so far
          </h2>
          <OwnSubmissions />
        </section>
      </div>
    </>
  )
}
