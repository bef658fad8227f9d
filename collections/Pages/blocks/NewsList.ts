import type { Block } from 'payload'
import { NEWS_CATEGORIES } from '../../../domain/content/news.schema'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** The latest news, from their own list. */
export const NewsList: Block = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  labels: { singular: 'News', plural: 'News' },
  fields: [
    ...heading(),
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          options: toOptions(NEWS_CATEGORIES),
          admin: { description: 'Leave empty to show all.' },
        },
        { name: 'limit', type: 'number', required: true, defaultValue: 12, min: 1, max: 24 },
      ],
    },
    { name: 'emptyText', type: 'text', maxLength: 200 },
  ],
}
