import type { GlobalConfig } from 'payload'
import { admins } from '../../collections/access/admins'
import { hiddenFromLeads } from '../../collections/access/hiddenFromLeads'
import { demandProofForGlobal } from '../../collections/demandProof'
import { SECURITY_LOG_DAYS } from '../../domain/audit/audit.schema'
import { OPEN_GLOBAL_OPERATIONS } from '../../endpoints/openOperations'
import { recordSettings } from '../../hooks/globalHooks'

/** How the association works. Not part of the site settings, because visitors may not read it. */
export const StaffSettings: GlobalConfig = {
  slug: 'staff-settings',
  custom: OPEN_GLOBAL_OPERATIONS,
  access: { read: admins, readVersions: admins, update: admins },
  admin: {
    group: 'System',
    hidden: hiddenFromLeads,
    description: 'Rules for accounts and membership. Only administrators see them.',
  },
  graphQL: false,
  lockDocuments: false,
  versions: { max: 50 },
  hooks: { beforeOperation: [demandProofForGlobal], afterChange: [recordSettings] },
  fields: [
    {
      name: 'emailConfirmation',
      label: 'New accounts confirm their email address',
      type: 'select',
      required: true,
      defaultValue: 'automatic',
      options: [
        { value: 'automatic', label: 'Required, except in a trial installation' },
        { value: 'required', label: 'Required' },
        { value: 'off', label: 'Not asked for' },
      ],
      admin: {
        description: 'Requires a working mail server. If this is off, new accounts can be used immediately.',
      },
    },
    {
      name: 'secondFactorForStaff',
      label: 'Second factor for staff',
      type: 'select',
      required: true,
      defaultValue: 'automatic',
      options: [
        { value: 'automatic', label: 'Required, except in a trial installation' },
        { value: 'required', label: 'Required' },
        { value: 'optional', label: 'Offered' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'membershipTermMonths', type: 'number', required: true, defaultValue: 12, min: 1, max: 60 },
        {
          name: 'graceDays',
          type: 'number',
          required: true,
          defaultValue: 30,
          min: 0,
          max: 365,
          admin: { description: 'After expiry, until a membership counts as expired.' },
        },
        {
          name: 'cpdTargetHours',
          label: 'CPD hours a year',
          type: 'number',
          required: true,
          defaultValue: 40,
          min: 0,
          max: 1000,
        },
      ],
    },
    {
      name: 'publicationLimitGb',
      label: 'Largest publication, in GB',
      type: 'number',
      required: true,
      defaultValue: 100,
      min: 0.001,
      max: 100_000,
      admin: {
        description:
          'A file must be smaller. Uploads are streamed: the disk must hold them, memory need not.',
      },
    },
    {
      name: 'securityLogDays',
      label: 'Security log, in days',
      type: 'number',
      required: true,
      defaultValue: SECURITY_LOG_DAYS,
      min: 30,
      max: 3650,
      admin: { description: 'Older entries of the security log are removed.' },
    },
    {
      name: 'nominationCommittee',
      label: 'Committee for nominations',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: 30,
      admin: { description: 'They vote on nominations for Fellow and Honorary membership.' },
    },
    {
      name: 'applicationDocumentDays',
      label: 'Documents of applications, in days after the decision',
      type: 'number',
      required: true,
      defaultValue: 90,
      min: 1,
      max: 3650,
      admin: { description: 'Degrees, licences and identity documents are deleted then.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'ticketOfferHours',
          label: 'Free tickets held for who waits, in hours',
          type: 'number',
          required: true,
          defaultValue: 48,
          min: 1,
          max: 240,
          admin: { description: 'Then the ticket goes on to the next on the waiting list.' },
        },
        {
          name: 'lateTicketOfferHours',
          label: 'In the week before the event',
          type: 'number',
          required: true,
          defaultValue: 12,
          min: 1,
          max: 240,
        },
      ],
    },
    {
      name: 'mailsPerMinute',
      label: 'Mailings, in mails a minute',
      type: 'number',
      required: true,
      defaultValue: 120,
      min: 5,
      max: 20_000,
      admin: {
        description:
          'So many mails of mailings go out at most. Mail providers often allow a few hundred an hour: ask yours.',
      },
    },
    {
      name: 'textMessagePrice',
      label: 'A text message (SMS), in US dollars',
      type: 'number',
      min: 0,
      max: 10,
      admin: {
        step: 0.001,
        description:
          'What the provider takes for one: staff are shown what a mailing costs before it goes out.',
      },
    },
    {
      name: 'notificationEmail',
      type: 'email',
      admin: {
        description:
          'Where new contact messages and applications are announced. Left empty: the address of the site settings.',
      },
    },
  ],
}
