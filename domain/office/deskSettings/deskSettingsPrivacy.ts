import type { PersonalData } from '../../../platform/personalData'
import { deleteDeskSettings } from './deskSettingsRepository'

/** A view may search for a person by name: it is deleted with the account of who kept it. */
export const deskSettingsPersonalData: PersonalData = {
  exports: { none: 'How a member of staff has arranged the desk.' },
  erasures: { requests: (payload, { user }) => deleteDeskSettings(payload, user) },
}
