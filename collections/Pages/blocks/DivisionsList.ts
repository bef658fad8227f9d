import type { Block } from 'payload'
import { heading } from './heading'

/** The technical divisions, from their own list. */
export const DivisionsList: Block = {
  slug: 'divisionsList',
  interfaceName: 'DivisionsListBlock',
  labels: { singular: 'Divisions', plural: 'Divisions' },
  fields: heading(),
}
