import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { followDivision } from '../../hooks/followGroups'
import { editorialCollection } from '../editorialCollection'
import { toOptions } from '../fields/options'
import { orderField } from '../fields/order'
import { richTextField } from '../fields/richText'
import { slugField } from '../fields/slug'
import { previewAt } from '../previewAt'
import { DIVISION_ICONS } from '../../domain/content/division.schema'

/** The technical divisions, each with a page of its own. Source: spec.md section 2, "Division pages". */
export const Divisions: CollectionConfig = {
  ...editorialCollection,
  slug: 'divisions',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'chair', 'order', '_status'],
    listSearchableFields: ['title', 'tagline'],
    preview: previewAt((slug) => `/divisions/${slug}`),
  },
  hooks: {
    ...editorialCollection.hooks,
    afterChange: [...editorialCollection.hooks.afterChange, followDivision],
  },
  defaultSort: 'order',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'shortTitle', type: 'text', required: true, maxLength: 60, admin: { description: 'For menus.' } },
    { name: 'tagline', type: 'text', required: true, maxLength: 200 },
    richTextField({ name: 'about', required: true }),
    {
      name: 'themes',
      label: 'Core themes',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Theme', plural: 'Themes' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', maxLength: 500 },
      ],
    },
    {
      name: 'icon',
      type: 'select',
      required: true,
      options: toOptions(DIVISION_ICONS),
      admin: { position: 'sidebar' },
    },
    {
      name: 'chair',
      type: 'text',
      maxLength: 100,
      admin: { position: 'sidebar', description: 'If left empty, “To be announced” is shown.' },
    },
    orderField(),
    slugField('title'),
  ],
}
