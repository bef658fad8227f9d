import type { PersonalData } from '../../../platform/personalData'
import { eraseNominations, findNominationsBy, findVotesOf } from './nominationsRepository'

export const nominationsPersonalData: PersonalData = {
  exports: [
    {
      file: 'nominations.json',
      key: 'made',
      read: async ({ payload }, { id }) =>
        (await findNominationsBy(payload, id)).map(({ grade, nomineeName, reason, year, status }) => ({
          grade,
          nomineeName,
          reason,
          year,
          status,
        })),
    },
  ],
  erasures: { requests: (payload, { user }) => eraseNominations(payload, user) },
}

/** Erased with the nominations. */
export const nominationVotesPersonalData: PersonalData = {
  exports: [
    {
      file: 'nominations.json',
      key: 'votes',
      read: async ({ payload }, { id }) => [...(await findVotesOf(payload, id)).values()],
    },
  ],
  erasures: { requests: (payload, { user }) => eraseNominations(payload, user) },
}
