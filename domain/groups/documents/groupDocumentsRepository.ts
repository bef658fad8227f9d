import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { GroupDocument } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

export type StoredGroupDocument = Stored<GroupDocument>

const documentsOf = (payload: Payload) => modelOf(payload, 'group-documents').collection

/** A group has so many documents at most. */
const MAX_DOCUMENTS = 200

export const insertDocument = async (
  payload: Payload,
  { group, name, file, addedBy }: { group: ObjectId; name: string; file: string; addedBy: string },
): Promise<string | null> => {
  if ((await documentsOf(payload).countDocuments({ group })) >= MAX_DOCUMENTS) return null
  const _id = new ObjectId()
  const now = new Date()
  await documentsOf(payload).insertOne({
    _id,
    group,
    name,
    file: new ObjectId(file),
    addedBy: new ObjectId(addedBy),
    createdAt: now,
    updatedAt: now,
  })
  return _id.toHexString()
}

export const findDocument = (payload: Payload, id: ObjectId): Promise<StoredGroupDocument | null> =>
  documentsOf(payload).findOne<StoredGroupDocument>({ _id: id })

export const findDocumentOfFile = async (payload: Payload, file: string): Promise<string | undefined> =>
  (
    await documentsOf(payload).findOne<Pick<StoredGroupDocument, '_id'>>(
      { file: new ObjectId(file) },
      { projection: { _id: 1 } },
    )
  )?._id.toHexString()

/** The documents of a group, the latest first. */
export const findDocuments = (payload: Payload, group: ObjectId): Promise<StoredGroupDocument[]> =>
  documentsOf(payload).find<StoredGroupDocument>({ group }).sort({ _id: -1 }).limit(MAX_DOCUMENTS).toArray()

export const deleteDocument = async (payload: Payload, id: ObjectId): Promise<void> => {
  await documentsOf(payload).deleteOne({ _id: id })
}

export const unlinkDocuments = async (payload: Payload, user: string): Promise<void> => {
  await documentsOf(payload).updateMany({ addedBy: new ObjectId(user) }, { $unset: { addedBy: 1 } })
}

/** Whether a group shows a file. */
export const isFileOfGroup = async (payload: Payload, file: string): Promise<boolean> =>
  (await findDocumentOfFile(payload, file)) !== undefined
