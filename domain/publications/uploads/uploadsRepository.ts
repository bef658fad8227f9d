import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { FileUpload } from '../../../payload-types'
import { UPLOAD_TTL_MS, type UploadPurpose } from './purposes.schema'

export type StoredUpload = Stored<FileUpload, 'takenUntil'>

/** How long a process that was killed while it took an upload over keeps others from it. */
const TAKE_LEASE_MS = 30_000
/** How long a process that removes an upload keeps others from taking it over. */
const REMOVAL_LEASE_MS = 10 * 60_000

const uploadsOf = (payload: Payload) => modelOf(payload, 'file-uploads')

const inTtl = (now: Date): Date => new Date(now.getTime() + UPLOAD_TTL_MS)

const isFree = (now: Date) => [{ takenUntil: null }, { takenUntil: { $lte: now } }]

export const createUpload = async (
  payload: Payload,
  upload: { key: string; user: string; purpose: UploadPurpose; size: number },
): Promise<void> => {
  await uploadsOf(payload).create({ ...upload, expiresAt: inTtl(new Date()) })
}

/** How many uploads of a person are under way. */
export const countOpenUploads = (payload: Payload, user: string): Promise<number> =>
  uploadsOf(payload).countDocuments({ user, document: null, expiresAt: { $gt: new Date() } })

/** An upload that a person began and that has not expired. */
export const findOwnUpload = (payload: Payload, key: string, user: string): Promise<StoredUpload | null> =>
  uploadsOf(payload)
    .findOne({ key, user, expiresAt: { $gt: new Date() } })
    .lean<StoredUpload | null>()
    .exec()

/** The announced size of an upload in bytes. */
export const findUploadSize = async (payload: Payload, key: string): Promise<number | undefined> =>
  (await uploadsOf(payload).findOne({ key }).lean<StoredUpload | null>())?.size

/** The id of what shows the file of a person's upload, once there is something. */
export const findUploadDocument = async (
  payload: Payload,
  key: string,
  user: string,
): Promise<string | undefined> => {
  const upload = await uploadsOf(payload)
    .findOne({ key, user }, { document: 1 })
    .lean<Pick<StoredUpload, 'document'> | null>()
  return upload?.document ?? undefined
}

export const hasUpload = async (
  payload: Payload,
  upload: { key: string; user?: string; purpose?: UploadPurpose },
): Promise<boolean> => (await uploadsOf(payload).exists(upload)) !== null

/** Keeps an upload that goes on for another day. */
export const extendUpload = async (payload: Payload, key: string): Promise<void> => {
  await uploadsOf(payload).updateOne({ key }, { $set: { expiresAt: inTtl(new Date()) } })
}

export interface ClaimedUpload {
  upload: StoredUpload
  /** Until when it is claimed. */
  lease: Date
}

/** Claims an upload that is to be taken over; undefined when another request has it, or there is none. */
export const claimUpload = async (
  payload: Payload,
  own: { key: string; user: string; purpose: UploadPurpose },
): Promise<ClaimedUpload | undefined> => {
  const now = new Date()
  const lease = new Date(now.getTime() + TAKE_LEASE_MS)
  const upload = await uploadsOf(payload)
    .findOneAndUpdate(
      { ...own, expiresAt: { $gt: now }, $or: isFree(now) },
      { $set: { takenUntil: lease, expiresAt: inTtl(now) } },
    )
    .lean<StoredUpload | null>()
  return upload ? { upload, lease } : undefined
}

/** Ends a claim that has not passed to another request. */
export const releaseUpload = async (payload: Payload, key: string, lease: Date): Promise<void> => {
  await uploadsOf(payload).updateOne({ key, takenUntil: lease }, { $set: { takenUntil: null } })
}

/** Records what the content of an upload is, or which document shows its file. */
export const recordUpload = async (
  payload: Payload,
  key: string,
  facts: { contentType: string } | { document: string },
): Promise<void> => {
  await uploadsOf(payload).updateOne({ key }, { $set: facts })
}

/** Claims an upload that was abandoned, to remove it; undefined when there is none left. */
export const claimExpiredUpload = async (payload: Payload): Promise<string | undefined> => {
  const now = new Date()
  const upload = await uploadsOf(payload)
    .findOneAndUpdate(
      { expiresAt: { $lte: now }, $or: isFree(now) },
      { $set: { takenUntil: new Date(now.getTime() + REMOVAL_LEASE_MS) } },
    )
    .lean<StoredUpload | null>()
  return upload?.key
}

export const deleteUpload = async (payload: Payload, key: string): Promise<void> => {
  await uploadsOf(payload).deleteOne({ key })
}

/** Gives all uploads of a person up. The next run of the job removes them with their bytes. */
export const expireUploads = async (payload: Payload, user: string): Promise<void> => {
  await uploadsOf(payload).updateMany({ user }, { $set: { expiresAt: new Date(0) } })
}
