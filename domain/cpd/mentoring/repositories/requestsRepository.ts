import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MentoringRequest } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { RequestFacts } from '../mentoring.schema'
import { OPEN_REQUESTS, type ReleaseReason } from '../mentoringTexts.schema'

export type StoredRequest = Stored<MentoringRequest>

const requestsOf = (payload: Payload) => modelOf(payload, 'mentoring-requests')

const AFTER = { returnDocument: 'after' } as const
const IS_OPEN = { status: { $in: [...OPEN_REQUESTS] } }
/** An answer is missing: nobody has been matched by it yet. */
const UNANSWERED = { $or: [{ mentorAcceptedAt: null }, { menteeAcceptedAt: null }] }

const ATTEMPTS = 3

/**
 * Stores what a person wants to learn: changes the open request, or makes one. A unique index lets a person have one
 * open request, however many are sent.
 * @returns whether it was stored; false while a mentor has been asked
 */
export const saveRequest = async (
  payload: Payload,
  mentee: string,
  facts: RequestFacts,
): Promise<boolean> => {
  const account = new ObjectId(mentee)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await requestsOf(payload).updateOne(
        { mentee: account, status: 'open' },
        { $set: facts },
        { upsert: true },
      )
      return true
    } catch (error) {
      // one is open that was made just now by another request, or about which a mentor was asked
      if (!isDuplicateKey(error)) throw error
    }
  }
  return false
}

export const findRequest = (payload: Payload, id: string): Promise<StoredRequest | null> =>
  requestsOf(payload).findById(id).lean<StoredRequest | null>().exec()

export const findOpenRequestOf = (payload: Payload, mentee: string): Promise<StoredRequest | null> =>
  requestsOf(payload)
    .findOne({ mentee: new ObjectId(mentee), ...IS_OPEN })
    .lean<StoredRequest | null>()
    .exec()

/**
 * Asks a mentor, for a request about which nobody is asked: of many at once one counts.
 * @param isProposal by staff, which both have to accept; else by the mentee
 * @returns the request as it is now; null when it is not open, or the mentor declined it before
 */
export const markMentorAsked = (
  payload: Payload,
  where: { id: string } | { mentee: string },
  mentor: ObjectId,
  isProposal: boolean,
): Promise<StoredRequest | null> => {
  const now = new Date()
  return requestsOf(payload)
    .findOneAndUpdate(
      {
        ...('id' in where ? { _id: where.id } : { mentee: new ObjectId(where.mentee) }),
        status: 'open',
        refusedBy: { $ne: mentor.toHexString() },
      },
      {
        $set: {
          status: 'asked',
          mentor,
          askedAt: now,
          isProposal,
          menteeAcceptedAt: isProposal ? null : now,
          mentorAcceptedAt: null,
          remindedAt: null,
          needsMail: true,
        },
      },
      AFTER,
    )
    .lean<StoredRequest | null>()
    .exec()
}

/** Records that one of the two accepts. @returns the request as it is now; null when that was answered already */
export const markAccepted = (
  payload: Payload,
  { _id, mentor, askedAt }: StoredRequest,
  by: 'mentor' | 'mentee',
): Promise<StoredRequest | null> => {
  const field = by === 'mentor' ? 'mentorAcceptedAt' : 'menteeAcceptedAt'
  return requestsOf(payload)
    .findOneAndUpdate(
      { _id, status: 'asked', mentor, askedAt, [field]: null },
      { $set: { [field]: new Date() } },
      AFTER,
    )
    .lean<StoredRequest | null>()
    .exec()
}

export interface Release {
  reason: ReleaseReason
  word?: string
  /** Whether both have accepted, and the mentor had no place left. */
  isAccepted?: boolean
}

/**
 * Frees a request for another mentor. Who declined it is not asked again.
 * @returns the request as it was; null when it was answered or released meanwhile
 */
export const releaseRequest = (
  payload: Payload,
  { _id, mentor, askedAt }: StoredRequest,
  { reason, word = '', isAccepted = false }: Release,
): Promise<StoredRequest | null> =>
  requestsOf(payload)
    .findOneAndUpdate(
      { _id, status: 'asked', mentor, askedAt, ...(!isAccepted && UNANSWERED) },
      {
        $set: {
          status: 'open',
          releasedBy: mentor,
          releaseReason: reason,
          releaseWord: word,
          releasedAt: new Date(),
          needsMail: true,
        },
        $unset: {
          mentor: 1,
          askedAt: 1,
          isProposal: 1,
          menteeAcceptedAt: 1,
          mentorAcceptedAt: 1,
          remindedAt: 1,
        },
        ...((reason === 'declined' || reason === 'refused') &&
          mentor && { $addToSet: { refusedBy: mentor.toHexString() } }),
      },
    )
    .lean<StoredRequest | null>()
    .exec()

/** Ends the open request of a person, unless both have accepted. @returns the request as it was */
export const endOpenRequest = (
  payload: Payload,
  mentee: string,
  status: 'withdrawn' | 'ended',
): Promise<StoredRequest | null> =>
  requestsOf(payload)
    .findOneAndUpdate(
      { mentee: new ObjectId(mentee), ...IS_OPEN, ...UNANSWERED },
      { $set: { status, endedAt: new Date() }, $unset: { needsMail: 1 } },
    )
    .lean<StoredRequest | null>()
    .exec()

export const markMatched = async (payload: Payload, _id: ObjectId): Promise<void> => {
  await requestsOf(payload).updateOne(
    { _id, status: 'asked' },
    { $set: { status: 'matched', endedAt: new Date() }, $unset: { needsMail: 1 } },
  )
}

/** Requests about which a mentor was asked and has to answer; and proposals of staff that wait for either. */
export const findAsksFor = (payload: Payload, mentor: string, limit: number): Promise<StoredRequest[]> =>
  requestsOf(payload)
    .find({ mentor: new ObjectId(mentor), status: 'asked' })
    .sort({ askedAt: 1 })
    .limit(limit)
    .lean<StoredRequest[]>()
    .exec()

/** A page of the requests that look for a mentor, the oldest first. */
export const findOpenRequests = async (
  payload: Payload,
  page: number,
  perPage: number,
): Promise<{ docs: StoredRequest[]; total: number }> => {
  const [docs, total] = await Promise.all([
    requestsOf(payload)
      .find(IS_OPEN)
      .sort({ createdAt: 1, _id: 1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredRequest[]>(),
    requestsOf(payload).countDocuments(IS_OPEN),
  ])
  return { docs, total }
}

/** Requests that both have accepted and that were not matched since: a crash left them. */
export const findUnmatched = (payload: Payload, before: Date, limit: number): Promise<StoredRequest[]> =>
  requestsOf(payload)
    .find({
      status: 'asked',
      mentorAcceptedAt: { $ne: null, $lt: before },
      menteeAcceptedAt: { $ne: null, $lt: before },
    })
    .limit(limit)
    .lean<StoredRequest[]>()
    .exec()

/** Requests whose mentor was asked before a time and has not answered; with `reminded` false those not reminded yet. */
export const findUnanswered = (
  payload: Payload,
  before: Date,
  { isUnreminded, limit }: { isUnreminded: boolean; limit: number },
): Promise<StoredRequest[]> =>
  requestsOf(payload)
    .find({
      status: 'asked',
      askedAt: { $lt: before },
      ...(isUnreminded ? { mentorAcceptedAt: null, remindedAt: null } : UNANSWERED),
    })
    .sort({ askedAt: 1 })
    .limit(limit)
    .lean<StoredRequest[]>()
    .exec()

export const markReminded = async (payload: Payload, { _id, askedAt }: StoredRequest): Promise<void> => {
  await requestsOf(payload).updateOne({ _id, askedAt }, { $set: { remindedAt: new Date() } })
}

export const findUnmailed = (payload: Payload, limit: number): Promise<StoredRequest[]> =>
  requestsOf(payload).find({ needsMail: true }).limit(limit).lean<StoredRequest[]>().exec()

/** Notes that the mails of a request are in the outbox, unless something was asked or answered since. */
export const markMailed = async (
  payload: Payload,
  { _id, askedAt = null, releasedAt = null }: StoredRequest,
): Promise<void> => {
  await requestsOf(payload).updateOne({ _id, askedAt, releasedAt }, { $unset: { needsMail: 1 } })
}

/** The accounts with an open request, after one of these. */
export const findMenteesAfter = (
  payload: Payload,
  after: ObjectId | undefined,
  limit: number,
): Promise<Pick<StoredRequest, '_id' | 'mentee'>[]> =>
  requestsOf(payload)
    .find({ ...IS_OPEN, ...(after && { _id: { $gt: after } }) }, { mentee: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Pick<StoredRequest, '_id' | 'mentee'>[]>()
    .exec()

/** All requests of a person, for the copy of their own data. */
export const findRequestsOf = (payload: Payload, mentee: string): Promise<StoredRequest[]> =>
  requestsOf(payload)
    .find({ mentee: new ObjectId(mentee) })
    .sort({ createdAt: 1 })
    .lean<StoredRequest[]>()
    .exec()

export const deleteRequestsOf = async (payload: Payload, mentee: string): Promise<void> => {
  await requestsOf(payload).deleteMany({ mentee: new ObjectId(mentee) })
}

/** Takes a person's id out of the requests of others, who keep theirs. */
export const forgetMentor = async (payload: Payload, mentor: string): Promise<void> => {
  await requestsOf(payload).updateMany({ refusedBy: mentor }, { $pull: { refusedBy: mentor } })
  await requestsOf(payload).updateMany(
    { releasedBy: new ObjectId(mentor) },
    { $unset: { releasedBy: 1, releaseWord: 1 } },
  )
  await requestsOf(payload).updateMany({ mentor: new ObjectId(mentor) }, { $unset: { mentor: 1 } })
}
