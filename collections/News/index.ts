import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { toOptions } from '../fields/options'
import { richTextField } from '../fields/richText'
import { slugField } from '../fields/slug'
import { previewAt } from '../previewAt'
import { newsParts } from './parts'
import { NEWS_CATEGORIES } from '../../domain/content/news.schema'

/** What the newsroom tells. Source: spec.md section 2, "Static pages". */
export const News: CollectionConfig = {
  ...editorialCollection,
  slug: 'news',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  labels: { singular: 'News item', plural: 'News' },
  typescript: { interface: 'NewsItem' },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'date', '_status'],
    listSearchableFields: ['title', 'summary'],
    preview: previewAt((slug) => `/newsroom/${slug}`),
  },
  defaultSort: '-date',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          required: true,
          index: true,
          options: toOptions(NEWS_CATEGORIES),
        },
        {
          name: 'date',
          type: 'date',
          required: true,
          index: true,
          defaultValue: () => new Date().toISOString(),
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    { name: 'summary', type: 'textarea', required: true, maxLength: 500 },
    richTextField({ name: 'body' }),
    {
      name: 'parts',
      type: 'blocks',
      labels: { singular: 'Part', plural: 'Parts' },
      maxRows: 20,
      blocks: newsParts,
      admin: { description: 'Below the text: pictures with captions, tables, files, more text.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media' },
    slugField('title'),
  ],
}
