import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Nomination, NominationVote } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { NominatedGrade, NominationStatus } from './nominations.schema'
import { countWhere } from '../../../platform/countWhere'

export type StoredNomination = Stored<Nomination>
type StoredVote = Stored<NominationVote>

const nominationsOf = (payload: Payload) => modelOf(payload, 'nominations')
const votesOf = (payload: Payload) => modelOf(payload, 'nomination-votes')

export interface NominationFacts {
  /** The account that nominates. */
  user: string
  grade: NominatedGrade
  /** The nominee's account; null for an address without one. */
  nominee: string | null
  nomineeName: string
  nomineeEmail: string
  /** As they were typed: an address or a membership number. */
  nomineeContact: string
  seconder: string | null
  reason: string
  year: number
}

/**
 * Stores a nomination. A unique index lets a person be nominated once a year for a grade.
 * @returns its id; undefined when there is one already
 */
export const createNomination = async (
  payload: Payload,
  facts: NominationFacts,
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await nominationsOf(payload).create({ _id, ...facts, status: 'open', needsAsking: true })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const findNomination = (payload: Payload, id: string): Promise<StoredNomination | null> =>
  nominationsOf(payload).findById(id).lean<StoredNomination | null>().exec()

export const findNominationsBy = (payload: Payload, user: string): Promise<StoredNomination[]> =>
  nominationsOf(payload).find({ user }).sort({ _id: -1 }).limit(50).lean<StoredNomination[]>().exec()

export const findOpenNominations = (payload: Payload): Promise<StoredNomination[]> =>
  nominationsOf(payload)
    .find({ status: 'open' })
    .sort({ _id: 1 })
    .limit(200)
    .lean<StoredNomination[]>()
    .exec()

/** A page of nominations, the latest first. */
export const findNominationPage = async (
  payload: Payload,
  { status, page, limit }: { status?: NominationStatus; page: number; limit: number },
): Promise<{ rows: StoredNomination[]; totalDocs: number }> => {
  const filter = status ? { status } : {}
  const [rows, totalDocs] = await Promise.all([
    nominationsOf(payload)
      .find(filter)
      .sort({ _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<StoredNomination[]>()
      .exec(),
    countWhere(nominationsOf(payload), filter),
  ])
  return { rows, totalDocs }
}

/**
 * Records a decision on an open nomination in one conditional update.
 * @returns whether it was open
 */
export const decideOpenNomination = async (
  payload: Payload,
  id: string,
  decision: { status: 'approved' | 'declined'; note: string; decidedBy: string },
): Promise<boolean> =>
  (
    await nominationsOf(payload).updateOne(
      { _id: id, status: 'open' },
      { $set: { ...decision, decidedAt: new Date(), needsSettling: true } },
    )
  ).matchedCount > 0

export const findUnaskedNominations = (payload: Payload): Promise<StoredNomination[]> =>
  nominationsOf(payload).find({ needsAsking: true }).limit(200).lean<StoredNomination[]>().exec()

export const markAsked = async (payload: Payload, id: ObjectId): Promise<void> => {
  await nominationsOf(payload).updateOne({ _id: id }, { $set: { needsAsking: false } })
}

export const findUnfinalisedNominations = (payload: Payload): Promise<StoredNomination[]> =>
  nominationsOf(payload).find({ needsSettling: true }).limit(200).lean<StoredNomination[]>().exec()

/** Notes whose account the nominee's is, which was made after the nomination. */
export const setNominee = async (payload: Payload, id: ObjectId, nominee: string): Promise<void> => {
  await nominationsOf(payload).updateOne({ _id: id, nominee: null }, { $set: { nominee } })
}

/** Approved nominations whose nominee had no account, those looked at longest ago first. */
export const findNominationsAwaitingAccount = (
  payload: Payload,
  limit: number,
): Promise<StoredNomination[]> =>
  nominationsOf(payload)
    .find({ awaitsAccount: true })
    .sort({ updatedAt: 1 })
    .limit(limit)
    .lean<StoredNomination[]>()
    .exec()

export const markAwaitingAccount = async (
  payload: Payload,
  id: ObjectId,
  awaitsAccount: boolean,
): Promise<void> => {
  await nominationsOf(payload).updateOne({ _id: id }, { $set: { awaitsAccount } })
}

export const markNominationFinalised = async (payload: Payload, id: ObjectId): Promise<void> => {
  await nominationsOf(payload).updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/**
 * Records a vote; a unique index lets each person have one for a nomination.
 * @returns the vote that counts, which may be an earlier one
 */
export const recordVote = async (
  payload: Payload,
  vote: { nomination: string; user: string; vote: 'for' | 'against' },
): Promise<'for' | 'against'> => {
  try {
    await votesOf(payload).create(vote)
    return vote.vote
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const { nomination, user } = vote
    const first = await votesOf(payload).findOne({ nomination, user }).lean<StoredVote | null>()
    return first?.vote ?? vote.vote
  }
}

/** The votes of one person, by nomination. */
export const findVotesOf = async (
  payload: Payload,
  user: string,
): Promise<Map<string, 'for' | 'against'>> => {
  const votes = await votesOf(payload).find({ user }).limit(1000).lean<StoredVote[]>()
  return new Map(votes.map(({ nomination, vote }) => [nomination.toHexString(), vote]))
}

/** How many voted for and against each of some nominations, counted by the database. */
export const countVotes = async (
  payload: Payload,
  nominations: readonly ObjectId[],
): Promise<Map<string, { for: number; against: number }>> => {
  const counts = await votesOf(payload).aggregate<{
    _id: { nomination: ObjectId; vote: 'for' | 'against' }
    count: number
  }>([
    { $match: { nomination: { $in: [...nominations] } } },
    { $group: { _id: { nomination: '$nomination', vote: '$vote' }, count: { $sum: 1 } } },
  ])
  const byId = new Map<string, { for: number; against: number }>()
  for (const { _id, count } of counts) {
    const key = _id.nomination.toHexString()
    byId.set(key, { for: 0, against: 0, ...byId.get(key), [_id.vote]: count })
  }
  return byId
}

/** Deletes a person's open nominations and votes, and takes the person out of the others. Safe to repeat. */
export const eraseNominations = async (payload: Payload, user: string): Promise<void> => {
  await nominationsOf(payload).deleteMany({ status: 'open', $or: [{ user }, { nominee: user }] })
  const decided = await nominationsOf(payload).find({ nominee: user }, { _id: 1 }).lean<{ _id: ObjectId }[]>()
  for (const { _id } of decided) {
    const nomineeEmail = _id.toHexString() // unique for a year and a grade
    const erased = { nomineeName: 'Deleted', nomineeContact: 'Deleted', nomineeEmail, reason: 'Deleted' }
    await nominationsOf(payload).updateOne({ _id }, { $set: { ...erased, nominee: null } })
  }
  await nominationsOf(payload).updateMany({ user }, { $unset: { user: 1 } })
  // the votes count on, under a pseudonym
  await votesOf(payload).updateMany({ user }, { $set: { user: `erased-${new ObjectId().toHexString()}` } })
}
