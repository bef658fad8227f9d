import type { PersonalData } from '../../../platform/personalData'
import { unlinkDocuments } from './groupDocumentsRepository'

/** Documents are the group's: they stay when who added them goes. */
export const groupDocumentsPersonalData: PersonalData = {
  exports: { none: 'Working papers of a group, not a record about a person.' },
  erasures: { records: (payload, { user }) => unlinkDocuments(payload, user) },
}
