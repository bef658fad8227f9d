import type { Field } from 'payload'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { nobody } from '../access/nobody'
import { ownerOr } from '../access/ownerOr'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import { timeStamps } from '../fields/timeStamps'
import { userRelation } from '../fields/userRelation'
import { HIDEABLE_FIELDS } from '../../domain/people/profiles/hideableFields.schema'
import { MAX_POSTAL_ADDRESS_LENGTH } from '../../domain/people/profiles/postalAddress.schema'
import { MAX_DIVISIONS } from '../../domain/people/profiles/profile.schema'

const closed = { create: nobody, update: nobody }

/** Set by the server: whose profile it is, since when, and what follows from other collections. */
const givenFields: Field[] = [
  { ...userRelation({ unique: true }), access: closed },
  {
    name: 'email',
    type: 'email',
    required: true,
    index: true,
    access: closed,
    admin: { description: 'Follows the account.' },
  },
  {
    name: 'joinedAt',
    type: 'date',
    required: true,
    index: true,
    access: closed,
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'leavingAt',
    label: 'Asked to be deleted',
    type: 'date',
    index: true,
    access: closed,
    admin: { description: 'No longer in the directory.' },
  },
  {
    name: 'avatar',
    label: 'Photo',
    type: 'relationship',
    relationTo: 'files',
    access: closed,
    admin: { allowCreate: false },
  },
  // the profiles that were merged into this one: links to them lead here
  {
    name: 'formerProfiles',
    type: 'text',
    hasMany: true,
    maxLength: 24,
    index: true,
    access: { ...closed, read: nobody },
    admin: { hidden: true },
  },
]

const personalFields: Field[] = [
  { name: 'fullName', type: 'text', required: true, maxLength: 100, index: true },
  // `YYYY-MM-DD`; entered by staff, never shown to other members
  {
    name: 'birthDate',
    label: 'Date of birth',
    type: 'text',
    maxLength: 10,
    access: { ...closed, read: ownerOr('people') },
  },
  { type: 'row', fields: [{ name: 'phone', type: 'text', maxLength: 20 }, regionField()] },
  // in lines as on an envelope; never shown to other members
  {
    name: 'postalAddress',
    type: 'textarea',
    maxLength: MAX_POSTAL_ADDRESS_LENGTH,
    access: { ...closed, read: ownerOr('people') },
  },
  { name: 'bio', label: 'About me', type: 'textarea', maxLength: 2000 },
]

const professionalFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'professionalTitle', type: 'text', maxLength: 100 },
      { name: 'organization', type: 'text', maxLength: 200 },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'specialization', type: 'text', maxLength: 100 },
      {
        name: 'yearsOfExperience',
        type: 'number',
        min: 0,
        max: 80,
        validate: (value: unknown) =>
          value === null ||
          value === undefined ||
          (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 80) ||
          'A whole number from 0 to 80.',
      },
      { name: 'licenseNumber', type: 'text', maxLength: 50 },
    ],
  },
  {
    name: 'membershipType',
    type: 'select',
    index: true,
    options: toOptions(GRADES),
    admin: {
      description:
        'Chosen by the person until a membership is approved; from then on it is the membership’s grade.',
    },
  },
  {
    name: 'divisions',
    label: 'Technical divisions',
    type: 'relationship',
    relationTo: 'divisions',
    hasMany: true,
    index: true,
    maxRows: MAX_DIVISIONS,
  },
]

const privacyFields: Field[] = [
  { name: 'isInDirectory', label: 'Listed in the member directory', type: 'checkbox', defaultValue: true },
  { name: 'acceptsMessages', label: 'Receives messages from members', type: 'checkbox', defaultValue: true },
  {
    name: 'hiddenFields',
    label: 'Hidden in the directory',
    type: 'select',
    hasMany: true,
    options: toOptions(HIDEABLE_FIELDS),
  },
  {
    name: 'isListedPublicly',
    label: 'Visitors may find name and title in the search',
    type: 'checkbox',
    defaultValue: false,
    index: true,
  },
]

/** Source: spec.md section 3, "profiles"; decisions.md "One meaning for each word" and "Screens". */
export const profileFields: Field[] = [
  ...givenFields,
  ...personalFields,
  ...professionalFields,
  ...privacyFields,
  ...timeStamps(),
]
