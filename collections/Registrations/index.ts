import type { CollectionConfig } from 'payload'
import { registrationsPersonalData } from '../../domain/events/registrations'
import { upcoming } from '../../endpoints/events/registrations/upcoming'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { userRelation } from '../fields/userRelation'

/** Who is registered for which event, derived from the seat ledger and repaired from it at every start. */
export const Registrations: CollectionConfig = {
  slug: 'registrations',
  custom: { ...OPEN_OPERATIONS, personalData: registrationsPersonalData },
  access: { create: nobody, read: ownOr('events'), update: nobody, delete: nobody },
  admin: {
    group: 'Events',
    hidden: hiddenWithout('events'),
    useAsTitle: 'person',
    listSearchableFields: ['user'],
    defaultColumns: ['event', 'user', 'createdAt'],
    description: 'Made and cancelled by members on the event’s page.',
  },
  endpoints: [upcoming],
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['event', 'user'], unique: true }],
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    userRelation({ label: 'Who' }),
    // the title of a record: read from the account, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    {
      name: 'confirmationQueuedAt',
      type: 'date',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
