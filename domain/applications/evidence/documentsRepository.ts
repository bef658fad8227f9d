import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ApplicationDocument } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Stored } from '../../../platform/stored.types'

export type StoredDocument = Stored<ApplicationDocument>

const documentsOf = (payload: Payload) => modelOf(payload, 'application-documents')

export const createDocument = async (
  payload: Payload,
  document: { user: string; name: string; file: string; application: string | null },
): Promise<string> => {
  const _id = new ObjectId()
  await documentsOf(payload).create({ _id, ...document })
  return _id.toHexString()
}

/** A person's documents: of an application, or those sent before there is one. */
export const findDocumentsOf = (
  payload: Payload,
  user: string,
  application: string | null,
): Promise<StoredDocument[]> =>
  documentsOf(payload).find({ user, application }).sort({ _id: 1 }).lean<StoredDocument[]>().exec()

/** Files the documents that were sent before the application under it. Safe to repeat. */
export const attachDocuments = async (payload: Payload, user: string, application: string): Promise<void> => {
  await documentsOf(payload).updateMany({ user, application: null }, { $set: { application } })
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
