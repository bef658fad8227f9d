import type { Block } from 'payload'
import { heading } from './heading'

/** Published events, from their own list. */
export const EventsList: Block = {
  slug: 'eventsList',
  interfaceName: 'EventsListBlock',
  labels: { singular: 'Events', plural: 'Events' },
  fields: [
    ...heading(),
    {
      type: 'row',
      fields: [
        {
          name: 'when',
          type: 'select',
          required: true,
          defaultValue: 'upcoming',
          options: [
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ],
        },
        { name: 'limit', type: 'number', required: true, defaultValue: 3, min: 1, max: 12 },
      ],
    },
    { name: 'emptyText', type: 'text', maxLength: 200 },
  ],
}
