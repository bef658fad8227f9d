import type { CollectionConfig } from 'payload'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { asFileSize, inWords } from '../panel/inWords'

const FILE_KINDS = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Picture (JPEG)',
  'image/png': 'Picture (PNG)',
  'image/webp': 'Picture (WebP)',
  'image/avif': 'Picture (AVIF)',
  'image/svg+xml': 'Drawing (SVG)',
}

/**
 * The files in file storage. Written by `domain/publications/files` alone. Files leave through endpoints that
 * check who may read the document that shows them, never through this collection.
 */
export const Files: CollectionConfig = {
  slug: 'files',
  custom: {
    ...OPEN_OPERATIONS,
    personalData: { none: 'Each file is exported and erased with the document that it belongs to.' },
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'System',
    hidden: hiddenFromLeads,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'contentType', 'size', 'createdAt'],
    listSearchableFields: ['filename'],
    description: 'Papers, documents and photos as they are kept. Uploaded where they are used.',
  },
  graphQL: false,
  lockDocuments: false,
  // finds what is to be examined
  indexes: [{ fields: ['contentType', 'examinedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200, admin: { hidden: true } },
    { name: 'filename', type: 'text', required: true, maxLength: 200 },
    {
      name: 'contentType',
      label: 'Kind',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { components: inWords(FILE_KINDS, 'File') },
    },
    { name: 'size', type: 'number', required: true, min: 0, admin: { components: asFileSize } },
    { name: 'sha256', type: 'text', index: true, minLength: 64, maxLength: 64, admin: { hidden: true } },
    { name: 'pages', type: 'number', min: 1, admin: { description: 'Of a PDF, where known.' } },
    { name: 'examiningUntil', type: 'date', admin: { hidden: true } },
    // when hash, pages and cover were determined
    { name: 'examinedAt', type: 'date', admin: { hidden: true } },
  ],
}
