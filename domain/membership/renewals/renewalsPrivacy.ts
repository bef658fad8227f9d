import { type PersonalData, readOwn } from '../../../platform/personalData'
import { eraseRenewals } from './renewalsRepository'

export const renewalsPersonalData: PersonalData = {
  exports: [{ file: 'membership.json', key: 'renewals', read: (req) => readOwn(req, 'renewals') }],
  erasures: { records: (payload, { user }) => eraseRenewals(payload, user) },
}
