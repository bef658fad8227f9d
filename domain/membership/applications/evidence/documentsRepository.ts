import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ApplicationDocument } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import { EACH_BATCH } from '../../../../platform/databaseDeadlines'
import type { Stored } from '../../../../platform/stored.types'
import { MAX_DOCUMENTS } from './evidence.schema'

export type StoredDocument = Stored<ApplicationDocument>

const documentsOf = (payload: Payload) => modelOf(payload, 'application-documents')

/**
 * Writes a document at a free place of an application. A unique index lets each place be taken once, so that of many at
 * the same time no more are added than there are places. One without a place, of an earlier version, takes the last.
 * @returns whether there was a place
 */
const takePlace = async (
  payload: Payload,
  { user, application }: { user: string; application: string | null },
  write: (place: number) => Promise<unknown>,
): Promise<boolean> => {
  for (;;) {
    const documents = await findDocumentsOf(payload, user, application)
    const used = new Set(documents.map(({ place }) => place))
    const withoutPlace = documents.filter(({ place }) => !place).length
    const places = Array.from({ length: MAX_DOCUMENTS - withoutPlace }, (_, index) => index + 1)
    const free = places.find((place) => !used.has(place))
    if (free === undefined) return false
    try {
      await write(free)
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // else another document was faster
    }
  }
}

/** @returns its id; null when the application has as many documents as it may */
export const createDocument = async (
  payload: Payload,
  document: { user: string; name: string; file: string; application: string | null },
): Promise<string | null> => {
  const _id = new ObjectId()
  const isStored = await takePlace(payload, document, (place) =>
    documentsOf(payload).create({ _id, ...document, place }),
  )
  return isStored ? _id.toHexString() : null
}

/** A person's documents: of an application, or those sent before there is one. */
export const findDocumentsOf = (
  payload: Payload,
  user: string,
  application: string | null,
): Promise<StoredDocument[]> =>
  documentsOf(payload).find({ user, application }).sort({ _id: 1 }).lean<StoredDocument[]>().exec()

/**
 * Files the documents that were sent before the application under it, as many as it may have. Safe to repeat.
 */
export const attachDocuments = async (payload: Payload, user: string, application: string): Promise<void> => {
  for (const { _id } of await findDocumentsOf(payload, user, null))
    await takePlace(payload, { user, application }, (place) =>
      documentsOf(payload).updateOne({ _id, application: null }, { $set: { application, place } }),
    )
}

/** @param user only if it is this person's */
export const findDocument = (payload: Payload, id: string, user?: string): Promise<StoredDocument | null> =>
  documentsOf(payload)
    .findOne({ _id: id, ...(user && { user }) })
    .lean<StoredDocument | null>()
    .exec()

export const findDocumentOfFile = async (
  payload: Payload,
  user: string,
  file: string,
): Promise<string | undefined> =>
  (
    await documentsOf(payload).findOne({ user, file }, { _id: 1 }).lean<{ _id: ObjectId } | null>()
  )?._id.toHexString()

export const isFileOfApplication = async (payload: Payload, file: string): Promise<boolean> =>
  (await documentsOf(payload).exists({ file })) !== null

export const deleteDocument = async (payload: Payload, id: ObjectId): Promise<void> => {
  await documentsOf(payload).deleteOne({ _id: id })
}

export const findAllDocumentsOf = (payload: Payload, user: string): Promise<StoredDocument[]> =>
  documentsOf(payload).find({ user }).sort({ _id: 1 }).lean<StoredDocument[]>().exec()

/**
 * Iterates over documents that need not be kept any longer: of applications that were decided before a moment, and
 * those that no application followed.
 */
export const streamOutdatedDocuments = (
  payload: Payload,
  { decidedBefore, sentBefore }: { decidedBefore: Date; sentBefore: Date },
): AsyncIterable<Pick<StoredDocument, '_id' | 'file'>> =>
  documentsOf(payload).collection.aggregate<Pick<StoredDocument, '_id' | 'file'>>(
    [
      {
        $lookup: { from: 'applications', localField: 'application', foreignField: '_id', as: 'application' },
      },
      {
        $match: {
          $or: [
            {
              'application.status': { $in: ['approved', 'rejected'] },
              'application.reviewedAt': { $lt: decidedBefore },
            },
            { application: { $size: 0 }, createdAt: { $lt: sentBefore } },
          ],
        },
      },
      { $project: { file: 1 } },
    ],
    { allowDiskUse: true, ...EACH_BATCH },
  )
