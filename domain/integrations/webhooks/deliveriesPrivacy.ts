import type { PersonalData } from '../../../platform/personalData'
import { deleteDeliveriesAbout } from './deliveriesRepository'

export const deliveriesPersonalData: PersonalData = {
  exports: {
    none: 'Repeats for other programs what is exported from where it is kept; deleted after 30 days.',
  },
  erasures: { traces: (payload, { user }) => deleteDeliveriesAbout(payload, user) },
}
