import type { CollectionConfig } from 'payload'
import { IMPORT_STATUSES } from '../../domain/people/peopleImports/import.schema'
import { peopleImportsPersonalData } from '../../domain/people/peopleImports/peopleImportsPrivacy'
import { peopleImportEndpoints } from '../../endpoints/people/peopleImports'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Lists of people. The file itself is held until its rows are carried out. Read and changed through endpoints. */
export const PeopleImports: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'people-imports',
  custom: { personalData: peopleImportsPersonalData },
  endpoints: peopleImportEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'format', type: 'select', required: true, options: ['csv', 'xlsx'] },
    { name: 'status', type: 'select', required: true, options: toOptions(IMPORT_STATUSES) },
    // the headings of the file in one word: the latest mapping of the same ones is offered again
    { name: 'headings', type: 'text', maxLength: 64, index: true },
    { name: 'mapping', type: 'json' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'importedAt', type: 'date' },
    // why it could not be read, where it was found at work
    { name: 'failure', type: 'text', maxLength: 500 },
    // until when a process works on it
    { name: 'leaseUntil', type: 'date' },
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}
