import type { CollectionConfig, Field } from 'payload'
import { GRADE_ENTRIES, TERM_KINDS } from '../../domain/membership/grades/grade.schema'
import { MAX_SEATS } from '../../domain/membership/membershipSeats/membershipSeats.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { gradeEndpoints } from '../../endpoints/membership/grades'
import { OPERATIONS } from '../../endpoints/openOperations'
import { requires } from '../../endpoints/requirements'
import { admins } from '../access/admins'
import { publishedOr } from '../access/publishedOr'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { demandProof } from '../demandProof'
import { editorialCollection } from '../editorialCollection'
import { linkField } from '../fields/link'
import { toOptions } from '../fields/options'
import { orderField } from '../fields/order'
import { feesField } from './feeFields'
import { refuseFees } from './refuseFees'

const texts: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 60 },
      {
        name: 'badge',
        label: 'Requirement in short',
        type: 'text',
        maxLength: 80,
        admin: { description: 'Above the name, for example “Under 5 years of experience”.' },
      },
    ],
  },
  { name: 'description', type: 'textarea', required: true, maxLength: 500 },
  {
    name: 'applicationText',
    label: 'In the application form',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Who should choose this grade there.' },
  },
  {
    name: 'requirements',
    type: 'array',
    maxRows: 10,
    labels: { singular: 'Requirement', plural: 'Requirements' },
    fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
  },
  {
    name: 'benefits',
    type: 'array',
    maxRows: 10,
    labels: { singular: 'Benefit', plural: 'Benefits' },
    fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
  },
  {
    type: 'row',
    fields: [
      { name: 'linkLabel', label: 'Text of the button', type: 'text', maxLength: 80 },
      linkField({ label: 'Where the button leads' }),
    ],
  },
]

const rules: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'entry',
        label: 'How one gets it',
        type: 'select',
        required: true,
        defaultValue: 'application',
        options: toOptions(GRADE_ENTRIES),
      },
      {
        name: 'sponsors',
        label: 'Sponsors needed',
        type: 'number',
        required: true,
        defaultValue: 0,
        min: 0,
        max: 10,
      },
      {
        name: 'seats',
        label: 'Seats included',
        type: 'number',
        min: 0,
        max: MAX_SEATS,
        admin: {
          description: 'How many people of a company the dues include. Empty: a grade for one person.',
        },
      },
    ],
  },
  {
    name: 'documents',
    label: 'Documents needed',
    type: 'array',
    maxRows: 10,
    labels: { singular: 'Document', plural: 'Documents' },
    fields: [{ name: 'name', type: 'text', required: true, maxLength: 120 }],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'term',
        label: 'A term ends',
        type: 'select',
        required: true,
        defaultValue: 'anniversary',
        options: toOptions(TERM_KINDS),
      },
      {
        name: 'termMonths',
        label: 'Months of a term',
        type: 'number',
        min: 1,
        max: 60,
        admin: { description: 'Left empty: as in the staff settings. Terms of a calendar year do without.' },
      },
      {
        name: 'graceDays',
        label: 'Days of grace',
        type: 'number',
        min: 0,
        max: 365,
        admin: { description: 'Left empty: as in the staff settings.' },
      },
    ],
  },
]

/**
 * The grades of membership: what they are, how one gets them, what they cost. One document a grade; never deleted,
 * because memberships refer to them. Source: spec.md section 2, "/membership/types".
 */
export const Grades: CollectionConfig = {
  ...editorialCollection,
  slug: 'grades',
  access: { create: admins, read: publishedOr('site'), readVersions: admins, update: admins, delete: nobody },
  custom: {
    ...editorialCollection.custom,
    ...requires({ opens: OPERATIONS.filter((operation) => operation !== 'post /:id/duplicate') }),
    personalData: { none: 'Content of the association, written by staff.' },
  },
  labels: { singular: 'Grade', plural: 'Grades and fees' },
  typescript: { interface: 'MembershipGrade' },
  disableDuplicate: true,
  endpoints: gradeEndpoints,
  hooks: { ...editorialCollection.hooks, beforeOperation: [refuseFees, demandProof] },
  admin: {
    group: 'Money',
    hidden: hiddenFromLeads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'grade', 'entry', 'order', '_status'],
    listSearchableFields: ['name'],
    description: 'Shown under Membership Types, where one joins and renews. Withdraw a grade to hide it.',
  },
  defaultSort: 'order',
  fields: [
    {
      name: 'grade',
      type: 'select',
      required: true,
      unique: true,
      options: toOptions(GRADES),
      admin: { position: 'sidebar' },
    },
    ...texts,
    ...rules,
    feesField,
    {
      name: 'isListed',
      label: 'Has a card under Membership Types',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    orderField(),
  ],
}
