import type { PersonalData } from '../../../platform/personalData'
import { deleteCheckInsOfPerson } from './checkInsRepository'

/** That a person came is in the attendance; here, only by which door and when. */
export const checkInsPersonalData: PersonalData = {
  exports: [],
  erasures: { requests: (payload, { user }) => deleteCheckInsOfPerson(payload, user) },
}
