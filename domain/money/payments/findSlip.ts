import type { PayloadRequest } from 'payload'
import { handlesMoney } from '../../../collections/access/roles'
import type { File, User } from '../../../payload-types'
import { findPayment } from './paymentsRepository'

/** The slip of a payment, for the payer and staff who handle money; null for other readers and when there is none. */
export const findSlip = async (req: PayloadRequest, id: string, reader: User): Promise<File | null> => {
  const payment = await findPayment(req.payload, id)
  if (!payment?.slip || !(handlesMoney(reader) || payment.user?.equals(reader.id))) return null
  return req.payload.findByID({
    collection: 'files',
    id: payment.slip.toHexString(),
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read the slip was decided above
    disableErrors: true,
    req,
  })
}
