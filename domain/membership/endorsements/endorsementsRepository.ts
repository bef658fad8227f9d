import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Endorsement } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Grade } from '../memberships/grades.schema'
import type { EndorsementKind } from './kinds.schema'

/** Somebody who is asked to confirm something, as the database has it. */
export type StoredEndorsement = Stored<Endorsement, 'expiresAt'>

const endorsementsOf = (payload: Payload) => modelOf(payload, 'endorsements')

export interface NewEndorsement {
  kind: EndorsementKind
  /** Id of the application or nomination. */
  subject: string
  /** Id of the account that asks. */
  user: string
  /** The applicant or nominee. */
  fullName: string
  grade: Grade
  /** Why a nomination is made. */
  reason?: string | null
  /** As it was typed: an address or a membership number. */
  contact: string
  email: string
  /** Id of the account of the member who is asked; null for an unknown address. */
  member: string | null
  expiresAt: Date
}

/**
 * Stores whom somebody asks. A unique index lets each address be asked once about one thing.
 * @returns the id; undefined when the address was asked already
 */
export const createEndorsement = async (
  payload: Payload,
  endorsement: NewEndorsement,
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await endorsementsOf(payload).create({ _id, ...endorsement, status: 'asked', needsMail: true })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const findEndorsement = (payload: Payload, id: string): Promise<StoredEndorsement | null> =>
  endorsementsOf(payload).findById(id).lean<StoredEndorsement | null>().exec()

/** Everybody who was asked about an application or nomination, in the order of asking. */
export const findEndorsementsOf = (payload: Payload, subject: string): Promise<StoredEndorsement[]> =>
  endorsementsOf(payload).find({ subject }).sort({ _id: 1 }).lean<StoredEndorsement[]>().exec()

/** How many have confirmed that they sponsor each of some applications; those of whom nobody has are left out. */
export const countConfirmedSponsors = async (
  payload: Payload,
  subjects: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await endorsementsOf(payload)
    .aggregate<{ _id: string; count: number }>([
      { $match: { subject: { $in: [...subjects] }, kind: 'sponsor', status: 'confirmed' } },
      { $group: { _id: '$subject', count: { $sum: 1 } } },
    ])
    .exec()
  return new Map(rows.map(({ _id, count }) => [_id, count]))
}

/** What an account asked. */
export const findEndorsementsAsked = (payload: Payload, user: string): Promise<StoredEndorsement[]> =>
  endorsementsOf(payload).find({ user }).sort({ _id: 1 }).lean<StoredEndorsement[]>().exec()

/** Those whose mail is not queued yet. */
export const findUnmailedEndorsements = (payload: Payload): Promise<StoredEndorsement[]> =>
  endorsementsOf(payload).find({ needsMail: true }).limit(500).lean<StoredEndorsement[]>().exec()

export const markMailed = async (payload: Payload, id: ObjectId): Promise<void> => {
  await endorsementsOf(payload).updateOne({ _id: id }, { $set: { needsMail: false } })
}

/**
 * Records an answer in one conditional update: the first counts.
 * @returns whether it was recorded
 */
export const recordAnswer = async (
  payload: Payload,
  id: string,
  answer: { status: 'confirmed' | 'declined'; statement?: string },
): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await endorsementsOf(payload).updateOne(
    { _id: id, status: 'asked', expiresAt: { $gt: now } },
    { $set: { ...answer, answeredAt: now } },
  )
  return matchedCount > 0
}

/** Ends the links that nobody has answered about something that is decided. Safe to repeat. */
export const closeEndorsements = async (payload: Payload, subject: string): Promise<void> => {
  await endorsementsOf(payload).updateMany(
    { subject, status: 'asked', isClosed: { $ne: true } },
    { $set: { isClosed: true, needsMail: false, expiresAt: new Date() } },
  )
}

/** Withdraws what somebody asked, unless it was answered. */
export const withdrawEndorsement = async (payload: Payload, id: string, user: string): Promise<boolean> =>
  (await endorsementsOf(payload).deleteOne({ _id: id, user, kind: 'sponsor', status: 'asked' }))
    .deletedCount > 0

/**
 * Deletes what an account asked, and takes the person out of what others asked of the account. Safe to repeat.
 */
export const eraseEndorsements = async (payload: Payload, user: string): Promise<void> => {
  await endorsementsOf(payload).deleteMany({ user })
  await endorsementsOf(payload).deleteMany({ member: user, status: 'asked' })
  await endorsementsOf(payload).updateMany(
    { member: user },
    { $set: { contact: 'Deleted', email: '', statement: null }, $unset: { member: 1 } },
  )
}
