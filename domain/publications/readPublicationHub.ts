import type { PayloadRequest, Where } from 'payload'
import { BOOK_SUBCATEGORIES, PUBLICATION_CATEGORIES } from './categories.schema'
import type { HubShelf, PublicationHub } from './hub.schema'
import { keysOf } from '../../platform/records.schema'

/** Source: spec.md section 9, "Hub". */
const ITEMS_PER_SHELF = 3

const readShelf = async (req: PayloadRequest, where: Where): Promise<HubShelf> => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'publications',
    where: { and: [{ _status: { equals: 'published' } }, where] },
    sort: '-publishedDate',
    limit: ITEMS_PER_SHELF,
    depth: 0,
    select: {
      title: true,
      slug: true,
      category: true,
      publishedDate: true,
      fileSize: true,
      filePages: true,
      videoUrl: true,
    },
    overrideAccess: false,
    req,
  })
  return { count: totalDocs, latest: docs }
}

const readShelves = async <Name extends string>(
  req: PayloadRequest,
  field: string,
  names: Record<Name, string>,
  and: Where = {},
): Promise<Record<Name, HubShelf>> => {
  const entries = await Promise.all(
    keysOf(names).map(
      async (name) => [name, await readShelf(req, { and: [{ [field]: { equals: name } }, and] })] as const,
    ),
  )
  return Object.fromEntries(entries) as Record<Name, HubShelf>
}

const readYears = async (req: PayloadRequest): Promise<number[]> => {
  const { values } = await req.payload.findDistinct({
    collection: 'publications',
    field: 'publishedDate',
    where: { _status: { equals: 'published' } },
    limit: 0,
    overrideAccess: false,
    req,
  })
  const years = values.map(({ publishedDate }) => new Date(publishedDate).getUTCFullYear())
  return [...new Set(years)].sort((one, other) => other - one)
}

/**
 * How many published publications there are of each type, and the latest three. Source: spec.md section 2,
 * "resources hub".
 */
export const readPublicationHub = async (req: PayloadRequest): Promise<PublicationHub> => {
  const [categories, books, years] = await Promise.all([
    readShelves(req, 'category', PUBLICATION_CATEGORIES),
    readShelves(req, 'subcategory', BOOK_SUBCATEGORIES, { category: { equals: 'books' } }),
    readYears(req),
  ])
  return { categories, books, years }
}
