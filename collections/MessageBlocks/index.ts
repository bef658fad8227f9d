import type { CollectionConfig } from 'payload'
import { withMemberMessages } from '../../domain/messaging/messages/messagesPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Whose messages a member does not want. Known to that member alone. */
export const MessageBlocks: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'message-blocks',
  custom: { personalData: withMemberMessages },
  indexes: [{ fields: ['user', 'blocked'], unique: true }],
  fields: [
    userRelation(),
    { name: 'blocked', type: 'relationship', relationTo: 'users', required: true, index: true },
  ],
}
