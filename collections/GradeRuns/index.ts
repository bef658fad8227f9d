import type { CollectionConfig } from 'payload'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { gradeRunEndpoints } from '../../endpoints/membership/gradeRuns'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

const count = (name: string) => ({ name, type: 'number', required: true, min: 0 }) as const

/** Invoices for a whole grade at once: what was asked for and how far it has come. Read through endpoints. */
export const GradeRuns: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'grade-runs',
  custom: { personalData: { none: 'Holds account ids only.' } },
  endpoints: gradeRunEndpoints,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'grade', type: 'select', required: true, options: toOptions(GRADES) },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    { name: 'endsBy', type: 'text', required: true, maxLength: 10 },
    { name: 'by', type: 'relationship', relationTo: 'users', required: true },
    { name: 'status', type: 'select', required: true, index: true, options: ['running', 'done'] },
    { name: 'startedAt', type: 'date', required: true },
    // until when a process works on it
    { name: 'leaseUntil', type: 'date' },
    count('memberCount'),
    count('doneCount'),
    count('issuedCount'),
    count('skippedCount'),
    count('failedCount'),
    {
      name: 'failures',
      type: 'array',
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true },
        { name: 'reason', type: 'text', required: true },
      ],
    },
  ],
}
