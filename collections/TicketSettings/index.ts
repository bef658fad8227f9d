import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What staff decide about all tickets of an event: a document each. Read and changed through the endpoints of `events`.
 */
export const TicketSettings: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'ticket-settings',
  custom: { personalData: { none: 'Rules and questions for buyers; the answers are in the orders.' } },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, unique: true },
    // `TicketQuestion[]`
    { name: 'questions', type: 'json' },
    // `CancelTerm[]`
    { name: 'cancelTerms', type: 'json' },
  ],
}
