import { type AbstractCursor, type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { type Actor, hasRight, readsPeople, regionWith } from '../../../../collections/access/roles'
import { modelOf } from '../../../../platform/database'
import { EACH_BATCH } from '../../../../platform/databaseDeadlines'
import { idPlace, readIds } from '../../../../platform/readIds'

/** Where the person of a record stands: a collection, and its field. */
export interface PersonSource {
  collection: CollectionSlug
  userField: 'user' | 'person' | 'account' | '_id'
}

export type Where = Document

const collectionOf = (payload: Payload, slug: CollectionSlug) => modelOf(payload, slug).collection

const toIds = (users: readonly string[]): ObjectId[] => users.map((user) => new ObjectId(user))

const narrowed = (where: Where, field: string, users: readonly string[] | undefined): Where =>
  users ? { $and: [{ [field]: { $in: toIds(users) } }, where] } : where

/** The people of the records that meet a condition; of some people, if they are named. */
export const findPeople = async (
  payload: Payload,
  { collection, userField }: PersonSource,
  where: Where,
  among?: readonly string[],
): Promise<Set<string>> => {
  const found = new Set<string>()
  const wanted = narrowed(where, userField, among)
  for await (const ids of readIds(collectionOf(payload, collection), wanted, userField))
    for (const id of ids) found.add(id)
  return found
}

/** How many records meet a condition, counted up to a limit. */
export const countUpTo = (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<number> => collectionOf(payload, collection).countDocuments(where, { limit })

/** The condition that records do not meet, where nothing else is said of them. */
const onlyNegation = (where: Where): Where | undefined => {
  const [condition, ...others] = (where.$nor ?? []) as Where[]
  return others.length === 0 && Object.keys(where).length === 1 ? condition : undefined
}

/**
 * How many records meet a condition; of some people, if they are named. Those that do not meet one are all but those
 * that do, whom an index finds.
 */
export const countRows = async (
  payload: Payload,
  slug: CollectionSlug,
  where: Where,
  among?: readonly string[],
): Promise<number> => {
  const collection = collectionOf(payload, slug)
  if (among) return collection.countDocuments(narrowed(where, 'user', among), { hint: { user: 1 } })
  if (Object.keys(where).length === 0) return collection.estimatedDocumentCount()
  const negated = onlyNegation(where)
  if (!negated) return collection.countDocuments(where)
  const [all, met] = await Promise.all([
    collection.estimatedDocumentCount(),
    collection.countDocuments(negated),
  ])
  return Math.max(all - met, 0)
}

/** A row, and its person. */
export interface RowKey {
  id: string
  user: string | null
}

/** Reads the ids of records in an order, one after the other; those of some people, if they are named. */
export const streamRowKeys = async function* (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  {
    sort,
    among,
    skip = 0,
    limit,
    batchSize,
  }: {
    sort: Record<string, 1 | -1>
    among?: readonly string[]
    skip?: number
    limit?: number
    batchSize: number
  },
): AsyncGenerator<RowKey> {
  const cursor = collectionOf(payload, collection).find(narrowed(where, 'user', among), {
    projection: { _id: 1, user: 1 },
    sort,
    skip,
    ...(limit !== undefined && { limit }),
    batchSize,
    allowDiskUse: true,
    raw: true,
    ...(among && { hint: { user: 1 } }),
    ...EACH_BATCH,
  }) as unknown as AbstractCursor<Buffer>
  const id = idPlace('_id')
  const user = idPlace('user', id.end)
  for await (const bytes of cursor)
    yield {
      id: bytes.toString('hex', id.start, id.end),
      user: bytes.length > user.end ? bytes.toString('hex', user.start, user.end) : null,
    }
}

/** Some records by their ids, in the order of the ids. */
export const findRows = async <Row extends { _id: ObjectId }>(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly string[],
  projection: Record<string, 1>,
): Promise<Row[]> => {
  const rows = await collectionOf(payload, collection)
    .find<Row>({ _id: { $in: toIds(ids) } }, { projection })
    .toArray()
  const byId = new Map(rows.map((row) => [row._id.toHexString(), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The people whose CPD hours between two days come to a number at least; of some people, if they are named. */
export const findPeopleWithHours = async (
  payload: Payload,
  { from, before, min, isMore }: { from: Date; before: Date; min: number; isMore: boolean },
  among?: readonly string[],
): Promise<Set<string>> => {
  const rows = collectionOf(payload, 'cpd-entries').aggregate<{ _id: ObjectId }>(
    [
      { $match: narrowed({ date: { $gte: from, $lt: before } }, 'user', among) },
      { $group: { _id: '$user', hours: { $sum: '$hours' } } },
      { $match: { hours: isMore ? { $gt: min } : { $gte: min } } },
      { $project: { _id: 1 } },
    ],
    { allowDiskUse: true, batchSize: 10_000, ...EACH_BATCH },
  )
  const found = new Set<string>()
  for await (const { _id } of rows) found.add(_id.toHexString())
  return found
}

/** The ids of the events between two moments, at most so many. */
export const findEventIds = async (
  payload: Payload,
  eventDate: Where,
  limit: number,
): Promise<ObjectId[]> => {
  const events = await collectionOf(payload, 'events')
    .find<{ _id: ObjectId }>(
      { eventDate, deletedAt: null, isCancelled: { $ne: true } },
      { projection: { _id: 1 }, limit },
    )
    .toArray()
  return events.map(({ _id }) => _id)
}

/** The titles of what is published, at most so many. */
export const findPublishedTitles = async (payload: Payload, limit: number): Promise<string[]> => {
  const publications = await collectionOf(payload, 'publications')
    .find<{ title: string }>(
      { _status: 'published', deletedAt: null },
      { projection: { _id: 0, title: 1 }, limit },
    )
    .toArray()
  return publications.map(({ title }) => title)
}

const NAME_FIELDS = { events: 'title', divisions: 'name', groups: 'name' } as const

/** Which records somebody's conditions can name: a lead's those that are published, or events of the region led. */
const nameableBy = (actor: Actor, of: keyof typeof NAME_FIELDS) => {
  if (readsPeople(actor) || hasRight(actor, of === 'events' ? 'events' : 'content')) return {}
  const published = { _status: 'published' }
  const region = of === 'events' && regionWith(actor, 'readEvents')
  return region ? { $or: [published, { region }] } : published
}

/** Records that somebody's conditions can name, by id or by a part of their name, with their names. */
export const findRecordNames = async (
  payload: Payload,
  actor: Actor,
  of: keyof typeof NAME_FIELDS,
  where: { ids: readonly string[] } | { name: RegExp },
  limit: number,
): Promise<Map<string, string>> => {
  const field = NAME_FIELDS[of]
  const rows = await collectionOf(payload, of)
    .find<{ _id: ObjectId; title?: string; name?: string }>(
      {
        deletedAt: null,
        ...nameableBy(actor, of),
        ...('ids' in where ? { _id: { $in: toIds(where.ids) } } : { [field]: where.name }),
      },
      { projection: { [field]: 1 }, limit },
    )
    .sort(of === 'events' ? { eventDate: -1, _id: -1 } : { name: 1, _id: 1 })
    .toArray()
  return new Map(rows.map((row) => [row._id.toHexString(), row[field] ?? '']))
}
