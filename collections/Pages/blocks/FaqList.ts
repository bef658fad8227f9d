import type { Block } from 'payload'
import { FAQ_TOPICS } from '../../../domain/content/faq.schema'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** Frequently asked questions, from their own list. */
export const FaqList: Block = {
  slug: 'faqList',
  interfaceName: 'FaqListBlock',
  labels: { singular: 'Questions', plural: 'Questions' },
  fields: [
    ...heading(),
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      options: toOptions(FAQ_TOPICS),
      admin: { description: 'Leave empty to show all.' },
    },
  ],
}
