import type { PersonalData } from '../../../platform/personalData'
import { moveContentVersion } from '../contentVersions'
import { deleteOpeningsOf, findOpeningsOf } from './jobOpeningsRepository'

/** Openings go with the account of who submitted them: nobody is left who answers for them. */
export const jobOpeningsPersonalData: PersonalData = {
  exports: [
    {
      file: 'job-openings.json',
      read: async ({ payload }, { id }) =>
        (await findOpeningsOf(payload, id)).map(
          ({
            _id: _,
            user: __,
            key: ___,
            waitingPlace: ____,
            needsMail: _____,
            decidedBy: ______,
            ...opening
          }) => opening,
        ),
    },
  ],
  erasures: {
    requests: async (payload, { user }) => {
      if (await deleteOpeningsOf(payload, user)) await moveContentVersion(payload, 'content')
    },
  },
}
