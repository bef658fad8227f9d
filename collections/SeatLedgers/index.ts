import type { CollectionConfig, Field } from 'payload'
import { seatLedgersPersonalData } from '../../domain/events/waiting'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Of a place in the waiting list: `WaitingPlace`. */
const PLACE: Field[] = [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true },
  { name: 'type', type: 'text', required: true },
  { name: 'typeName', type: 'text', required: true },
  { name: 'at', type: 'date', required: true },
]

/**
 * One document for each event: who holds its seats. The truth about seats, written by many at once, hence unversioned
 * and changed by atomic operators only (`domain/events/seatLedgersRepository.ts`). Registrations are derived from it.
 */
export const SeatLedgers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'seat-ledgers',
  custom: { personalData: seatLedgersPersonalData },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, unique: true },
    { name: 'isOpen', type: 'checkbox', required: true, defaultValue: false },
    { name: 'closesAt', type: 'date' },
    { name: 'capacity', type: 'number', min: 0 },
    { name: 'taken', type: 'number', required: true, defaultValue: 0, min: 0 },
    {
      name: 'announcement',
      type: 'group',
      admin: { description: 'Notifications still to be sent to registered people.' },
      fields: [
        { name: 'kind', type: 'text' },
        { name: 'at', type: 'date', index: true },
        { name: 'event', type: 'json' },
      ],
    },
    {
      name: 'toldOfTrashAt',
      type: 'date',
      admin: {
        description:
          'When registered people were told that the event, moved to the trash, does not take place.',
      },
    },
    {
      name: 'creditsDueAt',
      type: 'date',
      index: true,
      admin: { description: 'When the CPD hours of who came are to be compared with the attendance.' },
    },
    { name: 'holders', type: 'relationship', relationTo: 'users', hasMany: true },
    // the link to the meeting of a virtual event, for holders: `Meeting`
    {
      name: 'meeting',
      type: 'group',
      fields: [
        { name: 'address', type: 'text' },
        { name: 'shownFrom', type: 'date' },
        { name: 'updatedAt', type: 'date' },
      ],
    },
    // whether tickets are sold: a seat then belongs to a ticket
    { name: 'hasTickets', type: 'checkbox' },
    // by type of ticket, how many are sold of how many: `LedgerTypes`
    { name: 'types', type: 'json' },
    // what orders of tickets hold of the seats that are taken: `OrderedSeats[]`
    {
      name: 'orders',
      type: 'array',
      fields: [
        { name: 'order', type: 'text', required: true },
        { name: 'buyer', type: 'relationship', relationTo: 'users', required: true },
        // whether one of the tickets is the buyer's own
        { name: 'hasOwn', type: 'checkbox' },
        { name: 'counts', type: 'json', required: true },
        // ids of the tickets that were given back one by one, and are in no count any more
        { name: 'returned', type: 'text', hasMany: true },
      ],
    },
    // who waits for a ticket, in the order of the line: `WaitingPlace[]`
    { name: 'waiting', type: 'array', fields: PLACE },
    // what is held for those whose turn it is: `SeatOffer[]`
    {
      name: 'offers',
      type: 'array',
      fields: [
        ...PLACE,
        { name: 'until', type: 'date', required: true },
        { name: 'isTold', type: 'checkbox' },
      ],
    },
    // who is out of the line and still to be told: `EndedPlace[]`
    { name: 'ended', type: 'array', fields: [...PLACE, { name: 'why', type: 'text', required: true }] },
    // whether one of these lists has an entry
    { name: 'hasLine', type: 'checkbox' },
  ],
}
