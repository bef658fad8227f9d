import type { PersonalData } from '../../../platform/personalData'
import { deleteCheckInsOfPerson } from './checkInsRepository'

export const checkInsPersonalData: PersonalData = {
  exports: { none: 'That a person came is exported with the attendance.' },
  erasures: { requests: (payload, { user }) => deleteCheckInsOfPerson(payload, user) },
}
