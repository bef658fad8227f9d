import { type PersonalData, readOwn } from '../../../platform/personalData'
import type { Payload } from 'payload'
import { removeFile } from '../../publications/files'
import { erasePayer, findSlipsOf } from './paymentsRepository'

/** Erases the slips and names of a person's payments. Safe to repeat after an interruption at any point. */
const erasePayments = async (payload: Payload, user: string): Promise<void> => {
  for (const slip of await findSlipsOf(payload, user)) await removeFile(payload, slip)
  await erasePayer(payload, user)
}

/** Payments stay in the books; what names the payer is removed from them. */
export const paymentsPersonalData: PersonalData = {
  exports: [{ file: 'payments.json', read: (req) => readOwn(req, 'payments') }],
  erasures: { records: (payload, { user }) => erasePayments(payload, user) },
}
