import { type PersonalData, readOwn } from '../../../../platform/personalData'
import { eraseCreditNotes } from './creditNotesRepository'

/** Credit notes stay in the books; what names the recipient is removed from them. */
export const creditNotesPersonalData: PersonalData = {
  exports: [{ file: 'credit-notes.json', read: (req) => readOwn(req, 'credit-notes') }],
  erasures: { records: (payload, { user }) => eraseCreditNotes(payload, user) },
}
