import type { CollectionConfig } from 'payload'
import { attendanceEndpoints } from '../../endpoints/events/attendance'
import { programmeEndpoints } from '../../endpoints/events/programme'
import { afterwardsEndpoints } from '../../endpoints/events/afterwards'
import { doorEndpoints } from '../../endpoints/events/door'
import { eventEndpoints } from '../../endpoints/events'
import { ticketEndpoints } from '../../endpoints/events/tickets'
import { registrationEndpoints } from '../../endpoints/events/registrations'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { editorialHooks } from '../../hooks/contentHooks'
import { admins } from '../access/admins'
import { nobody } from '../access/nobody'
import { ofRegionOr } from '../access/ofRegionOr'
import { publishedOrRegionOrEvents } from '../access/publishedOrRegionOrEvents'
import { regionField } from '../fields/regionField'
import { slugField } from '../fields/slug'
import { daySchema } from '../../platform/day.schema'
import { SCHEDULED_DRAFTS, previewAt } from '../previewAt'
import { PUBLIC_CONTENT } from '../../domain/content'
import { EVENT_DETAILS } from '../../domain/events/details.schema'
import { announceChanges } from './hooks/announceChanges'
import { deleteAttendances } from './hooks/deleteAttendances'
import { deleteSeats } from './hooks/deleteSeats'
import { creditsDue } from './hooks/creditsDue'
import { keepToRegion } from './hooks/keepToRegion'
import { rememberPlan } from './hooks/rememberPlan'
import { setCreatedBy } from './hooks/setCreatedBy'
import { endLine, followLine } from './hooks/followLine'
import { syncSeatLedger } from './hooks/syncSeatLedger'
import { deleteTickets, withdrawOrders } from './hooks/withdrawOrders'
import { rememberFacts, announceTrash } from './hooks/announceTrash'
import { announceDeletion } from './hooks/announceDeletion'

const managers = ofRegionOr('events', 'changeEvents')

/** Conferences, workshops and meetings. Source: spec.md section 3, "events"; decisions.md "Event status". */
export const Events: CollectionConfig = {
  slug: 'events',
  custom: {
    ...OPEN_OPERATIONS,
    ...PUBLIC_CONTENT,
    personalData: { none: 'Content of the association; who attends is in the registrations.' },
  },
  access: {
    create: managers,
    read: publishedOrRegionOrEvents,
    readVersions: ofRegionOr('events', 'changeEvents', 'version.region'),
    update: managers,
    delete: managers,
  },
  admin: {
    group: 'Events',
    useAsTitle: 'title',
    defaultColumns: ['title', 'eventDate', 'location', 'maxAttendees', '_status'],
    listSearchableFields: ['title', 'location'],
    preview: previewAt((slug) => `/events/${slug}`),
  },
  defaultSort: 'eventDate',
  endpoints: [
    ...eventEndpoints,
    ...registrationEndpoints,
    ...ticketEndpoints,
    ...attendanceEndpoints,
    ...doorEndpoints,
    ...programmeEndpoints,
    ...afterwardsEndpoints,
  ],
  graphQL: false,
  // Finds published titles in the order of their dates, without reading the documents of all others.
  indexes: [{ fields: ['_status', 'eventDate', 'title'] }],
  lockDocuments: false,
  versions: { drafts: SCHEDULED_DRAFTS, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [keepToRegion],
    beforeChange: [...editorialHooks.beforeChange, setCreatedBy, rememberPlan, rememberFacts, creditsDue],
    afterChange: [
      syncSeatLedger,
      withdrawOrders,
      announceChanges,
      announceTrash,
      followLine,
      ...editorialHooks.afterChange,
    ],
    beforeDelete: [announceDeletion, endLine],
    afterDelete: [deleteSeats, deleteAttendances, deleteTickets, ...editorialHooks.afterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 5000 },
    {
      type: 'row',
      fields: [
        {
          name: 'eventDate',
          label: 'Starts',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'endDate', label: 'Ends', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      name: 'isDateToBeAnnounced',
      label: 'Date to be announced',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'Shows “Date to be announced”. The date above is then used only to order the list.',
      },
    },
    { name: 'location', type: 'text', required: true, maxLength: 200 },
    {
      name: 'venue',
      type: 'textarea',
      maxLength: EVENT_DETAILS.venue,
      admin: { description: 'Building and room, and how to get there.' },
    },
    { name: 'isVirtual', label: 'Virtual', type: 'checkbox', defaultValue: false },
    {
      name: 'maxAttendees',
      type: 'number',
      min: 1,
      max: 100000,
      admin: {
        description: 'Leave empty for no limit. Lowering it below the number registered removes nobody.',
      },
    },
    {
      type: 'collapsible',
      label: 'Programme and practical information',
      fields: [
        {
          name: 'programme',
          type: 'textarea',
          maxLength: EVENT_DETAILS.programme,
          admin: { description: 'One item a line, its time first: 09:00 Registration' },
        },
        {
          name: 'speakers',
          type: 'textarea',
          maxLength: EVENT_DETAILS.speakers,
          admin: { description: 'One a line: name, then position and organisation after a comma.' },
        },
        { name: 'audience', label: 'Who it is for', type: 'text', maxLength: EVENT_DETAILS.audience },
        { name: 'whatToBring', label: 'What to bring', type: 'text', maxLength: EVENT_DETAILS.whatToBring },
        { name: 'cpdHours', label: 'CPD hours', type: 'number', min: 0.5, max: EVENT_DETAILS.cpdHours },
        // a day of Juba's calendar, YYYY-MM-DD
        {
          name: 'papersUntil',
          label: 'Papers until',
          type: 'text',
          maxLength: 10,
          validate: (day?: string | null) =>
            !day || daySchema.safeParse(day).success || 'Please enter a day as YYYY-MM-DD',
          admin: { description: 'The last day for papers, as YYYY-MM-DD. Empty: no call for papers.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'contactName',
              label: 'Contact: name',
              type: 'text',
              maxLength: EVENT_DETAILS.contactName,
            },
            { name: 'contactEmail', label: 'Contact: email', type: 'email' },
          ],
        },
      ],
    },
    {
      name: 'isCancelled',
      label: 'Cancelled',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    // whether it has sessions or a link to a meeting: `syncHasProgramme`
    {
      name: 'hasProgramme',
      type: 'checkbox',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    regionField({
      admin: { position: 'sidebar', description: 'The region of the chapter that organises it, if any.' },
    }),
    {
      name: 'division',
      type: 'relationship',
      relationTo: 'divisions',
      index: true,
      admin: { position: 'sidebar', description: 'The technical division that it belongs to, if any.' },
    },
    slugField('title'),
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      access: { read: admins, create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
