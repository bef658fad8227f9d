import type { Field, SelectField, TextField } from 'payload'
import { nobody } from '../access/nobody'
import { ownerOr } from '../access/ownerOr'
import { staffExceptOwner } from '../access/staffExceptOwner'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import {
  APPLICATION_LIMITS,
  APPLICATION_STATUSES,
  GENDERS,
  SECTORS,
} from '../../domain/membership/applications/applicationForm.schema'
import { MAX_COMMENT_LENGTH } from '../../domain/membership/applications/decision.schema'
import { APPLIED_GRADES } from '../../domain/membership/applications/upgrades/ladder.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'

const text = (name: keyof typeof APPLICATION_LIMITS, required = true): TextField => ({
  name,
  type: 'text',
  required,
  maxLength: APPLICATION_LIMITS[name],
})

const statusField = (
  overrides: Partial<Pick<SelectField, 'name' | 'index' | 'defaultValue'>> = {},
): SelectField => ({
  name: 'status',
  type: 'select',
  required: true,
  options: toOptions(APPLICATION_STATUSES),
  ...overrides,
})

/** What the association does with an application; the applicant sees status, dates and the feedback. */
const decision: Field[] = [
  {
    type: 'row',
    fields: [
      statusField({ defaultValue: 'pending', index: true }),
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        admin: { description: 'Without an account it cannot be reviewed.' },
      },
      regionField({ admin: { description: 'Follows from the state.' } }),
    ],
  },
  { name: 'revision', type: 'number', defaultValue: 0, access: { read: nobody }, admin: { hidden: true } },
  // set with a decision, cleared once number, membership and mail have followed from it
  { name: 'needsSettling', type: 'checkbox', index: true, access: { read: nobody }, admin: { hidden: true } },
  // asked right after it was sent; what is left here a job asks
  {
    name: 'sponsorsToAsk',
    type: 'text',
    hasMany: true,
    index: true,
    access: { read: nobody },
    admin: { hidden: true },
  },
  // approved, and its first invoice is still to be paid: follows from the facts
  { name: 'awaitsPayment', type: 'checkbox', index: true, admin: { hidden: true } },
  { name: 'feedback', type: 'textarea', maxLength: 2000, admin: { description: 'Told to the applicant.' } },
  {
    type: 'row',
    fields: [
      { name: 'reviewedBy', type: 'relationship', relationTo: 'users', access: { read: staffExceptOwner } },
      { name: 'reviewedAt', type: 'date' },
    ],
  },
  {
    name: 'history',
    type: 'array',
    access: { read: staffExceptOwner },
    fields: [
      {
        type: 'row',
        fields: [
          statusField({ name: 'from' }),
          statusField({ name: 'to' }),
          { name: 'by', type: 'relationship', relationTo: 'users' },
          { name: 'at', type: 'date', required: true },
        ],
      },
      { name: 'reason', type: 'textarea', maxLength: 1000 },
      {
        name: 'feedback',
        type: 'textarea',
        maxLength: 2000,
        admin: { description: 'Told to the applicant.' },
      },
      // the rules by which an approval gave its term: a later change of the settings does not move it
      { name: 'termMonths', type: 'number', admin: { hidden: true } },
      { name: 'graceDays', type: 'number', admin: { hidden: true } },
      // `payment`: the membership begins once the first invoice is paid
      { name: 'begins', type: 'text', admin: { hidden: true } },
      { name: 'endsWithYear', type: 'checkbox', admin: { hidden: true } },
    ],
  },
  {
    name: 'comments',
    type: 'array',
    access: { read: staffExceptOwner },
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: MAX_COMMENT_LENGTH },
      {
        type: 'row',
        fields: [
          { name: 'by', type: 'relationship', relationTo: 'users' },
          { name: 'at', type: 'date', required: true },
        ],
      },
    ],
  },
]

/** Sections A to F of the form. Source: spec.md sections 2 and 5, "Membership application". */
const form: Field[] = [
  {
    type: 'collapsible',
    label: 'A. Personal information',
    fields: [
      text('fullName'),
      { name: 'dateOfBirth', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
      text('nationality'),
      { name: 'gender', type: 'select', required: true, options: toOptions(GENDERS) },
      { ...text('idPassport'), label: 'ID or passport', access: { read: ownerOr('memberships') } },
      text('street'),
      text('city'),
      text('state'),
      text('country'),
      text('phoneNumber'),
      { name: 'email', type: 'email', required: true, index: true },
    ],
  },
  {
    type: 'collapsible',
    label: 'B. Membership type',
    fields: [
      {
        name: 'membershipType',
        type: 'select',
        required: true,
        index: true,
        options: toOptions(APPLIED_GRADES),
      },
      {
        name: 'previousGrade',
        label: 'Grade before',
        type: 'select',
        options: toOptions(GRADES),
        admin: { description: 'Of a member who applies for another grade.' },
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'C. Education background',
    fields: [
      text('institutionName'),
      text('degree'),
      text('fieldOfStudy'),
      { ...text('yearOfCompletion'), minLength: 4 },
    ],
  },
  {
    type: 'collapsible',
    label: 'D. Employment details',
    fields: [
      text('currentEmployer', false),
      text('position', false),
      text('workAddress', false),
      text('yearsOfExperience', false),
      { name: 'sectors', type: 'select', hasMany: true, options: toOptions(SECTORS) },
    ],
  },
  {
    type: 'collapsible',
    label: 'E. Professional affiliations',
    fields: [
      {
        name: 'otherMemberships',
        type: 'select',
        required: true,
        options: toOptions({ yes: 'Yes', no: 'No' }),
      },
      {
        name: 'otherMembershipsDetails',
        type: 'textarea',
        maxLength: APPLICATION_LIMITS.otherMembershipsDetails,
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'F. Declaration',
    fields: [
      text('signature'),
      {
        name: 'declarationDate',
        type: 'date',
        required: true,
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
    ],
  },
]

export const applicationFields: Field[] = [...decision, ...form]
