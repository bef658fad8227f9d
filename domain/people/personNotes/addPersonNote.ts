import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import type { StaffNoteInput } from '../../office/staffNotes/staffNote.schema'
import { countPersonNotes, hasPersonNote, storePersonNote } from './personNotesRepository'

/** How many notes a person has at most. */
const MAX_PERSON_NOTES = 500

/**
 * Adds a note of staff about a person; nobody mails it. The same key again adds nothing.
 * @param by id of the author's account
 */
export const addPersonNote = async (
  req: PayloadRequest,
  user: string,
  by: string,
  { note, key: givenKey }: StaffNoteInput,
): Promise<{ outcome: 'noted' } | { problem: 'too_many' }> => {
  const { payload } = req
  const key = `${user}:${by}:${givenKey}`
  if ((await countPersonNotes(payload, user)) >= MAX_PERSON_NOTES)
    return (await hasPersonNote(payload, key)) ? { outcome: 'noted' } : { problem: 'too_many' }
  if (await storePersonNote(payload, { user, author: by, text: note, key }))
    // the log says that a note was written, not what it says
    await recordChange(req, {
      action: 'person.noted',
      subject: { collection: 'users', id: user },
      account: user,
    })
  return { outcome: 'noted' }
}
