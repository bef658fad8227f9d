import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { GroupRequest } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { RequestStatus } from '../groupTexts.schema'

/** A request to join a group as the database has it. */
export type StoredRequest = Stored<GroupRequest>

const requestsOf = (payload: Payload) => modelOf(payload, 'group-requests').collection

/**
 * Stores a request. A unique index lets a person have one open request to a group.
 * @returns its id; undefined while another one is open
 */
export const insertRequest = async (
  payload: Payload,
  { group, user, note }: { group: ObjectId; user: ObjectId; note: string },
): Promise<ObjectId | undefined> => {
  const _id = new ObjectId()
  const now = new Date()
  try {
    await requestsOf(payload).insertOne({
      _id,
      group,
      user,
      note,
      status: 'asked',
      createdAt: now,
      updatedAt: now,
    })
    return _id
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const findRequest = (payload: Payload, id: ObjectId): Promise<StoredRequest | null> =>
  requestsOf(payload).findOne<StoredRequest>({ _id: id })

/** The requests of a person, the latest first. */
export const findRequestsOf = (payload: Payload, user: ObjectId): Promise<StoredRequest[]> =>
  requestsOf(payload).find<StoredRequest>({ user }).sort({ createdAt: -1 }).limit(500).toArray()

/** The latest request of a person to a group. */
export const findLatestRequest = (
  payload: Payload,
  { group, user }: Pick<StoredRequest, 'group' | 'user'>,
): Promise<StoredRequest | null> =>
  requestsOf(payload).findOne<StoredRequest>({ user, group }, { sort: { createdAt: -1 } })

/** Withdraws a person's open request to a group. Returns whether there was one. */
export const withdrawRequest = async (
  payload: Payload,
  { group, user }: Pick<StoredRequest, 'group' | 'user'>,
): Promise<boolean> => {
  const { modifiedCount } = await requestsOf(payload).updateOne(
    { user, group, status: 'asked' },
    { $set: { status: 'withdrawn', updatedAt: new Date() } },
  )
  return modifiedCount > 0
}

/**
 * Decides an open request, in one conditional update.
 * @returns whether this call decided it
 */
export const decideRequest = async (
  payload: Payload,
  id: ObjectId,
  decision: { status: Extract<RequestStatus, 'accepted' | 'refused'>; feedback: string; decidedBy: ObjectId },
): Promise<boolean> => {
  const now = new Date()
  const { modifiedCount } = await requestsOf(payload).updateOne(
    { _id: id, status: 'asked' },
    { $set: { ...decision, decidedAt: now, updatedAt: now, needsFinalising: true } },
  )
  return modifiedCount > 0
}

const AT_ONCE = 200

/** Decided requests from which membership and mail have not followed yet. */
export const findUnfinalisedRequests = (payload: Payload): Promise<StoredRequest[]> =>
  requestsOf(payload).find<StoredRequest>({ needsFinalising: true }).limit(AT_ONCE).toArray()

export const markRequestFinalised = async (payload: Payload, id: ObjectId): Promise<void> => {
  await requestsOf(payload).updateOne({ _id: id }, { $unset: { needsFinalising: 1 } })
}

const DECIDED: readonly RequestStatus[] = ['accepted', 'refused']

interface RequestPage {
  /** Only of these groups; of all where it is left out. */
  groups?: readonly ObjectId[]
  isOpen: boolean
  skip: number
  limit: number
}

/** A page of requests: of open ones the oldest first, of decided ones the latest. */
export const findRequests = async (
  payload: Payload,
  { groups, isOpen, skip, limit }: RequestPage,
): Promise<{ docs: StoredRequest[]; total: number }> => {
  const where = {
    status: isOpen ? 'asked' : { $in: DECIDED },
    ...(groups && { group: { $in: [...groups] } }),
  }
  const [docs, total] = await Promise.all([
    requestsOf(payload)
      .find<StoredRequest>(where)
      .sort(isOpen ? { createdAt: 1, _id: 1 } : { createdAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray(),
    requestsOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/** Which of some people ask to join one of some groups. */
export const findAskersAmong = async (
  payload: Payload,
  groups: readonly ObjectId[],
  users: readonly ObjectId[],
): Promise<ObjectId[]> => {
  const found = await requestsOf(payload)
    .find<Pick<StoredRequest, 'user'>>(
      { user: { $in: [...users] }, group: { $in: [...groups] }, status: 'asked' },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return found.map(({ user }) => user)
}

/** How many open requests each of some groups has. */
export const countAsked = async (
  payload: Payload,
  groups: readonly ObjectId[],
): Promise<Map<string, number>> => {
  const counts = await requestsOf(payload)
    .aggregate<{ _id: ObjectId; requests: number }>([
      { $match: { group: { $in: [...groups] }, status: 'asked' } },
      { $group: { _id: '$group', requests: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(counts.map(({ _id, requests }) => [_id.toHexString(), requests]))
}

export const deleteRequestsOf = async (payload: Payload, user: string): Promise<void> => {
  const id = new ObjectId(user)
  await requestsOf(payload).deleteMany({ user: id })
  await requestsOf(payload).updateMany({ decidedBy: id }, { $unset: { decidedBy: 1 } })
}
