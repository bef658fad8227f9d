import type { CollectionSlug, GlobalSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { isDuplicateKey } from '../platform/database'
import type { New } from './content/types'

/** Collections whose documents the seed identifies by slug. */
type Slugged =
  'chapters' | 'divisions' | 'events' | 'faqs' | 'news' | 'officers' | 'pages' | 'policies' | 'publications'

/** The number of documents of each collection that were created. */
export type Created = Record<string, number>

export const count = (created: Created, kind: string, by = 1): void => {
  created[kind] = (created[kind] ?? 0) + by
}

export const findIdBySlug = async (
  payload: Payload,
  collection: Slugged,
  slug: string,
): Promise<string | undefined> =>
  (await payload.db.findOne<{ id: string }>({ collection, where: { slug: { equals: slug } } }))?.id

/** Whether a collection has a document that meets a condition. */
export const exists = async (payload: Payload, collection: CollectionSlug, where: Where): Promise<boolean> =>
  (await payload.db.findOne({ collection, where })) !== null

/**
 * Publishes a document unless one with its slug exists, draft or published: staff's texts are not replaced.
 * @returns its id
 */
export const createIfAbsent = async <Slug extends Slugged>(
  payload: Payload,
  created: Created,
  collection: Slug,
  data: New<Slug> & { slug: string },
): Promise<string> => {
  const known = await findIdBySlug(payload, collection, data.slug)
  if (known) return known
  try {
    const document = await payload.create({
      collection,
      data: { ...data, _status: 'published' } as unknown as RequiredDataFromCollectionSlug<Slug>,
      depth: 0,
      overrideAccess: true, // a fresh installation is filled by the system
    })
    count(created, collection)
    return document.id
  } catch (error) {
    const madeMeanwhile = isDuplicateKey(error)
      ? await findIdBySlug(payload, collection, data.slug)
      : undefined
    if (!madeMeanwhile) throw error
    return madeMeanwhile
  }
}

/** Publishes a global unless it has been saved before. */
export const updateGlobalIfAbsent = async (
  payload: Payload,
  created: Created,
  slug: GlobalSlug,
  data: object,
): Promise<void> => {
  if (await payload.db.globals.exists({ globalType: slug })) return
  await payload.updateGlobal({
    slug,
    data: { ...data, _status: 'published' } as object,
    depth: 0,
    overrideAccess: true, // a fresh installation is filled by the system
  })
  count(created, 'globals')
}
