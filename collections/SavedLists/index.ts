import type { CollectionConfig } from 'payload'
import { LIST_LIMITS } from '../../domain/office/savedLists/listFields.schema'
import { savedListsPersonalData } from '../../domain/office/savedLists/savedListsPrivacy'
import { savedListEndpoints } from '../../endpoints/office/savedLists'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Lists that staff saved: what is listed and the conditions, no people. Read and changed through endpoints alone: one's
 * own, and those that colleagues share. Source: issue 13, part 6.
 */
export const SavedLists: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'saved-lists',
  custom: { personalData: savedListsPersonalData },
  endpoints: savedListEndpoints,
  indexes: [{ fields: ['isShared', 'name'] }],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: LIST_LIMITS.name },
    // what is listed, and the conditions: `ListDefinition`
    { name: 'definition', type: 'json', required: true },
    // the same as in the definition, for who may see the list
    { name: 'subject', type: 'text', required: true, maxLength: 20 },
    { name: 'isShared', type: 'checkbox', defaultValue: false },
    // nobody once the account is gone: a shared list stays
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    // made by the form: the same list sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
  ],
}
