import type { Payload } from 'payload'

/** What staff decide about one person each, and its name in a sentence. */
export const DECIDED_RECORDS = {
  applications: 'application',
  'fee-waivers': 'discount',
  invoices: 'invoice',
  'name-changes': 'change of name',
  payments: 'payment',
  renewals: 'renewal',
} as const
export type DecidedCollection = keyof typeof DECIDED_RECORDS

/** Whether a record is about a person. */
export const isOwnRecord = async (
  payload: Payload,
  collection: DecidedCollection,
  id: string,
  user: string,
): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id }, user: { equals: user } },
    overrideAccess: true, // it tells only whether the record is the person's own
  })
  return totalDocs > 0
}
