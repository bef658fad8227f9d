import type { CollectionConfig } from 'payload'
import { ticketTypesPersonalData } from '../../domain/events/tickets'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The types of tickets of an event and what they cost: a document each. Read and changed through the endpoints of
 * `events`; how many are sold is in the seat ledger. Source: issue 34, part 1.
 */
export const TicketTypes: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'ticket-types',
  custom: { personalData: ticketTypesPersonalData },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'description', type: 'textarea' },
    { name: 'capacity', type: 'number', min: 1 },
    { name: 'perPerson', type: 'number', required: true, min: 1 },
    { name: 'isOnSale', type: 'checkbox' },
    // who gives it sees and can buy the type, nobody else
    { name: 'code', type: 'text' },
    // people ask for it, and staff decide who may have one
    { name: 'needsApproval', type: 'checkbox' },
    // its tickets take no seat of the event, like those of a dinner; never changed
    { name: 'isExtra', type: 'checkbox' },
    // `TicketPrice[]`
    { name: 'prices', type: 'json', required: true },
  ],
}
