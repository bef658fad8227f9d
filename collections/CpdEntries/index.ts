import type { CollectionConfig } from 'payload'
import { cpdEntriesPersonalData } from '../../domain/cpd/cpdPrivacy'
import { cpdEndpoints } from '../../endpoints/cpd'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { setUser } from '../../hooks/setUser'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { ownOrAdmins } from '../access/ownOrAdmins'
import { ownRecordedOrAdmins } from '../access/ownRecordedOrAdmins'
import { signedIn } from '../access/signedIn'
import { toOptions } from '../fields/options'
import { timeStamps } from '../fields/timeStamps'
import { userRelation } from '../fields/userRelation'
import { CPD_HOURS, CPD_KINDS } from '../../domain/cpd/kinds.schema'
import { validateDate, validateHours } from './validators'

/** Continuing professional development, recorded by each member. Source: spec.md section 2, "/membership/dashboard". */
export const CpdEntries: CollectionConfig = {
  slug: 'cpd-entries',
  custom: { ...OPEN_OPERATIONS, personalData: cpdEntriesPersonalData },
  labels: { singular: 'CPD entry', plural: 'CPD entries' },
  access: { create: signedIn, read: ownOrAdmins, update: ownRecordedOrAdmins, delete: ownRecordedOrAdmins },
  admin: {
    group: 'Membership',
    hidden: hiddenFromLeads,
    useAsTitle: 'title',
    defaultColumns: ['title', 'user', 'hours', 'date'],
    listSearchableFields: ['title', 'provider', 'user'],
    description:
      'Hours of continuing professional development, as members record them, and from attendance at events.',
  },
  defaultSort: '-date',
  endpoints: cpdEndpoints,
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['user', 'date'] }],
  hooks: { beforeChange: [setUser] },
  fields: [
    { ...userRelation({ label: 'Member' }), access: { create: admins, update: nobody } },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        { name: 'kind', label: 'Category', type: 'select', required: true, options: toOptions(CPD_KINDS) },
        {
          name: 'date',
          type: 'date',
          required: true,
          validate: validateDate,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'hours',
          type: 'number',
          required: true,
          min: CPD_HOURS.min,
          max: CPD_HOURS.max,
          validate: validateHours,
          admin: { step: CPD_HOURS.step },
        },
      ],
    },
    { name: 'provider', type: 'text', maxLength: 200 },
    {
      name: 'evidence',
      type: 'text',
      maxLength: 500,
      admin: { description: 'A certificate’s number, or a link.' },
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        description:
          'Made from the attendance at this event: correct the attendance, or the hours of the event, instead.',
      },
    },
    ...timeStamps(),
  ],
}
