import type { CollectionConfig } from 'payload'
import { membershipEventsPersonalData } from '../../domain/membership/memberships/membershipsPrivacy'
import {
  IMPORTED_ENDINGS,
  MEMBERSHIP_EVENTS,
} from '../../domain/membership/memberships/membershipRecord.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'

/**
 * What staff did with memberships: added, suspended, reinstated … Entries are added and never changed;
 * memberships follow from them, from decided applications and from renewals. See docs/decisions, "Memberships
 * follow from facts".
 */
export const MembershipEvents: CollectionConfig = {
  slug: 'membership-events',
  custom: { ...OPEN_OPERATIONS, personalData: membershipEventsPersonalData },
  labels: { singular: 'Membership event', plural: 'Membership history' },
  access: { create: nobody, read: ownOr('people'), update: nobody, delete: nobody },
  admin: {
    group: 'Membership',
    hidden: hiddenWithout('people'),
    useAsTitle: 'person',
    listSearchableFields: ['user'],
    defaultColumns: ['user', 'kind', 'effectiveAt', 'by', 'reason'],
    description: 'Recorded under /admin, Users. Read here.',
  },
  defaultSort: '-at',
  graphQL: false,
  lockDocuments: false,
  // of two who act on the same state at once, one is told
  indexes: [{ fields: ['user', 'sequence'], unique: true }],
  fields: [
    userRelation(),
    // what a record is called: read along, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    {
      name: 'sequence',
      type: 'number',
      required: true,
      min: 1,
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    { name: 'kind', type: 'select', required: true, options: toOptions(MEMBERSHIP_EVENTS) },
    {
      type: 'row',
      fields: [
        { name: 'at', label: 'Recorded', type: 'date', required: true },
        { name: 'effectiveAt', label: 'Counts from', type: 'date' },
      ],
    },
    { name: 'by', type: 'relationship', relationTo: 'users', access: { read: withRight('memberships') } },
    {
      name: 'reason',
      type: 'textarea',
      maxLength: 1000,
      access: { read: withRight('memberships') },
      admin: { description: 'For staff.' },
    },
    { name: 'sharedReason', label: 'Told to the member', type: 'textarea', maxLength: 1000 },
    { name: 'grade', type: 'select', options: toOptions(GRADES) },
    // how many seats a company has from now on
    { name: 'seats', type: 'number', min: 1 },
    { name: 'registeredName', type: 'text', maxLength: 100 },
    // id of the nomination that it follows from: it is recorded once
    {
      name: 'nomination',
      type: 'text',
      maxLength: 24,
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'startedAt', type: 'date' },
        { name: 'expiresAt', type: 'date' },
        { name: 'graceUntil', type: 'date' },
        { name: 'suspendedAt', type: 'date' },
      ],
    },
    // of an imported state: how the membership had ended, if it had
    {
      name: 'ending',
      type: 'select',
      options: toOptions(IMPORTED_ENDINGS),
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'applications',
      access: { read: withRight('memberships') },
    },
    // the rules by which a term was given: a later change of the settings does not move it
    {
      name: 'termMonths',
      type: 'number',
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    {
      name: 'graceDays',
      type: 'number',
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    {
      name: 'endsWithYear',
      type: 'checkbox',
      access: { read: withRight('memberships') },
      admin: { hidden: true },
    },
    // set with the event, cleared once membership, role and mail have followed from it
    {
      name: 'needsSettling',
      type: 'checkbox',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
