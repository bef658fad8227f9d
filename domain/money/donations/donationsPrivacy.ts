import { type PersonalData, readOwn, unlinkOwn } from '../../../platform/personalData'

/** Donations stay, with the name on the receipt: the accounts must show who gave. */
export const donationsPersonalData: PersonalData = {
  exports: [{ file: 'donations.json', read: (req) => readOwn(req, 'donations') }],
  erasures: { records: unlinkOwn('donations') },
}
