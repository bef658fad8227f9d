import { type Document, type Filter, ObjectId } from 'mongodb'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { type ReferencePaths, referencePathsOf } from './referencePaths'
import { toFields } from '../../../platform/toFields'
import { textLeadsTo } from './textLeadsTo'

/** The record that others may name. */
export interface UsedRecord {
  collection: CollectionSlug
  id: string
  /** The path of its page on the site, where it has one. */
  address: string | undefined
}

/** Where references are looked for. */
export type UseSource = { collection: CollectionSlug } | { global: GlobalSlug }

export interface FoundUse {
  /** Of the record; of a global its slug. */
  id: string
  title: unknown
  isDraft: boolean
  isInTrash: boolean
  by: 'record' | 'link'
}

/** So many are named; a list that is longer helps nobody. */
export const MAX_FOUND = 50
/** Formatted texts are looked through in the process, the latest first: so many of a collection. */
const MAX_LOOKED_THROUGH = 2_000

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const related = (
  { relations }: ReferencePaths,
  { collection, id }: UsedRecord,
  prefix = '',
): Filter<Document>[] => {
  const ids = [new ObjectId(id), id]
  return relations
    .filter(({ collections }) => collections.includes(collection))
    .flatMap(({ path, isPolymorphic, collections }): Filter<Document>[] => [
      ...(isPolymorphic
        ? [
            { [`${prefix}${path}`]: { $elemMatch: { relationTo: collection, value: { $in: ids } } } },
            { [`${prefix}${path}.value`]: { $in: ids }, [`${prefix}${path}.relationTo`]: collection },
          ]
        : []),
      ...(!isPolymorphic || collections.length === 1 ? [{ [`${prefix}${path}`]: { $in: ids } }] : []),
    ])
}

const linked = ({ links }: ReferencePaths, { address }: UsedRecord, prefix = ''): Filter<Document>[] => {
  const leads = address && { $regex: `^${escaped(address)}([?#].*)?$` }
  return leads ? links.map((path) => ({ [`${prefix}${path}`]: leads })) : []
}

/** The first parts of paths: what must be read to look into them. */
const rootsOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => path.split('.')[0] ?? path)),
]

const valueAt = (document: Document, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Document)[name] : undefined),
      document,
    )

interface Store {
  find: (
    filter: Filter<Document>,
    options: { projection: Document; limit: number; sort?: Document },
  ) => AsyncIterable<Document>
  /** `version.` where the content lies in a version. */
  prefix: string
  filter: Filter<Document>
  idOf: (document: Document) => string
}

const storesOf = (payload: Payload, source: UseSource): Store[] => {
  const { db } = payload
  const isGlobal = 'global' in source
  const main = isGlobal ? db.globals.collection : modelOf(payload, source.collection).collection
  const versions = db.versions[isGlobal ? source.global : source.collection]?.collection
  const open =
    (collection: typeof main): Store['find'] =>
    (filter, options) =>
      collection.find(filter, { ...options, ...EACH_BATCH })
  return [
    {
      find: open(main),
      prefix: '',
      filter: isGlobal ? { globalType: source.global } : {},
      idOf: ({ _id }) => (isGlobal ? source.global : String(_id)),
    },
    ...(versions
      ? [
          {
            find: open(versions),
            prefix: 'version.',
            filter: { latest: true },
            idOf: ({ parent }: Document) => (isGlobal ? source.global : String(parent)),
          },
        ]
      : []),
  ]
}

const findInStore = async (
  store: Store,
  paths: ReferencePaths,
  record: UsedRecord,
  titleField: string | undefined,
): Promise<{ found: FoundUse[]; isPartial: boolean }> => {
  const { prefix, filter, idOf, find } = store
  const facts = {
    parent: 1,
    [`${prefix}deletedAt`]: 1,
    [`${prefix}_status`]: 1,
    ...(titleField && { [`${prefix}${titleField}`]: 1 }),
  }
  const found: FoundUse[] = []
  const note = (document: Document, by: FoundUse['by']): void => {
    const content = prefix === '' ? document : toFields(document.version)
    found.push({
      id: idOf(document),
      title: titleField && content[titleField],
      isDraft: prefix !== '' || content._status === 'draft',
      isInTrash: Boolean(content.deletedAt),
      by,
    })
  }
  for (const [by, conditions] of [
    ['record', related(paths, record, prefix)],
    ['link', linked(paths, record, prefix)],
  ] as const) {
    if (conditions.length === 0) continue
    for await (const document of find(
      { ...filter, $or: conditions },
      { projection: facts, limit: MAX_FOUND },
    ))
      note(document, by)
  }
  let isPartial = found.length >= MAX_FOUND
  const texts = rootsOf(paths.richTexts)
  if (texts.length > 0) {
    let read = 0
    const projection = { ...facts, ...Object.fromEntries(texts.map((root) => [`${prefix}${root}`, 1])) }
    for await (const document of find(filter, { projection, limit: MAX_LOOKED_THROUGH, sort: { _id: -1 } })) {
      read += 1
      const by = textLeadsTo(
        texts.map((root) => valueAt(document, `${prefix}${root}`)),
        record,
      )
      if (by) note(document, by)
    }
    isPartial ||= read >= MAX_LOOKED_THROUGH
  }
  return { found, isPartial }
}

/** What of a collection or global names a record, in what is published or the latest draft. */
export const findUsesIn = async (
  payload: Payload,
  source: UseSource,
  fields: readonly FlattenedField[],
  record: UsedRecord,
  titleField?: string,
): Promise<{ found: FoundUse[]; isPartial: boolean }> => {
  const paths = referencePathsOf(fields)
  const results = await Promise.all(
    storesOf(payload, source).map((store) => findInStore(store, paths, record, titleField)),
  )
  return {
    found: results.flatMap(({ found }) => found),
    isPartial: results.some(({ isPartial }) => isPartial),
  }
}

const MAX_COUNTED = 10_000

/** How many records of people name a record, by fields that are indexed. */
export const countUsesIn = async (
  payload: Payload,
  collection: CollectionSlug,
  fields: readonly FlattenedField[],
  record: UsedRecord,
): Promise<number> => {
  const conditions = related(referencePathsOf(fields), record)
  return conditions.length > 0
    ? modelOf(payload, collection).collection.countDocuments({ $or: conditions }, { limit: MAX_COUNTED })
    : 0
}
