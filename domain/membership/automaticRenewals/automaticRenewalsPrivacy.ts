import { type PersonalData, readOwn } from '../../../platform/personalData'
import { switchOff } from './automaticRenewalsRepository'

/** The consent goes with the account. The provider's id of the card stays until the provider has forgotten it. */
export const automaticRenewalsPersonalData: PersonalData = {
  exports: [{ file: 'automatic-renewal.json', read: (req) => readOwn(req, 'automatic-renewals') }],
  erasures: { records: (payload, { user }) => switchOff(payload, user, true) },
}
