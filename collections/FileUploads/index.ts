import type { CollectionConfig } from 'payload'
import { fileUploadsPersonalData } from '../../domain/publications/uploads/uploadsPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { UPLOAD_PURPOSES } from '../../domain/publications/uploads/purposes.schema'

/**
 * Files on their way in: whose each is, how large it will be and what it is for. The bytes so far are in the storage's
 * `uploads` folder, under the key. A document is removed when its file was adopted, or after a day without progress.
 */
export const FileUploads: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'file-uploads',
  custom: { personalData: fileUploadsPersonalData },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 36 },
    userRelation(),
    { name: 'purpose', type: 'select', required: true, options: toOptions(UPLOAD_PURPOSES) },
    { name: 'size', type: 'number', required: true, min: 1 },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'takenUntil', type: 'date' },
    { name: 'document', type: 'text', maxLength: 24 },
    // what its content is, once it has arrived and is being adopted
    { name: 'contentType', type: 'text', maxLength: 60 },
  ],
}
