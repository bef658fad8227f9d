import type { CollectionConfig } from 'payload'
import { deskSettingsPersonalData } from '../../domain/office/deskSettings/deskSettingsPrivacy'
import { deskSettingsEndpoints } from '../../endpoints/office/deskSettings/deskSettings'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What the desk keeps for each member of staff: which columns each list shows, and lists with a name. Read and changed
 * through endpoints alone, each person's own. Source: issue 33, part 3.
 */
export const DeskSettings: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'desk-settings',
  endpoints: deskSettingsEndpoints,
  custom: { personalData: deskSettingsPersonalData },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // by list, the ids of the columns that are not shown
    { name: 'hiddenColumns', type: 'json' },
    // `DeskView[]`
    { name: 'views', type: 'json' },
    // told by mail each morning what waits
    { name: 'hasDigest', type: 'checkbox', index: true },
    // on Today, and in the visit before that one
    { name: 'visitedAt', type: 'date' },
    { name: 'visitedBefore', type: 'date' },
  ],
}
