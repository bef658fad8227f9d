import { type PersonalData, deleteOwn } from '../../platform/personalData'
import { findFactor } from './findFactor'

export const secondFactorsPersonalData: PersonalData = {
  exports: [
    {
      file: 'account.json',
      key: 'twoStepSignInSince',
      read: async ({ payload }, { id }) => (await findFactor(payload, id))?.confirmedAt ?? null,
    },
  ],
  erasures: { signIn: deleteOwn('second-factors') },
}
