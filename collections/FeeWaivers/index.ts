import type { CollectionConfig } from 'payload'
import { WAIVER_KINDS } from '../../domain/membership/grades/grade.schema'
import { waiversPersonalData } from '../../domain/membership/grades/gradesPrivacy'
import { feeWaiverEndpoints } from '../../endpoints/money/feeWaivers'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { hiddenWithout } from '../access/hiddenWithout'
import { moneyStaff } from '../access/moneyStaff'
import { moneyStaffForOthers } from '../access/moneyStaffForOthers'
import { nobody } from '../access/nobody'
import { ownOrMoneyStaff } from '../access/ownOrMoneyStaff'
import { demandProof } from '../demandProof'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { recordWaiver, setAuthor } from './recordWaiver'

/** What was given stays as it was given: another percentage is another waiver. */
const FIXED = { access: { update: nobody } }

/** The reason why a percentage cannot be given, or true. */
const checkPercent = (value: unknown): string | true =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100) ||
  'Please enter a whole number from 1 to 100'

/**
 * Discounts on the fees of a person. Of several for one day the highest counts. Never deleted: a waiver ends with its
 * last day. Source: issue 12, part 1.
 */
export const FeeWaivers: CollectionConfig = {
  slug: 'fee-waivers',
  custom: { ...OPEN_OPERATIONS, personalData: waiversPersonalData },
  labels: { singular: 'Fee waiver', plural: 'Fee waivers' },
  access: {
    ...moneyStaffForOthers,
    read: ownOrMoneyStaff,
    delete: nobody,
  },
  disableDuplicate: true,
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'person',
    defaultColumns: ['user', 'kind', 'percent', 'validFrom', 'validUntil'],
    listSearchableFields: ['reason', 'user'],
    description:
      'Discounts on the fees of a person. They count for invoices that are issued from then on. To end one, set its last day.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  endpoints: feeWaiverEndpoints,
  hooks: {
    beforeOperation: [demandProof],
    beforeChange: [setAuthor],
    afterChange: [recordWaiver],
  },
  fields: [
    { ...userRelation({ label: 'Person' }), ...FIXED },
    // what a record is called: read along, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, options: toOptions(WAIVER_KINDS), ...FIXED },
        {
          name: 'percent',
          label: 'Percent',
          type: 'number',
          required: true,
          validate: checkPercent,
          admin: { description: 'Of dues and joining fee together; 100 for no fees at all.' },
          ...FIXED,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'validFrom',
          label: 'First day',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' } },
          ...FIXED,
        },
        {
          name: 'validUntil',
          label: 'Last day',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayOnly' }, description: 'Left empty: until further notice.' },
        },
      ],
    },
    {
      name: 'reason',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'The person can read it in the copy of their data.' },
    },
    {
      name: 'by',
      label: 'Given by',
      type: 'relationship',
      relationTo: 'users',
      access: { create: nobody, read: moneyStaff, update: nobody },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
