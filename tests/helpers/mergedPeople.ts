import { randomUUID } from 'node:crypto'
import { type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { importMemberships } from '../../domain/membership/membershipDecisions'
import { previewMerge, startMerge, startUndo } from '../../domain/people/personMerges'
import { documentsOf, findMerge } from '../../domain/people/personMerges/mergesRepository'
import type { MergeField, Side } from '../../domain/people/personMerges/personMergeTexts.schema'
import { referencesThat } from '../../domain/people/personMerges/references'
import { letOthersRun } from '../../platform/yieldLoop'

/** What a merge itself leaves behind: logs, counters, and the merge. */
const APART: readonly string[] = [
  'person-merges',
  'person-merge-moves',
  'person-merge-claims',
  'audit-log',
  'security-log',
  'content-versions',
  'directory-entries',
  'job-leases',
  'outbox',
]

/** Everything that is stored, as texts by collection and id. */
export const readDatabase = async (payload: Payload): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  // who measures how long the product holds the event loop reads it as well
  for (const { slug } of payload.config.collections) {
    if (APART.includes(slug)) continue
    for await (const document of documentsOf(payload, slug).find({}, { batchSize: 100 })) {
      await letOthersRun()
      found.set(
        `${slug} ${String(document._id)}`,
        JSON.stringify(Object.fromEntries(Object.entries(document).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
      )
    }
  }
  return found
}

export interface PersonFacts {
  /** How many documents of each collection name the person, in the order of the table of references. */
  records: readonly number[]
  hasMembership: boolean
  profile: Document
}

/** The fields of a collection that unique indexes are about. */
const uniqueFields = async (payload: Payload, collection: CollectionSlug): Promise<string[]> =>
  (await documentsOf(payload, collection).indexes()).flatMap(({ key, unique }) =>
    unique ? Object.keys(key as object) : [],
  )

const recordOf = (field: string, person: ObjectId, unique: readonly string[]): Document => {
  const [list = '', part] = field.split('.')
  const document = {
    _id: new ObjectId(),
    createdAt: new Date('2026-01-01'),
    ...Object.fromEntries(unique.map((name) => [name, randomUUID()])),
  }
  return part
    ? { ...document, [list]: [{ [part]: new ObjectId() }, { [part]: person }, { [part]: person }] }
    : { ...document, [field]: person }
}

/** A person whom staff entered, with records of every kind. */
export const makePerson = async (
  payload: Payload,
  { records, hasMembership, profile }: PersonFacts,
): Promise<ObjectId> => {
  const _id = new ObjectId()
  const email = `${randomUUID()}@example.org`
  const now = new Date('2026-01-01')
  await documentsOf(payload, 'users').insertOne({
    _id,
    email,
    emailVerifiedAt: null,
    emailProvedAt: null,
    awaitsInvitation: true,
    lockedAt: null,
    createdAt: now,
    updatedAt: now,
  })
  await documentsOf(payload, 'profiles').insertOne({
    _id: new ObjectId(),
    user: _id,
    email,
    fullName: 'Akol Deng',
    joinedAt: now,
    createdAt: now,
    updatedAt: now,
    ...profile,
  })
  if (hasMembership)
    await importMemberships(
      payload,
      [
        {
          event: new ObjectId(),
          user: _id,
          registeredName: String(profile.fullName ?? 'Akol Deng'),
          grade: 'professional',
          startedOn: '2020-01-01',
          expiresOn: '2099-12-31',
          isSuspended: false,
          ending: null,
          isNewPerson: false,
          reason: 'members.csv, row 2',
        },
      ],
      { at: new Date('2026-02-01'), by: undefined },
    )
  for (const [place, { collection, field }] of referencesThat('moves').entries()) {
    if (collection === 'membership-numbers' || field === 'company') continue
    const unique = await uniqueFields(payload, collection)
    const most = unique.length === 1 && unique[0] === field ? 1 : Infinity
    const many = Array.from({ length: Math.min(most, records[place] ?? 0) }, () =>
      recordOf(field, _id, unique),
    )
    if (many.length > 0) await documentsOf(payload, collection).insertMany(many)
  }
  return _id
}

/** Merges two people and waits until that is done. @returns the id of the merge */
export const mergeNow = async (
  req: PayloadRequest,
  remaining: ObjectId,
  merged: ObjectId,
  choices: Partial<Record<MergeField, Side>> = {},
): Promise<ObjectId> => {
  const preview = await previewMerge(req, remaining.toHexString(), merged.toHexString())
  const started = await startMerge(req, {
    remaining: remaining.toHexString(),
    merged: merged.toHexString(),
    choices,
    reason: 'The same person',
    version: preview?.version ?? '',
  })
  if (!('id' in started)) throw new Error(JSON.stringify(started))
  return new ObjectId(started.id)
}

/** Undoes a merge and waits until that is done. @returns what it left where it was */
export const undoNow = async (req: PayloadRequest, merge: ObjectId) => {
  const started = await startUndo(req, merge.toHexString(), 'They are two')
  if (!('id' in started)) throw new Error(JSON.stringify(started))
  const done = await findMerge(req.payload, merge)
  if (done?.status !== 'undone') throw new Error(`The merge is ${done?.status ?? 'gone'}`)
  return done.left ?? []
}
