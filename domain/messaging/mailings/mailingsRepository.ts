import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Mailing } from '../../../payload-types'
import { claimLease } from '../../../platform/claimLease'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Audience, MailingBlock, MailingFacts } from './mailing.schema'
import type { MailingStatus } from './mailingTexts.schema'
import { countWhere } from '../../../platform/countWhere'

export type StoredMailing = Omit<Stored<Mailing>, 'audience' | 'blocks'> & {
  audience: Audience
  blocks: MailingBlock[]
}

/** Which mailings a member of staff sees: a condition of the database. */
export type MailingScope = Record<string, unknown>

const mailingsOf = (payload: Payload) => modelOf(payload, 'mailings')

/** The statuses in which there is work to do. */
const AT_WORK = ['collecting', 'sending', 'cancelling'] as const satisfies MailingStatus[]

/**
 * Stores a draft, once for each key.
 * @returns its id, and whether it is new
 */
export const storeMailing = async (
  payload: Payload,
  {
    createdBy,
    ...mailing
  }: MailingFacts & {
    key: string
    createdBy: string
    scopeRegion: string | null
    scopeGroup: string | null
  },
): Promise<{ id: string; isNew: boolean }> => {
  const _id = new ObjectId()
  try {
    await mailingsOf(payload).create({ _id, ...mailing, createdBy, status: 'draft' })
    return { id: _id.toHexString(), isNew: true }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const known = await mailingsOf(payload)
    .findOne({ key: mailing.key }, { _id: 1 })
    .lean<Pick<StoredMailing, '_id'> | null>()
  return { id: String(known?._id), isNew: false }
}

export const findMailing = (
  payload: Payload,
  id: string,
  scope: MailingScope = {},
): Promise<StoredMailing | null> =>
  mailingsOf(payload)
    .findOne({ $and: [{ _id: id }, scope] })
    .lean<StoredMailing | null>()
    .exec()

/** A page of mailings, the latest first. */
export const findMailings = async (
  payload: Payload,
  scope: MailingScope,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ docs: StoredMailing[]; total: number }> => {
  const [docs, total] = await Promise.all([
    mailingsOf(payload)
      .find(scope, { blocks: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredMailing[]>()
      .exec(),
    countWhere(mailingsOf(payload), scope),
  ])
  return { docs, total }
}

/**
 * Changes a mailing that stands as the caller read it.
 * @param from the statuses in which it may be changed
 * @returns whether this call changed it
 */
export const changeMailing = async (
  payload: Payload,
  id: string,
  { from, readAt, set }: { from: readonly MailingStatus[]; readAt?: Date; set: Partial<StoredMailing> },
): Promise<boolean> => {
  const { modifiedCount } = await mailingsOf(payload).updateOne(
    { _id: id, status: { $in: [...from] }, ...(readAt && { updatedAt: readAt }) },
    { $set: { ...set, updatedAt: new Date() } },
    { timestamps: false },
  )
  return modifiedCount > 0
}

/** Deletes a draft. */
export const deleteDraft = async (payload: Payload, id: string): Promise<boolean> =>
  (await mailingsOf(payload).deleteOne({ _id: id, status: 'draft' })).deletedCount > 0

const MAX_AT_ONCE = 100

/** Starts the mailings whose time has come. */
export const startDue = async (payload: Payload, now = new Date()): Promise<void> => {
  await mailingsOf(payload).updateMany(
    { status: 'scheduled', sendAt: { $lte: now } },
    { $set: { status: 'collecting', startedAt: now, updatedAt: now } },
    { timestamps: false },
  )
}

/** The mailings that are worked on, or whose last mails are not known yet; the oldest first. */
export const findAtWork = async (payload: Payload, unsettledSince: Date): Promise<ObjectId[]> => {
  const rows = await mailingsOf(payload)
    .find(
      {
        $or: [
          { status: { $in: [...AT_WORK, 'paused'] } },
          { status: { $in: ['sent', 'cancelled'] }, finishedAt: { $gt: unsettledSince } },
        ],
      },
      { _id: 1 },
    )
    .sort({ _id: 1 })
    .limit(MAX_AT_ONCE)
    .lean<Pick<StoredMailing, '_id'>[]>()
  return rows.map(({ _id }) => _id)
}

/** Claims the work on a mailing for a time, or renews the lease; null while another process has it. */
export const claimMailing = (
  payload: Payload,
  _id: ObjectId,
  leaseMs: number,
  current: Date | null = null,
): Promise<Date | null> => claimLease(mailingsOf(payload).collection as never, { _id }, leaseMs, current)

/** Ends the own lease on a mailing. */
export const releaseMailing = async (payload: Payload, _id: ObjectId, leaseUntil: Date): Promise<void> => {
  await mailingsOf(payload).updateOne(
    { _id, leaseUntil },
    { $unset: { leaseUntil: 1 } },
    { timestamps: false },
  )
}

/** Records up to which account the recipients are stored, and the events as the mailing describes them. */
export const noteCollected = async (
  payload: Payload,
  _id: ObjectId,
  collectedTo: ObjectId,
): Promise<void> => {
  await mailingsOf(payload).updateOne({ _id }, { $set: { collectedTo } }, { timestamps: false })
}

/** Takes an erased person out of the mailings that the person wrote. */
export const unlinkAuthor = async (payload: Payload, user: string): Promise<void> => {
  const mailings = mailingsOf(payload)
  await mailings.updateMany({ createdBy: user }, { $unset: { createdBy: 1 } }, { timestamps: false })
  await mailings.updateMany({ startedBy: user }, { $unset: { startedBy: 1 } }, { timestamps: false })
}

/** The subjects of mailings, by id. */
export const findSubjects = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const found = await mailingsOf(payload)
    .find({ _id: { $in: [...ids] } }, { subject: 1 })
    .lean<Pick<StoredMailing, '_id' | 'subject'>[]>()
  return new Map(found.map(({ _id, subject }) => [String(_id), subject]))
}
