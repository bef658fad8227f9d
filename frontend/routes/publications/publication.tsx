import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { PublicationView } from '../../features/publications/PublicationView'
import { publicationQuery } from '../../features/publications/publicationQuery'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { isPreviewOf } from '../../lib/published'
import { shorten } from '../../lib/shorten'
import { paths } from '../../paths'
import { useLoaded } from '../../lib/useLoaded'

interface PublicationData extends PageData {
  isPreview: boolean
}

export const loader =
  (app: App) =>
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<PublicationData> => {
    const isPreview = await isPreviewOf(app, request)
    const publication = await app.queryClient.query(publicationQuery(app, slug, isPreview))
    if (!publication) throw notFound()
    const { title, description } = publication
    return {
      isPreview,
      head: {
        title,
        description: description ? shorten(description) : undefined,
        canonical: paths.publication.build(slug),
        openGraphType: 'article',
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { isPreview } = useLoaderData<PublicationData>()
  const publication = useLoaded(publicationQuery(useApp(), slug, isPreview))
  return publication && <PublicationView publication={publication} />
}
