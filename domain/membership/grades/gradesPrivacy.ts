import { type PersonalData, readOwn } from '../../../platform/personalData'
import { eraseWaivers } from './waiversRepository'

/** Invoices keep the line that a waiver gave; why it was given goes with the account. */
export const waiversPersonalData: PersonalData = {
  exports: [{ file: 'fee-waivers.json', read: (req) => readOwn(req, 'fee-waivers') }],
  erasures: { records: (payload, { user }) => eraseWaivers(payload, user) },
}
