import type { Payload } from 'payload'
import { beginsWith } from '../../../platform/beginsWith'
import { type StoredInvoice, invoicesOf } from './invoicesRepository'
import { normaliseReference } from './reference.schema'

/** Shorter ones begin many references. */
const MIN_REFERENCE = 6

/** The invoices whose number or reference begins with a text, the latest first. The caller checks access. */
export const lookUpInvoices = (payload: Payload, text: string, limit: number): Promise<StoredInvoice[]> => {
  const reference = normaliseReference(text)
  return invoicesOf(payload)
    .find({
      $or: [
        { number: beginsWith(text.toUpperCase()) },
        ...(reference.length >= MIN_REFERENCE ? [{ reference: beginsWith(reference) }] : []),
      ],
    })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray()
}
