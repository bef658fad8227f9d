import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { hasContactMessage } from '../contactMessagesRepository'
import { ENTRY_LIMITS } from './entries.schema'
import { countEntries, findEntryByKey, storeEntry } from './entriesRepository'
import type { StaffNoteInput } from '../../../office/staffNotes/staffNote.schema'

/**
 * Adds a note of staff to a thread; nobody mails it. The same key again adds nothing.
 * @param by id of the administrator's account
 */
export const addNote = async (
  req: PayloadRequest,
  id: string,
  by: string,
  { note, key: givenKey }: StaffNoteInput,
): Promise<{ outcome: 'noted' } | { problem: 'not_found' | 'too_many' }> => {
  const { payload } = req
  const key = `note:${by}:${givenKey}`
  if (!(await hasContactMessage(payload, id))) return { problem: 'not_found' }
  if ((await countEntries(payload, id, 'note')) >= ENTRY_LIMITS.notes)
    return (await findEntryByKey(payload, key)) ? { outcome: 'noted' } : { problem: 'too_many' }
  if (await storeEntry(payload, { message: id, kind: 'note', key, text: note, author: by }))
    // the log says that a note was written, not what it says
    await recordChange(req, {
      action: 'message.noted',
      subject: { collection: 'contact-messages', id },
    })
  return { outcome: 'noted' }
}
