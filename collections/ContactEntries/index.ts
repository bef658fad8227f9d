import type { CollectionConfig } from 'payload'
import { contactEntriesPersonalData } from '../../domain/messaging/contactMessages/thread/entriesPrivacy'
import { ENTRY_KINDS, ENTRY_LIMITS } from '../../domain/messaging/contactMessages/thread/entries.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What follows a contact message: answers of staff, internal notes, and mails that came back. Each is a record of its
 * own that nobody changes; read and written through the endpoints of `contact-messages`. Source: issue 13, part 8.
 */
export const ContactEntries: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'contact-entries',
  custom: { personalData: contactEntriesPersonalData },
  indexes: [{ fields: ['message', 'createdAt'] }],
  fields: [
    { name: 'message', type: 'relationship', relationTo: 'contact-messages', required: true },
    { name: 'kind', type: 'select', required: true, options: toOptions(ENTRY_KINDS) },
    // of an answer: 0 for the first. Two of one place cannot stand (see indexes.ts)
    { name: 'place', type: 'number', min: 0 },
    // made by the form of a note, or the Message-ID of an incoming mail: what arrives twice is stored once
    { name: 'key', type: 'text', maxLength: ENTRY_LIMITS.key },
    { name: 'text', type: 'textarea', required: true, maxLength: ENTRY_LIMITS.incoming },
    // the member of staff; empty for an incoming mail
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // of an incoming mail: who sent it
    { name: 'from', type: 'text', maxLength: 255 },
    // of an incoming mail: sent by a program, for example while somebody is away
    { name: 'isAutomatic', type: 'checkbox' },
    {
      name: 'attachments',
      type: 'array',
      maxRows: ENTRY_LIMITS.attachments,
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 200 },
        { name: 'contentType', type: 'text', required: true, maxLength: 100 },
        { name: 'size', type: 'number', required: true, min: 0 },
        { name: 'file', type: 'relationship', relationTo: 'files', required: true, index: true },
      ],
    },
    // of an answer: in the Message-ID of its mail, by which a reply is recognised
    { name: 'mailToken', type: 'text', index: true, maxLength: 40 },
    // set with the entry, removed once the message shows it and its mail is in the outbox
    { name: 'needsFinalising', type: 'checkbox' },
  ],
}
