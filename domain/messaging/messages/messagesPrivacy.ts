import type { Payload } from 'payload'
import type { PersonalData } from '../../../platform/personalData'
import { findNames } from '../../people/profiles'
import { FORMER_MEMBER } from './messageTexts.schema'
import { findAllOf, findBlocks, removePerson } from './messagesRepository'

/**
 * Erases a person from members' messages. The other person keeps the text, as they would keep a letter, from or to a
 * "Former member"; what nobody is left to read goes. Safe to repeat after breaking off anywhere.
 */
export const eraseMessages = (payload: Payload, user: string): Promise<void> => removePerson(payload, user)

/** What a person wrote to members and received from them, for the copy of their own data. */
export const exportMessages = async (payload: Payload, user: string): Promise<object> => {
  const [messages, blocks] = await Promise.all([findAllOf(payload, user), findBlocks(payload, user)])
  const names = await findNames(payload, [
    ...messages.flatMap(({ sender, recipient }) => [sender, recipient]),
    ...blocks.map(({ blocked }) => blocked),
  ])
  const nameOf = (account: { toHexString: () => string } | null | undefined): string =>
    names.get(account?.toHexString() ?? '') ?? FORMER_MEMBER
  return {
    messages: messages.map(({ sender, recipient, subject, text, createdAt, readAt }) => ({
      from: nameOf(sender),
      to: nameOf(recipient),
      subject,
      text,
      sentAt: createdAt,
      ...(recipient?.toHexString() === user && { readAt: readAt ?? null }),
    })),
    blocked: blocks.map(({ blocked }) => nameOf(blocked)),
  }
}

export const memberMessagesPersonalData: PersonalData = {
  exports: [{ file: 'member-messages.json', read: ({ payload }, { id }) => exportMessages(payload, id) }],
  erasures: { records: (payload, { user }) => eraseMessages(payload, user) },
}

/** Of blocks and reports. */
export const withMemberMessages: PersonalData = {
  exports: { none: 'Exported with the messages, as far as they are the person’s own.' },
  erasures: { none: 'Erased with the messages.' },
}
