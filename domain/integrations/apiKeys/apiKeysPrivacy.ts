import type { PersonalData } from '../../../platform/personalData'
import { unlinkKeysOf } from './apiKeysRepository'

/** Keys are the association's. Of a member of staff who leaves, the name is taken off. */
export const apiKeysPersonalData: PersonalData = {
  exports: { none: 'Working records of the staff.' },
  erasures: { records: (payload, { user }) => unlinkKeysOf(payload, user) },
}
