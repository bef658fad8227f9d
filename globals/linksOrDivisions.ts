import type { Field } from 'payload'
import { linksField } from '../collections/fields/link'

/** A list of links: typed in, or the divisions as they are. */
export const linksOrDivisions = (): Field[] => [
  {
    name: 'source',
    type: 'select',
    required: true,
    defaultValue: 'links',
    options: [
      { value: 'links', label: 'The links below' },
      { value: 'divisions', label: 'All divisions' },
    ],
  },
  linksField({ admin: { condition: (_, { source } = {}) => source !== 'divisions' } }),
]
