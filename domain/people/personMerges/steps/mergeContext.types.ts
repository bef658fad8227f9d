import type { Payload } from 'payload'
import type { StoredMerge } from '../mergesRepository'

/** A merge at work. */
export interface MergeContext {
  payload: Payload
  merge: StoredMerge
  /** Renews the lease; false when another process has taken the merge over. */
  renew: () => Promise<boolean>
}

/** The lease was lost: another process goes on with the merge. */
export class LostLeaseError extends Error {}
