import type { Block } from 'payload'
import { linkField } from '../../fields/link'
import { heading } from './heading'

/** Short items side by side: values, opportunities, offers. Without any card, the empty text is shown. */
export const CardsGrid: Block = {
  slug: 'cardsGrid',
  interfaceName: 'CardsGridBlock',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    ...heading(),
    {
      name: 'cards',
      type: 'array',
      maxRows: 24,
      labels: { singular: 'Card', plural: 'Cards' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        {
          name: 'badge',
          type: 'text',
          maxLength: 60,
          admin: { description: 'A word or date above the title.' },
        },
        { name: 'text', type: 'textarea', maxLength: 1000 },
        {
          name: 'points',
          type: 'array',
          maxRows: 12,
          fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
        },
        { type: 'row', fields: [{ name: 'linkLabel', type: 'text', maxLength: 60 }, linkField()] },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
    { name: 'isNumbered', label: 'Numbered', type: 'checkbox', defaultValue: false },
    {
      name: 'emptyText',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Shown when there are no cards.' },
    },
  ],
}
