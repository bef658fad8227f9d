import type { PersonalData } from '../../../platform/personalData'
import { removePersonFromTasks } from './tasksRepository'

/**
 * Tasks are working papers of the staff, like their notes: they are not part of the copy of a person's data. Those
 * about a person go with the account; those that a member of staff had become nobody's.
 */
export const tasksPersonalData: PersonalData = {
  exports: { none: 'Working papers of the staff.' },
  erasures: { requests: (payload, { user }) => removePersonFromTasks(payload, user) },
}
