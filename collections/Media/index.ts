import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { PUBLIC_CONTENT } from '../../domain/content'
import { publicCollectionHooks } from '../../hooks/contentHooks'
import { readS3Settings } from '../../services/objectStores/s3/s3Settings'
import { OPERATIONS } from '../../endpoints/openOperations'
import { requires } from '../../endpoints/requirements'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { outsideTrash } from '../access/outsideTrash'
import { allowLongCaching } from './allowLongCaching'
import { encodeImage } from './hooks/encodeImage'
import { removeDeletedPictures, removeReplacedPictures, storePictures } from './hooks/storePictures'
import { imageSizes } from './imageSizes'
import { MEDIA_TEXTS } from './texts.schema'
import { sendPicture } from './sendPicture'

const FOLDER = path.resolve(process.env.MEDIA_DIR ?? 'media', 'images')

/** Where pictures are in a store of objects, our hooks put them there, and Payload writes none. */
const isInStore = readS3Settings() !== undefined

const editors = withRight('content')

/** Pictures of the public pages. Everyone sees them, drafts' pictures included; nothing confidential belongs here. */
export const Media: CollectionConfig = {
  slug: 'media',
  custom: {
    ...PUBLIC_CONTENT,
    personalData: { none: 'Pictures of the public site, published by the association.' },
    ...requires({
      upload: { size: 'large-picture', tooLarge: MEDIA_TEXTS.tooLarge },
      opens: [...OPERATIONS, 'get /file/:filename', 'get /paste-url/:id?'],
    }),
  },
  access: { create: editors, read: outsideTrash, update: editors, delete: editors },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'Pictures for pages and news. JPEG, PNG, WebP or AVIF, under 25 MB: a photograph from a phone or camera is resized here, and the place where it was taken is removed. Everyone on the internet can see them.',
  },
  graphQL: false,
  disableDuplicate: isInStore, // Payload would fetch the picture from the site's address
  lockDocuments: false,
  upload: {
    staticDir: FOLDER,
    disableLocalStorage: isInStore,
    handlers: [sendPicture],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes,
    adminThumbnail: 'small',
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: allowLongCaching,
  },
  hooks: {
    beforeOperation: [encodeImage],
    beforeChange: [storePictures],
    afterChange: [...publicCollectionHooks.afterChange, removeReplacedPictures],
    afterDelete: [...publicCollectionHooks.afterDelete, removeDeletedPictures],
  },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'What the picture shows, in a sentence, for those who cannot see it.' },
    },
    // the file whose first page it shows: drawn once
    {
      name: 'coverOf',
      type: 'text',
      unique: true,
      maxLength: 24,
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      name: 'credit',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Who made it, if they are to be named.' },
    },
  ],
}
