import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { followChapter } from '../../hooks/followGroups'
import { editorialCollection } from '../editorialCollection'
import { toOptions } from '../fields/options'
import { orderField } from '../fields/order'
import { regionField } from '../fields/regionField'
import { slugField } from '../fields/slug'
import { CHAPTER_KINDS, CHAPTER_STATUSES } from '../../domain/content/chapter.schema'

/** Regional and student chapters. Source: spec.md section 2, "/about/chapters" and "/membership/engage". */
export const Chapters: CollectionConfig = {
  ...editorialCollection,
  slug: 'chapters',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'region', 'status', 'order', '_status'],
    listSearchableFields: ['name', 'university', 'place'],
  },
  hooks: {
    ...editorialCollection.hooks,
    afterChange: [...editorialCollection.hooks.afterChange, followChapter],
  },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'regional',
          index: true,
          options: toOptions(CHAPTER_KINDS),
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'forming',
          options: toOptions(CHAPTER_STATUSES),
        },
        regionField({ required: true }),
      ],
    },
    {
      name: 'university',
      type: 'text',
      maxLength: 120,
      admin: { condition: (data) => data.kind === 'student' },
    },
    { name: 'place', type: 'text', maxLength: 120, admin: { description: 'Town and state.' } },
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'email', type: 'email' },
    orderField(),
    slugField('name'),
  ],
}
