import type { PayloadRequest, Where } from 'payload'
import type { Publication } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { invalid } from '../answers'
import { refuseOthers } from './refuseOthers'
import {
  type PublicationFilter,
  type PublicationRow,
  publicationListSchema,
} from '../../domain/publications/publicationForm.schema'

/** The filter of an administrator's request, or the refusal: 401, 403, 400. */
export const askedPublications = (
  req: PayloadRequest,
): { filter: PublicationFilter } | { refusal: Response } => {
  const refusal = refuseOthers(req)
  if (refusal) return { refusal }
  const input = publicationListSchema.safeParse(req.query)
  return input.success ? { filter: input.data } : { refusal: invalid(input.error) }
}

/** What a filter asks of publications. */
export const publicationWhere = ({ q, category, status }: PublicationFilter): Where => ({
  and: [
    ...(q
      ? [
          {
            or: (['title', 'description', 'authors'] as const).map((field) => ({ [field]: { contains: q } })),
          },
        ]
      : []),
    ...(category ? [{ category: { equals: category } }] : []),
    ...(status ? [{ _status: { equals: status } }] : []),
  ],
})

/** A page of the publications that a filter leaves, each as it is by now, drafts included. */
export const findPublications = async (req: PayloadRequest, filter: PublicationFilter, limit: number) =>
  req.payload.find({
    collection: 'publications',
    draft: true,
    where: publicationWhere(filter),
    sort: [filter.sort, 'id'],
    page: filter.page,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  })

/** What staff see of publications in a list, with their downloads. */
export const toRows = async ({ payload }: PayloadRequest, docs: Publication[]): Promise<PublicationRow[]> => {
  const publication = { $in: docs.map(({ id }) => id) }
  const [counts, published] = await Promise.all([
    modelOf(payload, 'download-counts')
      .find({ publication }, { _id: 0, publication: 1, count: 1 })
      .lean<{ publication: unknown; count: number }[]>(),
    modelOf(payload, 'publications').distinct('_id', { _id: publication, _status: 'published' }),
  ])
  const downloads = new Map(counts.map(({ publication: id, count }) => [String(id), count]))
  const shown = new Set(published.map(String))
  return docs.map(
    ({ id, slug, title, category, topic, publishedDate, file, videoUrl, fileSize, updatedAt }) => ({
      id,
      slug,
      title,
      category,
      topic: topic ?? null,
      publishedDate,
      isPublished: shown.has(id),
      hasContent: Boolean(file ?? videoUrl),
      fileSize: fileSize ?? null,
      downloads: downloads.get(id) ?? 0,
      updatedAt,
    }),
  )
}
