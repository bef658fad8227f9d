import type { CollectionConfig } from 'payload'
import { attendancesPersonalData } from '../../domain/events/attendance'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Who came to which event: a document an event and person, made when it is marked. Read and changed through the
 * endpoints of `events`. Source: issue 13, part 2.
 */
export const Attendances: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'attendances',
  custom: { personalData: attendancesPersonalData },
  indexes: [{ fields: ['event', 'user'], unique: true }],
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // when the person was thanked by mail
    { name: 'thankedAt', type: 'date' },
    {
      name: 'certificateCode',
      type: 'text',
      unique: true,
      hidden: true,
      admin: { description: 'By which anybody can check the certificate; since it was drawn first.' },
    },
  ],
}
