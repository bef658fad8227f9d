import type { CollectionConfig } from 'payload'
import { ROW_OUTCOMES, ROW_STATUSES } from '../../domain/people/peopleImports/import.schema'
import { peopleImportRowsPersonalData } from '../../domain/people/peopleImports/peopleImportsPrivacy'
import { peopleImportRowEndpoints } from '../../endpoints/people/peopleImports'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The rows of lists of people: what each says, what it changes, and what staff decided about it. The account of a new
 * person has its id from the row, so that carrying it out twice makes one.
 */
export const PeopleImportRows: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'people-import-rows',
  custom: { personalData: peopleImportRowsPersonalData },
  endpoints: peopleImportRowEndpoints,
  indexes: [
    { fields: ['import', 'row'], unique: true },
    { fields: ['import', 'outcome', 'row'] },
    { fields: ['import', 'status'] },
  ],
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'people-imports', required: true },
    { name: 'row', type: 'number', required: true },
    // what names its person, and the how manieth row of the file with the same it is
    { name: 'identity', type: 'text', required: true, maxLength: 60, index: true },
    { name: 'occurrence', type: 'number', required: true },
    { name: 'values', type: 'json', required: true },
    { name: 'problems', type: 'json' },
    { name: 'outcome', type: 'select', required: true, options: toOptions(ROW_OUTCOMES) },
    { name: 'status', type: 'select', required: true, options: toOptions(ROW_STATUSES) },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'isCreated', type: 'checkbox' },
    { name: 'changes', type: 'json' },
    { name: 'candidates', type: 'json' },
    { name: 'decision', type: 'json' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'failure', type: 'text', maxLength: 500 },
    { name: 'revision', type: 'number', required: true },
  ],
}
