import type { CollectionConfig } from 'payload'
import { memberMessagesPersonalData } from '../../domain/messaging/messages/messagesPrivacy'
import { MESSAGE_LIMITS } from '../../domain/messaging/messages/messageTexts.schema'
import { memberMessageEndpoints } from '../../endpoints/messaging/messages'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What members write to each other. Read by sender and recipient alone, through endpoints; administrators read what was
 * reported (`message-reports`). Without a sender or recipient: that account was erased.
 */
export const MemberMessages: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'member-messages',
  custom: { ...OPEN_OPERATIONS, personalData: memberMessagesPersonalData },
  endpoints: memberMessageEndpoints,
  indexes: [
    { fields: ['recipient', 'createdAt'] },
    { fields: ['recipient', 'readAt'] },
    { fields: ['sender', 'createdAt'] },
    { fields: ['thread', 'createdAt'] },
  ],
  fields: [
    // id of the conversation's first message
    { name: 'thread', type: 'text', required: true },
    { name: 'sender', type: 'relationship', relationTo: 'users' },
    { name: 'recipient', type: 'relationship', relationTo: 'users' },
    { name: 'subject', type: 'text', required: true, maxLength: MESSAGE_LIMITS.subject },
    { name: 'text', type: 'textarea', required: true, maxLength: MESSAGE_LIMITS.text },
    // made by the sender's form: the same message sent twice is one (see indexes.ts)
    { name: 'key', type: 'text' },
    { name: 'readAt', type: 'date' },
    { name: 'reportedAt', type: 'date' },
    // set with the message, removed once its mail is in the outbox
    { name: 'needsMail', type: 'checkbox' },
  ],
}
