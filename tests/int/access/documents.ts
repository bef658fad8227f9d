import type { ObjectId } from 'mongodb'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import type { Region } from '../../../collections/access/roles'
import { modelOf } from '../../../platform/database'
import { FIXTURES, type Fixture, makePicture } from './fixtures'
import { type Person, REGION_OF, type TestDocument, type World } from './world'

/**
 * The part of a collection's configuration that the tests read; Payload's own type promises more than exists.
 */
export interface CollectionFacts {
  slug: string
  auth?: unknown
  upload?: unknown
  versions?: { drafts?: unknown } | false
  access: Partial<Record<string, unknown>>
  endpoints: { method: string; path: string; custom?: unknown }[]
  flattenedFields: FlattenedField[]
}

export const fixtureOf = (slug: string): Fixture => {
  const fixture = FIXTURES[slug]
  if (!fixture) throw new Error(`There is no fixture for "${slug}"`)
  return fixture
}

/** The documents that belong to the people. */
const peoplesDocuments = async (
  payload: Payload,
  slug: 'users' | 'profiles',
  world: World,
): Promise<TestDocument[]> =>
  Promise.all(
    (Object.keys(world) as Person[]).map(async (owner) => {
      const user = world[owner].id
      const profile =
        slug === 'profiles'
          ? await modelOf(payload, slug).findOne({ user }, { _id: 1 }).lean<{ _id: unknown }>()
          : undefined
      return {
        id: profile ? String(profile._id) : user,
        owner,
        region: slug === 'profiles' ? REGION_OF[owner] : undefined,
      }
    }),
  )

const hasDrafts = ({ versions }: CollectionFacts): boolean => Boolean(versions && versions.drafts)

/**
 * Creates documents of a collection without access control: one for each owner, or one for each status and
 * region.
 */
export const makeDocuments = async (
  payload: Payload,
  collection: CollectionFacts,
  world: World,
): Promise<TestDocument[]> => {
  const slug = collection.slug as CollectionSlug
  if (slug === 'users' || slug === 'profiles') return peoplesDocuments(payload, slug, world)
  const { data, owners, draftRegions = [] } = fixtureOf(slug)
  const picture = collection.upload ? await makePicture() : undefined
  const make = async (
    owner: Person,
    facts: Omit<TestDocument, 'id'>,
    more: Record<string, unknown> = {},
  ): Promise<TestDocument> => {
    const content = { ...data(world, owner), ...more }
    if (slug.startsWith('payload-')) {
      const { id } = (await payload.db.create({ collection: slug, data: content })) as { id: string }
      return { id, ...facts }
    }
    const { id } = await payload.create({
      collection: slug,
      data: content as never,
      depth: 0,
      file: picture && { data: picture, mimetype: 'image/png', name: 'grey.png', size: picture.length },
      overrideAccess: true, // the test prepares its data
    })
    return { id, ...facts }
  }
  if (owners) return Promise.all(owners.map((owner) => make(owner, { owner, region: REGION_OF[owner] })))
  if (!hasDrafts(collection)) return [await make('stranger', {})]
  const withStatus = (isPublished: boolean, region?: Region): Promise<TestDocument> =>
    make(
      'stranger',
      { isPublished, region },
      { _status: isPublished ? 'published' : 'draft', ...(region && { region }) },
    )
  return Promise.all([
    withStatus(true),
    withStatus(false),
    ...draftRegions.map((region) => withStatus(false, region)),
  ])
}

/** Deletes the documents of the tests, with their pictures on disk; the people remain. */
export const removeDocuments = async (
  payload: Payload,
  { slug, upload }: CollectionFacts,
  documents: Pick<TestDocument, 'id'>[],
): Promise<void> => {
  if (slug === 'users' || slug === 'profiles') return
  const ids = documents.map(({ id }) => id)
  if (upload)
    await payload.delete({ collection: slug as 'media', where: { id: { in: ids } }, overrideAccess: true }) // the test cleans up
  else await modelOf(payload, slug as CollectionSlug).deleteMany({ _id: { $in: ids } })
}

/** A document as stored in the database. */
export const stored = async (
  payload: Payload,
  slug: string,
  id: string | number,
): Promise<Record<string, unknown> | null> => {
  const document = await modelOf(payload, slug as CollectionSlug)
    .findById(id)
    .lean<Record<string, unknown>>()
  return document ? (JSON.parse(JSON.stringify(document)) as Record<string, unknown>) : null
}

/** Several documents as stored in the database, by their id; without those that are not there. */
export const storedAll = async (
  payload: Payload,
  slug: string,
  documents: readonly Pick<TestDocument, 'id'>[],
): Promise<Map<string, Record<string, unknown>>> => {
  const found = await modelOf(payload, slug as CollectionSlug)
    .find({ _id: { $in: documents.map(({ id }) => id) } })
    .lean<{ _id: unknown }[]>()
  return new Map(
    found.map((document) => [
      String(document._id),
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    ]),
  )
}

interface StoredDocument {
  _id: ObjectId | string | number
}

/** Documents as the database has them, with their versions. */
export interface Snapshot {
  documents: StoredDocument[]
  versions: StoredDocument[]
}

const versionsOf = (payload: Payload, slug: string) => payload.db.versions[slug]

/** The filter of the versions of documents, whose ids are stored as texts or as ids. */
const ofParents = (ids: readonly unknown[]) => ({ parent: { $in: ids } })

export const takeSnapshot = async (
  payload: Payload,
  slug: string,
  documents: readonly Pick<TestDocument, 'id'>[],
): Promise<Snapshot> => {
  const ids = documents.map(({ id }) => id)
  const [found, versions] = await Promise.all([
    modelOf(payload, slug as CollectionSlug)
      .find({ _id: { $in: ids } })
      .lean<StoredDocument[]>(),
    versionsOf(payload, slug)?.find(ofParents(ids)).lean<StoredDocument[]>() ?? [],
  ])
  return { documents: found, versions }
}

/** Puts documents and their versions back as they were, past all hooks. */
export const restore = async (
  payload: Payload,
  slug: string,
  { documents, versions }: Snapshot,
): Promise<void> => {
  const putBack = (stored: StoredDocument[]) =>
    stored.map((document) => ({
      replaceOne: { filter: { _id: document._id as ObjectId }, replacement: document, upsert: true },
    }))
  await modelOf(payload, slug as CollectionSlug).collection.bulkWrite(putBack(documents))
  if (versions.length === 0) return
  const model = versionsOf(payload, slug)
  await model?.deleteMany({
    ...ofParents(documents.map(({ _id }) => _id)),
    _id: { $nin: versions.map(({ _id }) => _id) },
  })
  await model?.collection.bulkWrite(putBack(versions))
}
