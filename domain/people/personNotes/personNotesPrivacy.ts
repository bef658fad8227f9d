import type { PersonalData } from '../../../platform/personalData'
import { removePersonFromNotes } from './personNotesRepository'

/**
 * Notes are what staff write for each other, for example about a third person or before a decision: like those of
 * contact messages they are not part of the copy of a person's data, and go with the account.
 */
export const personNotesPersonalData: PersonalData = {
  exports: { none: 'Working papers of the staff.' },
  erasures: { requests: (payload, { user }) => removePersonFromNotes(payload, user) },
}
