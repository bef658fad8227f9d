import { type PersonalData, unlinkOwn } from '../../platform/personalData'
import { findOwnMessages } from './contactMessagesRepository'

/** Messages stay, since correspondence has two sides. */
export const contactMessagesPersonalData: PersonalData = {
  exports: [{ file: 'messages.json', read: ({ payload }, { id }) => findOwnMessages(payload, id) }],
  erasures: { records: unlinkOwn('contact-messages') },
}
