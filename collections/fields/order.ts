import type { NumberField } from 'payload'

/** Where a document stands in its list; those with the same number follow each other by age. */
export const orderField = (): NumberField => ({
  name: 'order',
  type: 'number',
  defaultValue: 100,
  min: 0,
  max: 10_000,
  index: true,
  admin: { position: 'sidebar', step: 10, description: 'Lower numbers are shown first.' },
})
