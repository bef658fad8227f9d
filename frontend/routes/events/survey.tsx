import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { eventQuery } from '../../features/events/eventPageQueries'
import { Survey } from '../../features/events/survey/Survey'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

/** What those who came say of an event. */
export const loader =
  (app: App) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const event = await app.queryClient.query(eventQuery(app, slug))
    if (!event) throw notFound()
    const description = 'A few questions to those who came.'
    return {
      head: { title: `Survey: ${event.title}`, description, canonical: paths.eventSurvey.build(slug) },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQuery(useApp(), slug))
  if (!event) return null
  return (
    <>
      <PageTitle title={`Survey: ${event.title}`}>A few questions to those who came.</PageTitle>
      <div className="wrap max-w-[48rem] py-10">
        <Survey eventId={event.id} />
      </div>
    </>
  )
}
