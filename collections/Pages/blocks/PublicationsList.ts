import type { Block } from 'payload'
import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** Publications: the latest from their own list, or some that are named, as the files that belong to a text. */
export const PublicationsList: Block = {
  slug: 'publicationsList',
  interfaceName: 'PublicationsListBlock',
  labels: { singular: 'Publications', plural: 'Publications' },
  fields: [
    ...heading(),
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          options: toOptions(PUBLICATION_CATEGORIES),
          admin: { description: 'Leave empty to show all.' },
        },
        { name: 'limit', type: 'number', required: true, defaultValue: 3, min: 1, max: 12 },
      ],
    },
    {
      name: 'publications',
      label: 'Only these',
      type: 'relationship',
      relationTo: 'publications',
      hasMany: true,
      maxRows: 12,
      maxDepth: 0,
      admin: { description: 'Their files are offered in this order. Leave empty to show the latest.' },
    },
    { name: 'emptyText', type: 'text', maxLength: 200 },
  ],
}
