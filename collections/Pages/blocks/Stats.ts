import type { Block } from 'payload'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** Figures. Those that count something are counted when the page is made, never typed in. */
export const Stats: Block = {
  slug: 'stats',
  interfaceName: 'StatsBlock',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [
    ...heading(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Figure', plural: 'Figures' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'source',
              type: 'select',
              required: true,
              defaultValue: 'text',
              options: toOptions({
                text: 'As typed',
                members: 'Members',
                fellows: 'Fellows',
                chapters: 'Chapters',
                divisions: 'Divisions',
                publications: 'Publications',
                events: 'Upcoming events',
              }),
            },
            {
              name: 'value',
              type: 'text',
              maxLength: 40,
              admin: { condition: (_, sibling) => sibling.source === 'text' },
            },
            { name: 'label', type: 'text', required: true, maxLength: 120 },
          ],
        },
        { name: 'text', type: 'text', maxLength: 200 },
      ],
    },
  ],
}
