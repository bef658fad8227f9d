import { type PersonalData, readOwn } from '../../../platform/personalData'
import { eraseRecipient } from './invoicesRepository'

/** Invoices stay in the books; what names the recipient is removed from them. */
export const invoicesPersonalData: PersonalData = {
  exports: [{ file: 'invoices.json', read: (req) => readOwn(req, 'invoices') }],
  erasures: { records: (payload, { user }) => eraseRecipient(payload, user) },
}
