import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { DivisionView } from '../features/content/divisions/DivisionView'
import { divisionQuery } from '../features/content/divisions/divisionQuery'
import { notFound } from '../lib/ApiError'
import { type App, useApp } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { isPreviewOf } from '../lib/published'
import { paths } from '../paths'
import { useLoaded } from '../lib/useLoaded'

interface DivisionData extends PageData {
  isPreview: boolean
}

export const loader =
  (app: App) =>
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<DivisionData> => {
    const isPreview = await isPreviewOf(app, request)
    const division = await app.queryClient.query(divisionQuery(app, slug, isPreview))
    if (!division) throw notFound()
    return {
      isPreview,
      head: { title: division.title, description: division.tagline, canonical: paths.division.build(slug) },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { isPreview } = useLoaderData<DivisionData>()
  const division = useLoaded(divisionQuery(useApp(), slug, isPreview))
  return division && <DivisionView division={division} />
}
