import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { Link } from '../../components/ui/Link'
import { OpeningForm } from '../../features/content/jobOpenings/OpeningForm'
import { OwnOpenings } from '../../features/content/jobOpenings/OwnOpenings'
import { ownOpeningsQuery } from '../../features/content/jobOpenings/ownOpeningsQuery'
import { type App, useApp } from '../../lib/app'
import { openingMessages } from '../../lib/messages/openingMessages'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { paths } from '../../paths'

/** Where openings are submitted, and where their submitters see what became of them. Source: issue 13, part 11. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await app.queryClient.query(ownOpeningsQuery(app))
    return {
      head: {
        title: 'Submit a Job Opening',
        description: 'Submit a job opening for the careers page.',
        canonical: paths.submitOpening.build(),
      },
    }
  }

export const Component = () => {
  const { docs, company, isConfirmed } = useSuspenseQuery(ownOpeningsQuery(useApp())).data
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // a form that was sent gives way to an empty one
  const [sent, setSent] = useState(0)
  const opening = docs.find(({ id }) => id === search.get('opening'))
  const onSent = (): void => {
    setSent(sent + 1)
    if (opening) void navigate(paths.submitOpening.build())
  }
  return (
    <>
      <PageTitle title="Submit a Job Opening">
        Free of charge. Our staff read each opening and publish it on the careers page until its last day.
      </PageTitle>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="opening-form">
          <h2 id="opening-form" className="mb-5 text-xl break-words">
            {opening ? <bdi>{opening.title}</bdi> : 'Your opening'}
          </h2>
          {opening && (
            <p className="mb-5 max-w-text border-s-4 border-nile bg-nile-wash p-4">
              {opening.status === 'published' && !opening.isOver
                ? 'It leaves the careers page until our staff have read the change. '
                : 'Our staff read it before it is published. '}
              <Link to={paths.submitOpening.build()} className="link inline-flex min-h-11 items-center">
                Submit a new one instead
              </Link>
            </p>
          )}
          {isConfirmed ? (
            <OpeningForm
              key={`${opening?.id ?? ''} ${opening?.updatedAt ?? ''} ${sent}`}
              opening={opening}
              company={company}
              onSent={onSent}
            />
          ) : (
            <p className="max-w-text">{openingMessages.unconfirmed}</p>
          )}
        </section>
        <section aria-labelledby="own-openings">
          <h2 id="own-openings" className="mb-5 text-xl">
            Submitted so far
          </h2>
          <OwnOpenings openings={docs} />
        </section>
      </div>
    </>
  )
}
