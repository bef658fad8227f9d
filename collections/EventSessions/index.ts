import type { CollectionConfig } from 'payload'
import { eventSessionsPersonalData } from '../../domain/events/programme'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The sessions of an event, a document each, with who chose them: unversioned and changed by atomic operators only.
 * Read and changed through the endpoints of `events`.
 */
export const EventSessions: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'event-sessions',
  custom: { personalData: eventSessionsPersonalData },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true },
    { name: 'room', type: 'text' },
    { name: 'text', type: 'textarea' },
    // how many can choose it; null: as many as come
    { name: 'seats', type: 'number', min: 1 },
    // `Speaker[]`
    { name: 'speakers', type: 'json', required: true },
    // `Material[]`
    { name: 'materials', type: 'json', required: true },
    // who has chosen it
    {
      name: 'choices',
      type: 'array',
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
        { name: 'at', type: 'date', required: true },
      ],
    },
  ],
}
