import { type PersonalData, deleteOwn } from '../../../platform/personalData'
import { findSecondFactor } from './secondFactorsRepository'

export const secondFactorsPersonalData: PersonalData = {
  exports: [
    {
      file: 'account.json',
      key: 'twoStepSignInSince',
      read: async ({ payload }, { id }) => (await findSecondFactor(payload, id))?.confirmedAt ?? null,
    },
  ],
  erasures: { signIn: deleteOwn('second-factors') },
}
