import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredInvoice, invoicesOf } from './invoicesRepository'

/** An open renewal that may cost something else by now, or one that was void for that and has no successor yet. */
export type InvoiceToReprice = StoredInvoice & {
  repricing: { reason: string; at: Date; by?: ObjectId | null }
}

const LONG_AGO = new Date(0)

/**
 * Notes on the open invoices for a renewal of a person that what they are for has changed. What follows is done by
 * `repriceRenewals`, at once or by its job.
 * @param change `reason`: to stand after "because"; `by`: id of the account of who changed it
 */
export const markForRepricing = async (
  payload: Payload,
  user: string,
  { reason, by }: { reason: string; by: string | ObjectId | null | undefined },
): Promise<void> => {
  await invoicesOf(payload).updateMany(
    { user: new ObjectId(user), purpose: 'renewal', status: 'open' },
    { $set: { repricing: { reason, at: new Date(), by: by ? new ObjectId(by) : null } } },
  )
}

/** The invoices that were marked, of everybody or of one person. */
export const findToReprice = (
  payload: Payload,
  { user, limit }: { user?: string; limit: number },
): Promise<InvoiceToReprice[]> =>
  invoicesOf(payload)
    .find<InvoiceToReprice>({
      'repricing.at': { $gt: LONG_AGO },
      ...(user !== undefined && { user: new ObjectId(user) }),
    })
    .limit(limit)
    .toArray()

/** Ends what a mark asked for, unless it was set anew meanwhile. */
export const endRepricing = async (payload: Payload, { _id, repricing }: InvoiceToReprice): Promise<void> => {
  await invoicesOf(payload).updateOne({ _id, 'repricing.at': repricing.at }, { $unset: { repricing: '' } })
}
