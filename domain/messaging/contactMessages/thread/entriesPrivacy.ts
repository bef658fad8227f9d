import type { PersonalData } from '../../../../platform/personalData'
import { findIdsOf } from '../contactMessagesRepository'
import { deleteNotes } from './entriesRepository'

/**
 * Answers and replies are exported with the message that they follow, and stay with it. Notes are what staff write for
 * each other, for example about a third person or before a decision: they are not part of the copy, and go with the
 * account.
 */
export const contactEntriesPersonalData: PersonalData = {
  exports: { none: 'Answers are exported with their message; notes are the staff’s own working papers.' },
  erasures: {
    // before the messages lose the account
    requests: async (payload, { user }) => deleteNotes(payload, await findIdsOf(payload, user)),
  },
}
