import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, data, useParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ui/Button'
import { UpLink } from '../../components/ui/UpLink'
import { OpeningView } from '../../features/content/jobOpenings/OpeningView'
import { openingQuery } from '../../features/content/jobOpenings/openingQueries'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { openingMessages } from '../../lib/messages/openingMessages'
import type { PageData } from '../../lib/pageHead'
import { shorten } from '../../lib/shorten'
import { paths } from '../../paths'

const GONE = 410

/** One opening. After its end its address says so, with status 410, so that search engines forget it. */
export const loader =
  (app: App) =>
  async ({
    params: { slug = '' },
  }: LoaderFunctionArgs): Promise<PageData | ReturnType<typeof data<PageData>>> => {
    const opening = await app.queryClient.query(openingQuery(app, slug))
    if (!opening) throw notFound()
    const canonical = paths.opening.build(slug)
    if (opening === 'closed')
      return data<PageData>({ head: { title: openingMessages.closedTitle, canonical } }, { status: GONE })
    const { title, organisation, description } = opening
    return {
      head: {
        title: `${title}, ${organisation}`,
        description: shorten(description),
        canonical,
        openGraphType: 'article',
      },
    }
  }

const Closed = () => (
  <div className="grid justify-items-start gap-4">
    <meta name="robots" content="noindex" />
    <h1 className="text-3xl">{openingMessages.closedTitle}</h1>
    <p className="max-w-text text-lg text-ink-soft">{openingMessages.closedText}</p>
    <ButtonLink to={paths.careers.build('jobs')} tone="main">
      See Open Positions
    </ButtonLink>
  </div>
)

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: opening } = useSuspenseQuery(openingQuery(useApp(), slug))
  return (
    <div className="wrap py-8 md:py-12">
      <UpLink to={paths.careers.build('jobs')}>All job openings</UpLink>
      {opening === 'closed' && <Closed />}
      {opening && opening !== 'closed' && <OpeningView opening={opening} />}
    </div>
  )
}
