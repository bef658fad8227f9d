import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { listOrder } from './listOrder'

const BATCH = 200

export interface AskedRows<Slug extends CollectionSlug> {
  collection: Slug
  where: Where
  /** A field that every document has once, descending with a minus before it. */
  sort: string
  /** How far relations are read along; not at all by default. */
  depth?: number
  /** Each document as it is by now, drafts included. */
  draft?: boolean
}

interface LastRow {
  id: string | number
  value: unknown
}

/**
 * What lies behind a row in an order: another value of the field, or the same and a later id. Without a value
 * comes first.
 */
const behind = (field: string, isDescending: boolean, { id, value }: LastRow): Where => {
  const next = isDescending ? 'less_than' : 'greater_than'
  const tie: Where = {
    and: [
      { [field]: value === null || value === undefined ? { exists: false } : { equals: value } },
      { id: { [next]: id } },
    ],
  }
  if (value === null || value === undefined)
    return isDescending ? tie : { or: [tie, { [field]: { exists: true } }] }
  return {
    or: [{ [field]: { [next]: value } }, tie, ...(isDescending ? [{ [field]: { exists: false } }] : [])],
  }
}

/**
 * Reads everything that a person may read of a collection, a batch at a time, for a file: each batch begins behind the
 * last row of the one before. By page numbers each batch would count through all before it, and a row that is deleted
 * in between would cause another to be skipped.
 * @returns batches in the order of the parameter, by id where the field does not decide
 */
export const rowsAfterLast = async function* <Slug extends CollectionSlug>(
  req: PayloadRequest,
  { collection, where, sort, depth = 0, draft = false }: AskedRows<Slug>,
): AsyncGenerator<DataFromCollectionSlug<Slug>[]> {
  const isDescending = sort.startsWith('-')
  const field = isDescending ? sort.slice(1) : sort
  let last: LastRow | undefined
  do {
    const { docs } = await req.payload.find({
      collection,
      where: last ? { and: [where, behind(field, isDescending, last)] } : where,
      sort: listOrder(sort),
      limit: BATCH,
      pagination: false,
      depth,
      draft,
      overrideAccess: false,
      req,
    })
    const rows = docs as DataFromCollectionSlug<Slug>[]
    if (rows.length > 0) yield rows
    const end = rows.length === BATCH ? rows.at(-1) : undefined
    last = end && { id: end.id, value: Reflect.get(end, field) }
  } while (last)
}
