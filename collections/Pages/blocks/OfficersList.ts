import type { Block } from 'payload'
import { heading } from './heading'

/** Posts and who holds them, from their own list. */
export const OfficersList: Block = {
  slug: 'officersList',
  interfaceName: 'OfficersListBlock',
  labels: { singular: 'Officers', plural: 'Officers' },
  fields: [
    ...heading(),
    { name: 'note', type: 'textarea', maxLength: 600, admin: { description: 'Below the list.' } },
  ],
}
