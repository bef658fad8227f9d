import type { Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { admins } from '../access/admins'
import { nobody } from '../access/nobody'
import { checkLink, urlField } from '../fields/link'
import { toOptions } from '../fields/options'
import { urlSchema } from '../fields/link.schema'
import { slugField } from '../fields/slug'
import { asFileSize } from '../panel/inWords'
import {
  BOOK_SUBCATEGORIES,
  PUBLICATION_CATEGORIES,
  PUBLICATION_TOPICS,
} from '../../domain/publications/categories.schema'
import { toFields } from '../../platform/toFields'

const isVideo = (data: unknown): boolean => toFields(data).category === 'videos'
const isBook = (data: unknown): boolean => toFields(data).category === 'books'

const needsFile: RelationshipFieldSingleValidation = (value, options) =>
  value || isVideo(options.data) ? relationship(value, options) : 'Please select a PDF file'

const classification: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'category',
        type: 'select',
        required: true,
        index: true,
        options: toOptions(PUBLICATION_CATEGORIES),
      },
      {
        name: 'subcategory',
        type: 'select',
        index: true,
        options: toOptions(BOOK_SUBCATEGORIES),
        admin: { condition: isBook },
      },
      { name: 'topic', type: 'select', index: true, options: toOptions(PUBLICATION_TOPICS) },
    ],
  },
  {
    name: 'divisions',
    type: 'relationship',
    relationTo: 'divisions',
    hasMany: true,
    index: true,
    maxRows: 8,
  },
]

/** A video is a link; everything else a file, which members of the staff upload in the resources hub. */
const content: Field[] = [
  {
    name: 'file',
    type: 'relationship',
    relationTo: 'files',
    index: true,
    admin: {
      allowCreate: false,
      condition: (data) => !isVideo(data),
      description: 'Uploaded in the resources hub.',
    },
    validate: needsFile,
  },
  {
    type: 'row',
    fields: [
      {
        name: 'fileSize',
        type: 'number',
        access: { create: nobody, update: nobody },
        admin: { readOnly: true, components: asFileSize },
      },
      {
        name: 'filePages',
        label: 'Pages',
        type: 'number',
        access: { create: nobody, update: nobody },
        admin: { readOnly: true },
      },
    ],
  },
  {
    ...urlField({
      name: 'videoUrl',
      label: 'Video',
      admin: { condition: isVideo, description: 'Where the video can be watched.' },
    }),
    validate: (value: unknown, { data }: { data: unknown }) => checkLink(urlSchema, value, isVideo(data)),
  },
  { name: 'coverImage', type: 'upload', relationTo: 'media' },
]

/** Source: spec.md section 3, "publications". The download counter is apart, in `download-counts`. */
export const publicationFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 200 },
  { name: 'description', type: 'textarea', maxLength: 5000 },
  ...classification,
  {
    type: 'row',
    fields: [
      { name: 'authors', type: 'text', maxLength: 300, admin: { description: 'As they should be cited.' } },
      {
        name: 'publishedDate',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
    ],
  },
  ...content,
  slugField('title'),
  {
    name: 'author',
    label: 'Uploaded by',
    type: 'relationship',
    relationTo: 'users',
    access: { read: admins, create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
  },
]
