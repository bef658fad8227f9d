import type { CollectionConfig } from 'payload'
import { MAX_NOTE_LENGTH } from '../../domain/office/staffNotes/staffNoteLimits.schema'
import { personNotesPersonalData } from '../../domain/people/personNotes/personNotesPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What staff note about people. Each note is a record of its own that nobody changes; read and written through the
 * endpoints of `users`. Source: issue 13, part 2.
 */
export const PersonNotes: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'person-notes',
  custom: { personalData: personNotesPersonalData },
  indexes: [{ fields: ['user', 'createdAt'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: MAX_NOTE_LENGTH },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    // made by the form: the same note sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120 },
  ],
}
