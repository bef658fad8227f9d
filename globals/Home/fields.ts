import type { ArrayField, DateFieldValidation, Field, GroupField } from 'payload'
import { date } from 'payload/shared'
import { linkField } from '../../collections/fields/link'
import { linksOrDivisions } from '../linksOrDivisions'
import { DRAWINGS } from './drawings.schema'
import { readDrawing, readDrawingLabel } from './hooks/readDrawing'

const DRAWING_OPTIONS = Object.entries(DRAWINGS).map(([value, { name: label }]) => ({ value, label }))

const titleAndText = (overrides: Pick<ArrayField, 'name' | 'maxRows'>): ArrayField => ({
  type: 'array',
  ...overrides,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 600 },
  ],
})

const hero: GroupField = {
  name: 'hero',
  type: 'group',
  fields: [
    {
      name: 'headlines',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Headline', plural: 'Headlines' },
      admin: {
        description: 'Shown in turn, four seconds each, with the picture or drawing chosen beside it.',
      },
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 90 },
        {
          type: 'row',
          fields: [
            {
              name: 'drawing',
              type: 'select',
              options: DRAWING_OPTIONS,
              hooks: { afterRead: [readDrawing] },
            },
            {
              name: 'picture',
              type: 'upload',
              relationTo: 'media',
              admin: {
                description: 'Shown in place of the drawing, cut to 5:3. Its description is read out.',
              },
            },
          ],
        },
        {
          name: 'drawingLabel',
          type: 'text',
          virtual: true,
          admin: { hidden: true },
          hooks: { afterRead: [readDrawingLabel] },
        },
      ],
    },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { name: 'joinLabel', type: 'text', maxLength: 40, defaultValue: 'Join Today' },
  ],
}

/** Every banner ends: what is shown for good belongs into the page. */
const needsEnd: DateFieldValidation = (value, options) => {
  const { title, from } = options.siblingData as { title?: string | null; from?: string | null }
  if (title && !value) return 'Choose when the banner ends'
  if (value && from && new Date(value) <= new Date(from)) return 'Choose an end after the beginning'
  return date(value, options)
}

const banner: GroupField = {
  name: 'banner',
  type: 'group',
  admin: { description: 'A strip for an occasion. Without a title it is not shown.' },
  fields: [
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { type: 'row', fields: [{ name: 'linkLabel', type: 'text', maxLength: 60 }, linkField()] },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'date', admin: { description: 'Leave empty to show it immediately.' } },
        {
          name: 'until',
          type: 'date',
          validate: needsEnd,
          admin: { description: 'From then on it is not shown.' },
        },
      ],
    },
  ],
}

const about: GroupField = {
  name: 'about',
  type: 'group',
  fields: [
    { name: 'mission', type: 'textarea', maxLength: 1000 },
    { name: 'vision', type: 'textarea', maxLength: 1000 },
    titleAndText({ name: 'values', maxRows: 8 }),
  ],
}

/** Source: spec.md section 2, "Home (/)". */
export const homeFields: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    maxLength: 200,
    admin: { description: 'For search engines and link previews: one sentence.' },
  },
  hero,
  banner,
  about,
  {
    name: 'publications',
    type: 'relationship',
    relationTo: 'publications',
    hasMany: true,
    maxRows: 6,
    admin: { description: 'If left empty, the latest three are shown.' },
  },
  {
    name: 'event',
    type: 'relationship',
    relationTo: 'events',
    admin: {
      description: 'Shown below the next event whose date is known; if left empty, that one stands alone.',
    },
  },
  titleAndText({ name: 'objectives', maxRows: 6 }),
  {
    name: 'communities',
    type: 'array',
    maxRows: 12,
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      { name: 'text', type: 'textarea', maxLength: 400 },
      linkField(),
      ...linksOrDivisions(),
    ],
  },
]
