import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MentorOffer } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { MentorFilter, OfferFacts } from '../mentoring.schema'
import { countWhere } from '../../../../platform/countWhere'

export type StoredOffer = Stored<MentorOffer>

const offersOf = (payload: Payload) => modelOf(payload, 'mentor-offers')

const taken = { $size: { $ifNull: ['$taken', []] } }

/** Offers with a place that nobody has: the only rule for it. */
const WITH_PLACE = { isPaused: { $ne: true }, $expr: { $lt: [taken, '$places'] } }

const ATTEMPTS = 3

/**
 * Stores what a mentor offers, one offer each. No fewer places than are taken: the condition and the change are one
 * operation of the database.
 * @returns whether it was stored
 */
export const saveOffer = async (
  payload: Payload,
  { mentor, profile, ...facts }: OfferFacts & { mentor: string; profile: string },
): Promise<boolean> => {
  const account = new ObjectId(mentor)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { matchedCount } = await offersOf(payload).updateOne(
      { mentor: account, $expr: { $lte: [taken, facts.places] } },
      { $set: { ...facts, profile } },
    )
    if (matchedCount > 0) return true
    try {
      await offersOf(payload).create({ mentor: account, ...facts, profile, taken: [] })
      return true
    } catch (error) {
      // there is one already: with more mentees than that, or made just now by another request
      if (!isDuplicateKey(error)) throw error
    }
  }
  return false
}

export const findOfferOf = (payload: Payload, mentor: string | ObjectId): Promise<StoredOffer | null> =>
  offersOf(payload)
    .findOne({ mentor: new ObjectId(mentor) })
    .lean<StoredOffer | null>()
    .exec()

/** An offer with a free place; null when there is none, or it is paused. */
export const findFreeOffer = (payload: Payload, id: string): Promise<StoredOffer | null> =>
  offersOf(payload)
    .findOne({ _id: id, ...WITH_PLACE })
    .lean<StoredOffer | null>()
    .exec()

/**
 * Takes a place for a request, in one conditional update: however many ask at once, no more places are taken than are
 * offered. Repeated for one request, it takes one.
 * @returns whether the request has a place
 */
export const takePlace = async (payload: Payload, mentor: ObjectId, request: string): Promise<boolean> => {
  const { matchedCount } = await offersOf(payload).updateOne(
    { mentor, taken: { $ne: request }, $expr: { $lt: [taken, '$places'] } },
    { $push: { taken: request } },
  )
  return matchedCount > 0 || (await offersOf(payload).exists({ mentor, taken: request })) !== null
}

/** Frees the place of a request. Repeated, it changes nothing. */
export const freePlace = async (payload: Payload, mentor: ObjectId, request: string): Promise<void> => {
  await offersOf(payload).updateOne({ mentor }, { $pull: { taken: request } })
}

/** Whether a mentor has no place left. */
export const isFull = async (payload: Payload, mentor: ObjectId): Promise<boolean> =>
  (await offersOf(payload).exists({ mentor, $expr: { $lt: [taken, '$places'] } })) === null

/** Takes an offer back whose places are all free. @returns whether there was such an offer */
export const deleteFreeOffer = async (payload: Payload, mentor: string): Promise<boolean> =>
  (await offersOf(payload).deleteOne({ mentor: new ObjectId(mentor), $expr: { $eq: [taken, 0] } }))
    .deletedCount > 0

export const deleteOffer = async (payload: Payload, mentor: string): Promise<void> => {
  await offersOf(payload).deleteOne({ mentor: new ObjectId(mentor) })
}

/** Offers with a free place that match a filter, those changed last first. */
export const findFreeOffers = (
  payload: Payload,
  { field, region, language }: Omit<MentorFilter, 'page'>,
  limit: number,
): Promise<StoredOffer[]> =>
  offersOf(payload)
    .find({
      ...WITH_PLACE,
      ...(field && { fields: field }),
      ...(region && { region }),
      ...(language && { languages: language }),
    })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredOffer[]>()
    .exec()

/** A page of all offers, those changed last first. */
export const findOfferPage = async (
  payload: Payload,
  page: number,
  perPage: number,
): Promise<{ docs: StoredOffer[]; total: number }> => {
  const [docs, total] = await Promise.all([
    offersOf(payload)
      .find({})
      .sort({ updatedAt: -1, _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredOffer[]>(),
    countWhere(offersOf(payload), {}),
  ])
  return { docs, total }
}

/** The accounts that offer, after one of them. */
export const findMentorsAfter = (
  payload: Payload,
  after: ObjectId | undefined,
  limit: number,
): Promise<Pick<StoredOffer, '_id' | 'mentor'>[]> =>
  offersOf(payload)
    .find(after ? { _id: { $gt: after } } : {}, { mentor: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Pick<StoredOffer, '_id' | 'mentor'>[]>()
    .exec()
