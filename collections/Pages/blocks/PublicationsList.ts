import type { Block } from 'payload'
import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** The latest publications, from their own list. */
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
    { name: 'emptyText', type: 'text', maxLength: 200 },
  ],
}
