import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Renewal } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { RenewalYears } from './choices.schema'

/** A request to renew a membership as the database has it. */
export type StoredRenewal = Stored<Renewal>

const renewalsOf = (payload: Payload) => modelOf(payload, 'renewals')

/**
 * Stores a request, whose mails are still to be sent. A unique index lets each account have one open request.
 * @returns its id; undefined while another one is open
 */
export const createRenewal = async (
  payload: Payload,
  user: string,
  years: RenewalYears,
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await renewalsOf(payload).create({ _id, user, years, status: 'requested', needsSettling: true })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const findRenewal = (payload: Payload, id: string): Promise<StoredRenewal | null> =>
  renewalsOf(payload).findOne({ _id: id }).lean<StoredRenewal | null>().exec()

/** Whether a request exists, of a person and with a status. */
export const hasRenewal = async (
  payload: Payload,
  renewal: { id?: string; user?: string | ObjectId; status?: Renewal['status'] },
): Promise<boolean> => {
  const { id, ...rest } = renewal
  return (await renewalsOf(payload).exists({ ...(id && { _id: id }), ...rest })) !== null
}

/** The accounts among some that have a request which waits for staff. */
export const findRequestedRenewals = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Set<string>> =>
  new Set(
    (
      await renewalsOf(payload)
        .find({ user: { $in: [...users] }, status: 'requested' }, { user: 1 })
        .lean<{ user: ObjectId }[]>()
    ).map(({ user }) => user.toHexString()),
  )

/** A person's latest request that was not withdrawn. */
export const findLatestRenewal = (payload: Payload, user: string): Promise<StoredRenewal | null> =>
  renewalsOf(payload)
    .findOne({ user, status: { $ne: 'withdrawn' } })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredRenewal | null>()
    .exec()

/** Withdraws a person's request, if it is open. */
export const withdrawOpenRenewal = async (payload: Payload, id: string, user: string): Promise<void> => {
  await renewalsOf(payload).updateOne(
    { _id: id, user, status: 'requested' },
    { $set: { status: 'withdrawn' } },
  )
}

export interface RenewalOutcome {
  status: 'done' | 'declined'
  /** The account of the administrator. */
  decidedBy: string
  /** The grace period after the new term, as the rules have it now. */
  graceDays: number
  /** Whether the new term ends with the calendar year. */
  endsWithYear: boolean
  note?: string
  feedback?: string
}

/**
 * Records a decision on an open request, in one conditional update.
 * @returns whether it was open
 */
export const decideOpenRenewal = async (
  payload: Payload,
  id: string,
  { note, feedback, ...outcome }: RenewalOutcome,
): Promise<boolean> => {
  const { modifiedCount } = await renewalsOf(payload).updateOne(
    { _id: id, status: 'requested' },
    {
      $set: {
        ...outcome,
        decidedAt: new Date(),
        needsSettling: true,
        ...(note && { note }),
        ...(feedback && { feedback }),
      },
    },
  )
  return modifiedCount > 0
}

/** A request or decision whose consequences are not applied yet; null when they are. */
export const findUnfinalisedRenewal = (payload: Payload, id: string): Promise<StoredRenewal | null> =>
  renewalsOf(payload).findOne({ _id: id, needsSettling: true }).lean<StoredRenewal | null>().exec()

/** The ids of the requests and decisions whose consequences are not applied yet. */
export const findUnfinalisedRenewals = async (payload: Payload): Promise<string[]> => {
  const renewals = await renewalsOf(payload)
    .find({ needsSettling: true }, { _id: 1 })
    .lean<Pick<StoredRenewal, '_id'>[]>()
  return renewals.map(({ _id }) => _id.toHexString())
}

/** Notes that what follows from a request or decision is done, unless its status has changed since. */
export const markRenewalFinalised = async (
  payload: Payload,
  { _id, status }: Pick<StoredRenewal, '_id' | 'status'>,
): Promise<void> => {
  await renewalsOf(payload).updateOne({ _id, status }, { $set: { needsSettling: false } })
}

const CONFIRMED_FIELDS = {
  user: 1,
  years: 1,
  decidedAt: 1,
  decidedBy: 1,
  note: 1,
  graceDays: 1,
  endsWithYear: 1,
} as const

export type ConfirmedRenewal = Pick<StoredRenewal, '_id' | keyof typeof CONFIRMED_FIELDS> & {
  decidedAt: Date
}

/** The renewals of some accounts that were confirmed. */
export const findConfirmedRenewals = (
  payload: Payload,
  users: readonly unknown[],
): Promise<ConfirmedRenewal[]> =>
  renewalsOf(payload)
    .find({ user: { $in: [...users] }, status: 'done' }, CONFIRMED_FIELDS)
    .lean<ConfirmedRenewal[]>()
    .exec()

/** Deletes a person's open request, and removes the texts from the decided ones. Safe to repeat. */
export const eraseRenewals = async (payload: Payload, user: string): Promise<void> => {
  await renewalsOf(payload).deleteMany({ user, status: 'requested' })
  await renewalsOf(payload).updateMany({ user }, { $unset: { note: 1, feedback: 1, needsSettling: 1 } })
}
