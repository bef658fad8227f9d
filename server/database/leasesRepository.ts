import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { entriesOf } from '../../platform/records.schema'

/**
 * The fields that say until when a process has a work. Mails and webhooks are not among them: their senders look at
 * what may have been sent already before they release it.
 */
export const LEASES = {
  'job-leases': 'leasedUntil',
  mailings: 'leaseUntil',
  'people-imports': 'leaseUntil',
  'person-merges': 'leaseUntil',
  'statement-imports': 'leaseUntil',
  'grade-runs': 'leaseUntil',
  files: 'examiningUntil',
  'file-uploads': 'takenUntil',
} as const satisfies Partial<Record<CollectionSlug, string>>

/**
 * Ends every lease: for the start of the only process that uses the database, when whoever had one has ended. What a
 * power cut interrupted goes on at once then, where several processes would have to wait until the leases end.
 */
export const endLeases = async (payload: Payload): Promise<void> => {
  const now = new Date()
  await Promise.all(
    entriesOf(LEASES).map(([collection, field]) =>
      modelOf(payload, collection).updateMany({ [field]: { $gt: now } }, { $set: { [field]: now } }),
    ),
  )
}
