import type { Block } from 'payload'
import { heading } from './heading'

/** Bylaws, code of ethics and guidelines, from their own list. */
export const PoliciesList: Block = {
  slug: 'policiesList',
  interfaceName: 'PoliciesListBlock',
  labels: { singular: 'Policies', plural: 'Policies' },
  fields: heading(),
}
