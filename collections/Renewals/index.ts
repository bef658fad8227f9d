import type { CollectionConfig } from 'payload'
import { renewalsPersonalData } from '../../domain/membership/renewals/renewalsPrivacy'
import { renewalEndpoints } from '../../endpoints/membership/renewals'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { RENEWAL_STATUSES } from '../../domain/membership/renewals/choices.schema'

/**
 * Requests to renew a membership, at most one open an account. Made and decided through endpoints. Source:
 * spec.md section 2, "/membership/renewal".
 */
export const Renewals: CollectionConfig = {
  slug: 'renewals',
  custom: { ...OPEN_OPERATIONS, personalData: renewalsPersonalData },
  access: { create: nobody, read: ownOr('people'), update: nobody, delete: nobody },
  admin: {
    group: 'Membership',
    hidden: hiddenWithout('people'),
    useAsTitle: 'person',
    listSearchableFields: ['user'],
    defaultColumns: ['user', 'years', 'status', 'createdAt'],
    components: { beforeListTable: ['/app/(payload)/memberships/RenewalExport#RenewalExport'] },
    description: 'Asked for by members; decided on the dashboard, under Membership Applications.',
  },
  defaultSort: '-createdAt',
  endpoints: renewalEndpoints,
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation({ label: 'Member' }),
    // what a record is called: read along, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'years', type: 'number', required: true, min: 1, max: 3 },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'requested',
          index: true,
          options: toOptions(RENEWAL_STATUSES),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'decidedBy',
          type: 'relationship',
          relationTo: 'users',
          access: { read: withRight('memberships') },
        },
        { name: 'decidedAt', label: 'Decided', type: 'date' },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      access: { read: withRight('memberships') },
      admin: { description: 'For the record.' },
    },
    { name: 'feedback', type: 'textarea', maxLength: 1000, admin: { description: 'Told to the member.' } },
    { name: 'graceDays', type: 'number', access: { read: nobody }, admin: { hidden: true } },
    { name: 'endsWithYear', type: 'checkbox', access: { read: nobody }, admin: { hidden: true } },
    // set with a decision, cleared once term and mail have followed from it
    {
      name: 'needsSettling',
      type: 'checkbox',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
