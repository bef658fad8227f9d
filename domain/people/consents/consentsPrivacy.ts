import { type PersonalData, deleteOwn } from '../../../platform/personalData'
import { findConsents } from './consentsRepository'

/** What a person agreed to be written about is part of the copy of the own data, and goes with the account. */
export const consentsPersonalData: PersonalData = {
  exports: [
    {
      file: 'mail-preferences.json',
      read: async ({ payload }, { id }) =>
        (await findConsents(payload, id)).map(({ choice, isGiven, way, changedAt }) => ({
          choice,
          isGiven,
          way,
          changedAt,
        })),
    },
  ],
  erasures: { records: deleteOwn('consents') },
}
