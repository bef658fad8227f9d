import type { CollectionConfig } from 'payload'
import { GROUP_LIMITS } from '../../domain/groups/groupTexts.schema'
import { groupDocumentsPersonalData } from '../../domain/groups/documents/groupDocumentsPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Files for the members of a group. Source: issue 13, part 4. */
export const GroupDocuments: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'group-documents',
  custom: { personalData: groupDocumentsPersonalData },
  fields: [
    { name: 'group', type: 'relationship', relationTo: 'groups', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: GROUP_LIMITS.title },
    { name: 'file', type: 'relationship', relationTo: 'files', required: true, unique: true },
    { name: 'addedBy', type: 'relationship', relationTo: 'users', index: true },
  ],
}
