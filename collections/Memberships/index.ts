import type { CollectionConfig } from 'payload'
import { membershipsPersonalData } from '../../domain/membership/memberships/membershipsPrivacy'
import { membershipEndpoints } from '../../endpoints/membership/memberships'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { filterByStatus } from './hooks/filterByStatus'
import { readStatus } from './hooks/readStatus'
import {
  GRADES,
  MEMBERSHIP_ENDINGS,
  MEMBERSHIP_STATUSES,
} from '../../domain/membership/memberships/grades.schema'

const aDay = { date: { pickerAppearance: 'dayOnly' } } as const

/**
 * What the association decided about a member: grade, number, dates. One document an account, made at approval and
 * changed by endpoints with atomic operators only. Source: decisions.md "Membership status", "Membership number".
 */
export const Memberships: CollectionConfig = {
  slug: 'memberships',
  custom: { ...OPEN_OPERATIONS, personalData: membershipsPersonalData },
  access: { create: nobody, read: ownOr('people'), update: nobody, delete: nobody },
  admin: {
    group: 'Membership',
    hidden: hiddenWithout('people'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'registeredName', 'user', 'grade', 'status', 'expiresAt'],
    listSearchableFields: ['number', 'registeredName', 'user'],
    description:
      'Follows from decided applications, renewals and suspensions, which are made on the dashboard.',
    components: { beforeListTable: ['/app/(payload)/memberships/MembershipFilters#MembershipFilters'] },
  },
  endpoints: membershipEndpoints,
  // Public statistics are counted from these indexes only: see countCurrentMembers.ts.
  indexes: [
    { fields: ['expiresAt', 'graceUntil'] },
    { fields: ['grade', 'expiresAt', 'graceUntil'] },
    { fields: ['grade', 'user'] }, // lists by grade: whom they are
  ],
  hooks: { beforeOperation: [filterByStatus] },
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation({ unique: true, label: 'Member' }),
    {
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 20,
      admin: { description: 'Issued once.' },
    },
    // of memberships that were merged into this one: on old certificates
    {
      name: 'formerNumbers',
      label: 'Former numbers',
      type: 'text',
      hasMany: true,
      maxLength: 20,
      index: true,
      access: { read: withRight('people') },
      admin: { readOnly: true },
    },
    {
      name: 'registeredName',
      type: 'text',
      index: true,
      maxLength: 100,
      admin: { description: 'As approved: on the certificate and at its verification.' },
    },
    { name: 'grade', type: 'select', required: true, options: toOptions(GRADES) },
    {
      name: 'status',
      type: 'select',
      virtual: true,
      options: toOptions(MEMBERSHIP_STATUSES),
      hooks: { afterRead: [readStatus] },
    },
    {
      type: 'row',
      fields: [
        { name: 'startedAt', label: 'Member since', type: 'date', required: true, admin: aDay },
        {
          name: 'expiresAt',
          type: 'date',
          index: true,
          admin: { ...aDay, description: 'Empty: does not end.' },
        },
        { name: 'graceUntil', label: 'Grace period until', type: 'date', index: true, admin: aDay },
      ],
    },
    {
      name: 'termEndsAt',
      label: 'Term ends on',
      type: 'date',
      admin: {
        ...aDay,
        description: 'Of a term that is paid in instalments: its end once all are paid. Empty for any other.',
      },
    },
    {
      name: 'moreTimeUntil',
      label: 'More time to pay until',
      type: 'date',
      admin: { ...aDay, description: 'Given by staff: the grace period ends then.' },
    },
    {
      name: 'paymentReportedAt',
      type: 'date',
      admin: {
        ...aDay,
        description:
          'A payment of dues that was reported then is being checked: the grace period goes on until that ends.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'suspendedAt', type: 'date', index: true },
        {
          name: 'withdrawnAt',
          label: 'Ended at',
          type: 'date',
          index: true,
          admin: { description: 'By a withdrawn approval, resignation or death; not by expiry.' },
        },
        { name: 'ending', label: 'Ended by', type: 'select', options: toOptions(MEMBERSHIP_ENDINGS) },
      ],
    },
    {
      name: 'reason',
      type: 'textarea',
      maxLength: 1000,
      access: { read: withRight('memberships') },
      admin: { description: 'Of a suspension or the end, for staff.' },
    },
    {
      name: 'sharedReason',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'Of a suspension or the end, as the member was told.' },
    },
    {
      name: 'company',
      label: 'Seat of',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { read: withRight('memberships') },
      admin: {
        description: 'The company whose membership this one follows. Empty: a membership of one’s own.',
      },
    },
    {
      name: 'seats',
      type: 'number',
      min: 1,
      admin: { description: 'For people of a company, as agreed. Empty: as many as the grade includes.' },
    },
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      access: { read: withRight('memberships') },
    },
    { name: 'decidedAt', type: 'date' },
    {
      name: 'remindersSent',
      type: 'select',
      hasMany: true,
      options: toOptions({
        60: '60 days',
        30: '30 days',
        7: '7 days',
        expired: 'On expiry',
        grace: 'In the grace period',
        removal: 'Before a removal',
      }),
      access: { read: withRight('memberships') },
      admin: { description: 'Of the running term.' },
    },
    {
      name: 'removalNoticedAt',
      label: 'Last notice really sent',
      type: 'date',
      index: true,
      access: { read: withRight('memberships') },
      admin: { ...aDay, description: 'Of the running term. Nobody is removed without it.' },
    },
    // the renewals that earlier versions had included: see carryOver.ts
    {
      name: 'renewals',
      type: 'relationship',
      relationTo: 'renewals',
      hasMany: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    { name: 'revision', type: 'number', access: { read: nobody }, admin: { hidden: true } },
  ],
}
