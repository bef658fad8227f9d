import type { Endpoint, PayloadRequest, Where } from 'payload'
import { BOOK_SUBCATEGORIES, PUBLICATION_CATEGORIES } from '../../domain/publications/categories.schema'
import type { HubShelf, PublicationHub } from '../../domain/publications/hub.schema'

/** Source: spec.md section 9, "Hub". */
const ITEMS_PER_SHELF = 3

const shelf = async (req: PayloadRequest, where: Where): Promise<HubShelf> => {
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

const shelves = async <Name extends string>(
  req: PayloadRequest,
  field: string,
  names: Record<Name, string>,
  and: Where = {},
): Promise<Record<Name, HubShelf>> => {
  const entries = await Promise.all(
    (Object.keys(names) as Name[]).map(
      async (name) => [name, await shelf(req, { and: [{ [field]: { equals: name } }, and] })] as const,
    ),
  )
  return Object.fromEntries(entries) as Record<Name, HubShelf>
}

const yearsOf = async (req: PayloadRequest): Promise<number[]> => {
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

/** `GET /api/publications/hub`: how many there are of each type, and the latest three. Source: spec.md section 2, "resources hub". */
export const hub: Endpoint = {
  method: 'get',
  path: '/hub',
  handler: async (req) => {
    const [categories, books, years] = await Promise.all([
      shelves(req, 'category', PUBLICATION_CATEGORIES),
      shelves(req, 'subcategory', BOOK_SUBCATEGORIES, { category: { equals: 'books' } }),
      yearsOf(req),
    ])
    return Response.json({ categories, books, years } satisfies PublicationHub)
  },
}
