import type { Block } from 'payload'
import { linkField } from '../../fields/link'
import { heading } from './heading'

/** What is done one after the other. */
export const Steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    ...heading(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Step', plural: 'Steps' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'date', type: 'text', maxLength: 60, admin: { description: 'In a timeline: when.' } },
        { name: 'text', type: 'textarea', maxLength: 600 },
        { type: 'row', fields: [{ name: 'linkLabel', type: 'text', maxLength: 60 }, linkField()] },
      ],
    },
  ],
}
