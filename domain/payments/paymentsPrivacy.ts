import { type PersonalData, readOwn } from '../../platform/personalData'
import { erasePayer } from './paymentsRepository'

/** Payments stay in the books; what names the payer is removed from them. */
export const paymentsPersonalData: PersonalData = {
  exports: [{ file: 'payments.json', read: (req) => readOwn(req, 'payments') }],
  erasures: { records: (payload, { user }) => erasePayer(payload, user) },
}
