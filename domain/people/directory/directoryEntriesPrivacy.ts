import type { PersonalData } from '../../../platform/personalData'
import { removeEntryOf } from './directoryEntriesRepository'

export const directoryEntriesPersonalData: PersonalData = {
  exports: { none: 'Made from the profile and the membership, which are in the copy.' },
  erasures: { profile: (payload, { profile }) => removeEntryOf(payload, profile) },
}
