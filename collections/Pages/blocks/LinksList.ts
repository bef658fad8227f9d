import type { Block } from 'payload'
import { linkField } from '../../fields/link'
import { heading } from './heading'

/** Links, each with a line of explanation. */
export const LinksList: Block = {
  slug: 'linksList',
  interfaceName: 'LinksListBlock',
  labels: { singular: 'Links', plural: 'Links' },
  fields: [
    ...heading(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      labels: { singular: 'Link', plural: 'Links' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 120 },
            linkField({ required: true }),
          ],
        },
        { name: 'text', type: 'text', maxLength: 300 },
      ],
    },
  ],
}
