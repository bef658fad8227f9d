import type { PayloadRequest } from 'payload'
import { handlesMoney } from '../../../collections/access/roles'
import { type StoredInvoice, findInvoice } from '../../../domain/money/invoices'
import { isObjectId } from '../../../platform/isObjectId'

/** An invoice that the signed-in person may read, an own one or any for money staff; null for all else. */
export const findReadableInvoice = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  id: unknown,
): Promise<StoredInvoice | null> => {
  if (!user || !isObjectId(id)) return null
  const invoice = await findInvoice(payload, id)
  if (!invoice?.number) return null
  return handlesMoney(user) || invoice.user.equals(user.id) ? invoice : null
}
