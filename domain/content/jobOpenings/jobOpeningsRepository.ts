import { type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { JobOpening } from '../../../payload-types'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Stored } from '../../../platform/stored.types'
import type { OpenListFilter, OpeningFacts, OpeningFilter } from './jobOpenings.schema'
import { MAX_OWN_OPENINGS, MAX_WAITING_OPENINGS, type OpeningStatus } from './openingTexts.schema'
import { countWhere } from '../../../platform/countWhere'

export type StoredOpening = Stored<JobOpening>

const openingsOf = (payload: Payload) => modelOf(payload, 'job-openings')

/** What is stored of a form; the organisation of a company is its registered name. */
export interface OpeningToStore extends OpeningFacts {
  isMemberOrganisation: boolean
}

/**
 * Writes at a free place among those that may wait. A unique index lets each place be taken once, so that of many at
 * the same time no more wait than may.
 * @param write throws a duplicate key where the place is taken
 * @returns undefined when every place is taken
 */
const atWaitingPlace = async <Result>(
  write: (waitingPlace: number) => Promise<Result>,
): Promise<Result | undefined> => {
  for (let place = 1; place <= MAX_WAITING_OPENINGS; place += 1) {
    try {
      return await write(place)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
  return undefined
}

const findOpeningByKey = (payload: Payload, key: string): Promise<StoredOpening | null> =>
  openingsOf(payload).findOne({ key }).lean<StoredOpening | null>().exec()

/**
 * Stores an opening that waits for a decision, once for each key.
 * @returns its id; undefined when as many of the account wait as may
 */
export const storeOpening = async (
  payload: Payload,
  {
    id,
    user,
    ...opening
  }: OpeningToStore & { id: ObjectId; user: string; key: string; slug: string; submittedAt: Date },
): Promise<string | undefined> => {
  const stored = await atWaitingPlace(async (waitingPlace) => {
    await openingsOf(payload).create({ _id: id, user, ...opening, status: 'submitted', waitingPlace })
    return id.toHexString()
  })
  // a duplicate of the key is a second request for the same opening
  return stored ?? (await findOpeningByKey(payload, opening.key))?._id.toHexString()
}

export const findOpening = (payload: Payload, id: string, owner?: string): Promise<StoredOpening | null> =>
  openingsOf(payload)
    .findOne({ _id: id, ...(owner !== undefined && { user: owner }) })
    .lean<StoredOpening | null>()
    .exec()

/** Which opening a change is about: as it was looked at, of a person or of anybody. */
export interface SeenOpening {
  id: string
  owner?: string
  readAt: Date
}

const seen = ({ id, owner, readAt }: SeenOpening) => ({
  _id: id,
  updatedAt: readAt,
  ...(owner !== undefined && { user: owner }),
})

const NO_STAMPS = { timestamps: false } as const

/** Changes what an opening says, and leaves its status. @returns the opening before; null on a version conflict */
export const changeFacts = (
  payload: Payload,
  opening: SeenOpening,
  facts: OpeningToStore,
): Promise<StoredOpening | null> =>
  openingsOf(payload)
    .findOneAndUpdate(seen(opening), { $set: { ...facts, updatedAt: new Date() } }, NO_STAMPS)
    .lean<StoredOpening | null>()
    .exec()

/**
 * Changes what an opening says, after which it waits for a decision (again).
 * @returns the opening before; null on a version conflict; undefined when as many of the account wait as may
 */
export const changeAndSubmit = async (
  payload: Payload,
  opening: SeenOpening,
  facts: OpeningToStore,
): Promise<StoredOpening | null | undefined> => {
  const now = new Date()
  const waiting = await openingsOf(payload)
    .findOneAndUpdate(
      { ...seen(opening), status: 'submitted' },
      { $set: { ...facts, updatedAt: now } },
      NO_STAMPS,
    )
    .lean<StoredOpening | null>()
  if (waiting) return waiting
  return atWaitingPlace((waitingPlace) =>
    openingsOf(payload)
      .findOneAndUpdate(
        { ...seen(opening), status: { $ne: 'submitted' } },
        {
          $set: { ...facts, status: 'submitted', waitingPlace, submittedAt: now, updatedAt: now },
          $unset: { feedback: 1, decidedAt: 1, decidedBy: 1, needsMail: 1 },
        },
        NO_STAMPS,
      )
      .lean<StoredOpening | null>()
      .exec(),
  )
}

/**
 * Records a decision on an opening that waits, based on its latest version: one decision, however many are sent.
 * @returns the opening as decided; null when it does not wait, was changed meanwhile, or is to be published after its
 * last day
 */
export const decideWaiting = (
  payload: Payload,
  { id, readAt }: SeenOpening,
  decision: { status: 'published' | 'declined'; feedback: string; decidedBy: string },
): Promise<StoredOpening | null> => {
  const now = new Date()
  const isPublished = decision.status === 'published'
  return openingsOf(payload)
    .findOneAndUpdate(
      {
        _id: id,
        updatedAt: readAt,
        status: 'submitted',
        ...(isPublished && { lastDay: { $gte: jubaDay(now) } }),
      },
      {
        $set: {
          ...decision,
          ...(isPublished && { publishedAt: now }),
          decidedAt: now,
          updatedAt: now,
          needsMail: true,
        },
        $unset: { waitingPlace: 1 },
      },
      { timestamps: false, returnDocument: 'after' },
    )
    .lean<StoredOpening | null>()
    .exec()
}

/**
 * Closes a published opening early, or withdraws one that waits or is published.
 * @returns the opening before; null when it is neither, or not the person's
 */
export const markEnded = (
  payload: Payload,
  { id, owner }: Pick<SeenOpening, 'id' | 'owner'>,
  to: 'closed' | 'withdrawn',
): Promise<StoredOpening | null> =>
  openingsOf(payload)
    .findOneAndUpdate(
      {
        _id: id,
        status: to === 'closed' ? 'published' : { $in: ['submitted', 'published'] },
        ...(owner !== undefined && { user: owner }),
      },
      { $set: { status: to, updatedAt: new Date() }, $unset: { waitingPlace: 1 } },
      NO_STAMPS,
    )
    .lean<StoredOpening | null>()
    .exec()

/** Openings that were decided and whose mail may not have been queued. */
export const findUnmailedOpenings = (payload: Payload, limit: number): Promise<StoredOpening[]> =>
  openingsOf(payload).find({ needsMail: true }).limit(limit).lean<StoredOpening[]>().exec()

export const markOpeningMailed = async (
  payload: Payload,
  { _id, decidedAt }: StoredOpening,
): Promise<void> => {
  await openingsOf(payload).updateOne({ _id, decidedAt }, { $unset: { needsMail: 1 } }, NO_STAMPS)
}

/** The openings of an account, the latest first. */
export const findOpeningsOf = (payload: Payload, user: string): Promise<StoredOpening[]> =>
  openingsOf(payload)
    .find({ user })
    .sort({ submittedAt: -1, _id: -1 })
    .limit(MAX_OWN_OPENINGS)
    .lean<StoredOpening[]>()
    .exec()

/** Published openings whose last day is not over: the only rule for what visitors see. */
const openOn = (day: string) => ({ status: 'published' as const, lastDay: { $gte: day } })

interface Found {
  docs: StoredOpening[]
  total: number
}

const findPage = async (
  payload: Payload,
  where: object,
  { sort, page, perPage }: { sort: Record<string, 1 | -1>; page: number; perPage: number },
): Promise<Found> => {
  const [docs, total] = await Promise.all([
    openingsOf(payload)
      .find(where)
      .sort(sort)
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredOpening[]>(),
    countWhere(openingsOf(payload), where),
  ])
  return { docs, total }
}

/** A page of what is open on a day, the latest first. */
export const findOpenPage = (
  payload: Payload,
  day: string,
  { kind, region, page }: OpenListFilter,
  perPage: number,
): Promise<Found> =>
  findPage(
    payload,
    { ...openOn(day), ...(kind && { kind }), ...(region && { region }) },
    { sort: { publishedAt: -1, _id: -1 }, page, perPage },
  )

const FOUND_AS: readonly OpeningStatus[] = ['published', 'closed']

/** An opening by its address, open or closed; null for one that was never published, or was withdrawn. */
export const findShownOpening = (payload: Payload, slug: string): Promise<StoredOpening | null> =>
  openingsOf(payload)
    .findOne({ slug, status: { $in: FOUND_AS } })
    .lean<StoredOpening | null>()
    .exec()

/** A page for staff: those that wait first, the oldest of them first; the others by their last decision. */
export const findStaffPage = (
  payload: Payload,
  { q, status, page }: OpeningFilter,
  perPage: number,
): Promise<Found> => {
  const pattern = escapeRegExp(q)
  const fields = ['title', 'organisation', 'place'] as const
  return findPage(
    payload,
    {
      ...(status && { status }),
      ...(q && { $or: fields.map((field) => ({ [field]: pattern })) }),
    },
    status === 'submitted'
      ? { sort: { submittedAt: 1, _id: 1 }, page, perPage }
      : { sort: { submittedAt: -1, _id: -1 }, page, perPage },
  )
}

/** The addresses of what is open on a day, for the sitemap. */
export const findOpenAddresses = (
  payload: Payload,
  day: string,
  limit: number,
): Promise<Pick<StoredOpening, 'slug' | 'updatedAt'>[]> =>
  openingsOf(payload)
    .find(openOn(day), { slug: 1, updatedAt: 1 })
    .limit(limit)
    .lean<Pick<StoredOpening, 'slug' | 'updatedAt'>[]>()
    .exec()

/** Deletes the openings of an account. @returns whether visitors saw one of them */
export const deleteOpeningsOf = async (payload: Payload, user: string): Promise<boolean> => {
  const wasShown = (await openingsOf(payload).exists({ user, status: { $in: FOUND_AS } })) !== null
  await openingsOf(payload).deleteMany({ user })
  return wasShown
}
