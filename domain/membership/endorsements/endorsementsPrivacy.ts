import type { PersonalData } from '../../../platform/personalData'
import { eraseEndorsements, findEndorsementsAsked } from './endorsementsRepository'
import { toOwnEndorsement } from './listEndorsements'

export const endorsementsPersonalData: PersonalData = {
  exports: [
    {
      file: 'endorsements.json',
      read: async ({ payload }, { id }) => (await findEndorsementsAsked(payload, id)).map(toOwnEndorsement),
    },
  ],
  erasures: { requests: (payload, { user }) => eraseEndorsements(payload, user) },
}
