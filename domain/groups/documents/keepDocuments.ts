import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import type { File } from '../../../payload-types'
import { recordChange } from '../../audit/recordChange'
import { removeFile } from '../../publications/files'
import { type TakeRefusal, takeUpload } from '../../publications/uploads'
import { findGroupFor } from '../groupScope'
import type { StoredGroup } from '../groupsRepository'
import type { GroupDocumentRow } from '../groupTexts.schema'
import { isInGroup } from '../people/groupMembersRepository'
import {
  deleteDocument,
  findDocument,
  findDocumentOfFile,
  findDocuments,
  insertDocument,
} from './groupDocumentsRepository'

export const listDocuments = async (payload: Payload, group: ObjectId): Promise<GroupDocumentRow[]> =>
  (await findDocuments(payload, group)).map(({ _id, name, createdAt }) => ({
    id: _id.toHexString(),
    name,
    addedAt: createdAt.toISOString(),
  }))

/** Makes an uploaded file a document of a group. The caller checks that whoever asks may act on the group. */
export const addGroupDocument = async (
  req: PayloadRequest,
  actor: Actor,
  group: StoredGroup,
  { name, file: key }: { name: string; file: string },
): Promise<{ id: string } | TakeRefusal> => {
  const { payload } = req
  const taken = await takeUpload(req, {
    key,
    purpose: 'groupDocument',
    name,
    find: (file) => findDocumentOfFile(payload, file),
    make: (file) => insertDocument(payload, { group: group._id, name, file, addedBy: actor.id }),
  })
  if ('id' in taken)
    await recordChange(req, {
      action: 'group.document-added',
      subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
      after: { document: name },
    })
  return taken
}

/**
 * Removes a document of a group of the caller's branch, with its file. The document goes last: by it the file is found.
 */
export const removeGroupDocument = async (
  req: PayloadRequest,
  actor: Actor,
  id: ObjectId,
): Promise<'removed' | 'not_found'> => {
  const { payload } = req
  const document = await findDocument(payload, id)
  const group = document && (await findGroupFor(payload, actor, document.group.toHexString()))
  if (!group) return 'not_found'
  await removeFile(payload, document.file.toHexString())
  await deleteDocument(payload, id)
  await recordChange(req, {
    action: 'group.document-removed',
    subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
    before: { document: document.name },
    after: { document: null },
  })
  return 'removed'
}

/**
 * The file of a document, for those who are in the group today, its leads and staff of groups.
 * @returns undefined for everybody else, as for a document that is not there
 */
export const findDocumentFile = async (
  req: PayloadRequest,
  actor: Actor,
  id: ObjectId,
): Promise<File | undefined> => {
  const { payload } = req
  const document = await findDocument(payload, id)
  if (!document) return undefined
  const { group } = document
  const isInside =
    (await isInGroup(payload, { group, user: new ObjectId(actor.id) }, todayInJuba())) ||
    (await findGroupFor(payload, actor, group.toHexString())) !== null
  if (!isInside) return undefined
  const file = await payload.findByID({
    collection: 'files',
    id: document.file.toHexString(),
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read the document was decided above
    disableErrors: true,
    req,
  })
  return file ?? undefined
}
