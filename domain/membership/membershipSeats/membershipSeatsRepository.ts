import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MembershipSeat } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Grade } from '../memberships/grades.schema'
import {
  INVITATION_DAYS,
  MAX_DECLINED_SHOWN,
  MAX_ENDED_SHOWN,
  MAX_INVITATIONS,
  MAX_SEATS,
} from './membershipSeats.schema'

/** A seat of a company's membership, as the database has it: one document for each person who was invited. */
export type StoredSeat = Stored<MembershipSeat>

/** A seat that a person holds or held. */
export type HeldSeat = StoredSeat & { user: ObjectId; grade: Grade; takenAt: Date }

type Id = string | ObjectId

const DAY_MS = 24 * 60 * 60 * 1000
const seatsOf = (payload: Payload) => modelOf(payload, 'membership-seats')

const invitedUntil = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/**
 * Stores an invitation. A unique index lets an address be invited once by a company at a time.
 * @returns its id; undefined when the address is invited already
 */
export const createInvitation = async (
  payload: Payload,
  invitation: { company: string; name: string; email: string; invitedBy: string },
): Promise<string | undefined> => {
  const _id = new ObjectId()
  const invitedAt = new Date()
  try {
    await seatsOf(payload).create({
      _id,
      ...invitation,
      status: 'invited',
      invitedAt,
      expiresAt: invitedUntil(invitedAt),
      mailCount: 1,
      needsMail: true,
    })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const findSeat = (payload: Payload, id: Id): Promise<StoredSeat | null> =>
  seatsOf(payload).findById(id).lean<StoredSeat | null>().exec()

/** The seats of a company that people hold, by their places. */
export const findTakenSeats = (payload: Payload, company: Id): Promise<HeldSeat[]> =>
  seatsOf(payload)
    .find({ company, status: 'taken' })
    .sort({ place: 1 })
    .limit(MAX_SEATS)
    .lean<HeldSeat[]>()
    .exec()

/** The invitations of a company that nobody has accepted, the oldest first. */
export const findInvited = (payload: Payload, company: Id): Promise<StoredSeat[]> =>
  seatsOf(payload)
    .find({ company, status: 'invited' })
    .sort({ _id: 1 })
    .limit(MAX_INVITATIONS)
    .lean<StoredSeat[]>()
    .exec()

/** The seats of a company that have ended, the latest first. */
export const findEndedSeats = (payload: Payload, company: Id): Promise<HeldSeat[]> =>
  seatsOf(payload)
    .find({ company, status: 'ended' })
    .sort({ endedAt: -1 })
    .limit(MAX_ENDED_SHOWN)
    .lean<HeldSeat[]>()
    .exec()

/** The invitations of a company that were declined, the latest first. */
export const findDeclined = (payload: Payload, company: Id): Promise<StoredSeat[]> =>
  seatsOf(payload)
    .find({ company, status: 'declined' })
    .sort({ declinedAt: -1 })
    .limit(MAX_DECLINED_SHOWN)
    .lean<StoredSeat[]>()
    .exec()

/** The seat that a person holds, else the one that they held last; null for who never had one. */
export const findSeatOf = async (payload: Payload, user: Id): Promise<HeldSeat | null> =>
  (await seatsOf(payload).findOne({ user, status: 'taken' }).lean<HeldSeat | null>()) ??
  (await seatsOf(payload).findOne({ user, status: 'ended' }).sort({ endedAt: -1 }).lean<HeldSeat | null>())

/** The seats that a person holds and held, the latest ones, the oldest first. */
export const findHeldSeats = async (payload: Payload, user: Id): Promise<HeldSeat[]> =>
  (
    await seatsOf(payload)
      .find({ user, status: { $in: ['taken', 'ended'] } })
      .sort({ takenAt: -1 })
      .limit(MAX_ENDED_SHOWN)
      .lean<HeldSeat[]>()
  ).reverse()

/** The seats that some people hold and held, by account, the oldest first. */
export const findHeldSeatsOf = async (
  payload: Payload,
  users: readonly string[],
): Promise<Map<string, HeldSeat[]>> => {
  const seats = await seatsOf(payload)
    .find({ user: { $in: [...users] }, status: { $in: ['taken', 'ended'] } })
    .sort({ takenAt: 1 })
    .lean<HeldSeat[]>()
  const byUser = new Map<string, HeldSeat[]>()
  for (const seat of seats) {
    const user = seat.user.toHexString()
    byUser.set(user, [...(byUser.get(user) ?? []), seat])
  }
  return byUser
}

/** All seats that a person was invited to, holds or held. */
export const findSeatsOf = (
  payload: Payload,
  { user, email }: { user: Id; email: string },
): Promise<StoredSeat[]> =>
  seatsOf(payload)
    .find({ $or: [{ user }, { email, status: { $in: ['invited', 'declined'] } }] })
    .sort({ _id: 1 })
    .limit(MAX_SEATS)
    .lean<StoredSeat[]>()
    .exec()

/** The invitations to an address that can still be accepted. */
export const findInvitationsTo = (payload: Payload, email: string): Promise<StoredSeat[]> =>
  seatsOf(payload)
    .find({ email, status: 'invited', expiresAt: { $gt: new Date() } })
    .sort({ _id: 1 })
    .limit(20)
    .lean<StoredSeat[]>()
    .exec()

/**
 * Gives an invited person a place in one conditional update. Unique indexes let each place of a company be taken
 * once, and let each person hold one seat.
 * @param place whole, from 1 to the number of seats
 * @returns undefined when the place, or the person, was faster; null when the invitation does not stand any more
 */
export const takePlace = async (
  payload: Payload,
  id: Id,
  { user, place, grade }: { user: string; place: number; grade: Grade },
): Promise<HeldSeat | null | undefined> => {
  const now = new Date()
  try {
    return await seatsOf(payload)
      .findOneAndUpdate(
        { _id: id, status: 'invited', expiresAt: { $gt: now } },
        {
          $set: { status: 'taken', user, place, grade, takenAt: now, needsSettling: true, needsMail: false },
        },
        { new: true },
      )
      .lean<HeldSeat | null>()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/**
 * Moves who holds a seat to another place of the company.
 * @returns whether the place was free
 */
export const movePlace = async (payload: Payload, { _id, place }: HeldSeat, to: number): Promise<boolean> => {
  try {
    await seatsOf(payload).updateOne({ _id, status: 'taken', place }, { $set: { place: to } })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/**
 * Ends a seat in one conditional update; the place is free with it.
 * @returns whether somebody held it
 */
export const endTakenSeat = async (
  payload: Payload,
  id: Id,
  { endedBy, reason }: { endedBy: string | null; reason?: string | null },
): Promise<boolean> =>
  (
    await seatsOf(payload).updateOne(
      { _id: id, status: 'taken' },
      {
        $set: { status: 'ended', endedAt: new Date(), endedBy, reason: reason ?? null, needsSettling: true },
        $unset: { place: 1 },
      },
    )
  ).matchedCount > 0

/**
 * Has an invitation mailed again, which can then be accepted for the whole time anew.
 * @returns whether it stands
 */
export const renewInvitation = async (payload: Payload, id: Id): Promise<boolean> =>
  (
    await seatsOf(payload).updateOne(
      { _id: id, status: 'invited' },
      { $set: { expiresAt: invitedUntil(new Date()), needsMail: true }, $inc: { mailCount: 1 } },
    )
  ).matchedCount > 0

/** Withdraws an invitation that nobody has accepted. Nothing of it stays. */
export const deleteInvitation = async (payload: Payload, id: Id): Promise<boolean> =>
  (await seatsOf(payload).deleteOne({ _id: id, status: 'invited' })).deletedCount > 0

/**
 * Declines an invitation in one conditional update: of an answer and another at the same moment, one counts. The
 * address can be invited again.
 * @returns whether this call declined it
 */
export const declineInvitation = async (payload: Payload, id: Id): Promise<boolean> =>
  (
    await seatsOf(payload).updateOne(
      { _id: id, status: 'invited' },
      { $set: { status: 'declined', declinedAt: new Date(), needsMail: true } },
    )
  ).matchedCount > 0

/** Those whose invitation, or the company's mail about its refusal, is not in the outbox yet. */
export const findUnmailedInvitations = (payload: Payload): Promise<StoredSeat[]> =>
  seatsOf(payload)
    .find({ needsMail: true, status: { $in: ['invited', 'declined'] } })
    .limit(500)
    .lean<StoredSeat[]>()
    .exec()

/** Notes that a mail is in the outbox, unless another one is due by now. */
export const markInvitationMailed = async (
  payload: Payload,
  { _id, status, mailCount }: StoredSeat,
): Promise<void> => {
  await seatsOf(payload).updateOne({ _id, status, mailCount }, { $set: { needsMail: false } })
}

/** A seat whose consequences are not applied yet; null when they are. */
export const findUnfinalisedSeat = (payload: Payload, id: Id): Promise<HeldSeat | null> =>
  seatsOf(payload).findOne({ _id: id, needsSettling: true }).lean<HeldSeat | null>().exec()

export const findUnfinalisedSeats = async (payload: Payload): Promise<string[]> => {
  const seats = await seatsOf(payload)
    .find({ needsSettling: true }, { _id: 1 })
    .limit(1000)
    .lean<Pick<StoredSeat, '_id'>[]>()
  return seats.map(({ _id }) => _id.toHexString())
}

/** Notes that what follows from a seat is done, unless it has changed since it was read. */
export const markSeatFinalised = async (payload: Payload, { _id, status }: HeldSeat): Promise<void> => {
  await seatsOf(payload).updateOne({ _id, status }, { $set: { needsSettling: false } })
}

const havingMembership = (
  localField: 'user' | 'company',
  condition: Record<string, unknown>,
): Record<string, unknown>[] => [
  {
    $lookup: {
      from: 'memberships',
      localField,
      foreignField: 'user',
      pipeline: [{ $match: condition }, { $project: { _id: 1 } }],
      as: 'found',
    },
  },
  { $match: { 'found.0': { $exists: true } } },
]

/** Accounts that hold a seat, by their stored membership and that of the company; some of them at a time. */
export const findHolders = async (
  payload: Payload,
  { own, company }: Record<'own' | 'company', Record<string, unknown>>,
): Promise<string[]> => {
  const rows = await seatsOf(payload)
    .collection.aggregate<{ user: ObjectId }>([
      { $match: { status: 'taken' } },
      ...havingMembership('user', own),
      ...havingMembership('company', company),
      { $project: { user: 1 } },
      { $limit: 500 },
    ])
    .toArray()
  return rows.map(({ user }) => user.toHexString())
}

/**
 * Ends the seats of an account that is deleted, the one that it holds and those that it gave, and withdraws the
 * invitations of and to it; names and addresses of the person go. What follows for others is finalised by the job.
 * Safe to repeat.
 */
export const eraseSeats = async (
  payload: Payload,
  { user, email }: { user: string; email: string },
): Promise<void> => {
  const seats = seatsOf(payload)
  const now = new Date()
  const ended = {
    $set: { status: 'ended', endedAt: now, needsSettling: true },
    $unset: { place: 1 },
  }
  await seats.deleteMany({
    status: { $in: ['invited', 'declined'] },
    $or: [{ company: user }, { email }],
  })
  await seats.updateMany({ status: 'taken', $or: [{ company: user }, { user }] }, ended)
  await seats.updateMany({ user }, { $set: { name: 'Deleted', email: '' }, $unset: { reason: 1 } })
}
