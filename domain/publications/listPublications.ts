import type { PayloadRequest, Where } from 'payload'
import type { Publication } from '../../payload-types'
import { readHistory } from '../audit'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { findDownloadCounts } from './downloadsRepository'
import {
  PUBLICATIONS_PER_PAGE,
  type PublicationDetail,
  type PublicationFilter,
  type PublicationList,
  type PublicationRow,
} from './publicationForm.schema'
import { findPublishedIds } from './publicationsRepository'

const SEARCHED = ['title', 'description', 'authors'] as const

const toWhere = ({ q, category, status }: PublicationFilter): Where => ({
  and: [
    ...(q ? [{ or: SEARCHED.map((field) => ({ [field]: { contains: q } })) }] : []),
    ...(category ? [{ category: { equals: category } }] : []),
    ...(status ? [{ _status: { equals: status } }] : []),
  ],
})

/** What staff see of publications in a list, with their downloads. */
const toRows = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  docs: readonly Publication[],
): Promise<PublicationRow[]> => {
  const ids = docs.map(({ id }) => id)
  const [downloads, published] = await Promise.all([
    findDownloadCounts(payload, ids),
    findPublishedIds(payload, ids),
  ])
  return docs.map(
    ({ id, slug, title, category, topic, publishedDate, file, videoUrl, fileSize, updatedAt }) => ({
      id,
      slug,
      title,
      category,
      topic: topic ?? null,
      publishedDate,
      isPublished: published.has(id),
      hasContent: Boolean(file ?? videoUrl),
      fileSize: fileSize ?? null,
      downloads: downloads.get(id) ?? 0,
      updatedAt,
    }),
  )
}

/** A page of the publications that match a filter, each in its latest version, drafts included. */
export const listPublications = async (
  req: PayloadRequest,
  filter: PublicationFilter,
): Promise<PublicationList> => {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'publications',
    draft: true,
    where: toWhere(filter),
    sort: [filter.sort, 'id'],
    page: filter.page,
    limit: PUBLICATIONS_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { docs: await toRows(req, docs), totalDocs, page: filter.page, totalPages }
}

/** All publications that match a filter, one after the other. */
export const readPublicationRows = async function* (
  req: PayloadRequest,
  filter: PublicationFilter,
): AsyncGenerator<PublicationRow> {
  const query = {
    collection: 'publications',
    where: toWhere(filter),
    sort: filter.sort,
    draft: true,
  } as const
  for await (const docs of rowsAfterLast(req, query)) yield* await toRows(req, docs)
}

/** A publication to be edited. */
export const readPublicationDetail = async (
  req: PayloadRequest,
  publication: Publication,
): Promise<PublicationDetail | undefined> => {
  const [row] = await toRows(req, [publication])
  const { description, subcategory, authors, videoUrl } = publication
  return (
    row && {
      ...row,
      description: description ?? null,
      subcategory: subcategory ?? null,
      authors: authors ?? null,
      videoUrl: videoUrl ?? null,
      history: await readHistory(req.payload, { collection: 'publications', id: publication.id }),
    }
  )
}
