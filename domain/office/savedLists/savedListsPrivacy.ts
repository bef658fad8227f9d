import type { PersonalData } from '../../../platform/personalData'
import { releaseListsOf } from './savedListsRepository'

/**
 * Lists are working papers of the staff and hold conditions, no people. Those of a member of staff who leaves are
 * deleted, unless colleagues share them.
 */
export const savedListsPersonalData: PersonalData = {
  exports: { none: 'Working papers of the staff.' },
  erasures: { requests: (payload, { user }) => releaseListsOf(payload, user) },
}
