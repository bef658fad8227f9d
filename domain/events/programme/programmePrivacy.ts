import type { PersonalData } from '../../../platform/personalData'
import { formOf } from './readProgramme'
import { findSessionsChosenBy, giveBackChoices } from './sessionsRepository'

/** Speakers are named as the association publishes them; what a person has chosen is the person's own. */
export const eventSessionsPersonalData: PersonalData = {
  exports: [
    {
      file: 'event-sessions.json',
      read: async ({ payload }, { id }) =>
        (await findSessionsChosenBy(payload, id))
          .map(formOf)
          .map(({ title, startsAt }) => ({ title, startsAt })),
    },
  ],
  erasures: {
    requests: async (payload, { user }) => {
      for (const { event } of await findSessionsChosenBy(payload, user))
        await giveBackChoices(payload, String(event), user)
    },
  },
}
