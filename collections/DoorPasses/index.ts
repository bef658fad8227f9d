import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Rights to work at the door of an event, by a link, until the end of its last day. Given and withdrawn through the
 * endpoints of `events`. Source: issue 34, part 6.
 */
export const DoorPasses: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'door-passes',
  custom: { personalData: { none: 'Names doors, as staff do; who gave a link is an account id only.' } },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true },
    // the extra that it is for, as a dinner; none for the event itself
    { name: 'extra', type: 'relationship', relationTo: 'ticket-types', index: true },
    // the session that it is for
    { name: 'session', type: 'relationship', relationTo: 'event-sessions', index: true },
    // who gave it
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'lastSeenAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
  ],
}
