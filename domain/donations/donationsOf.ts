import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { isObjectId } from '../../platform/isObjectId'
import type { StoredDonation } from './donation.types'

/** The ledger itself: its updates are pipelines, which mongoose would not cast. Whoever uses it decides access first. */
export const donationsOf = (payload: Payload): Collection<StoredDonation> =>
  modelOf(payload, 'donations').collection as unknown as Collection<StoredDonation>

/** The key of a donation, or undefined for what cannot be one. */
export const donationId = (id: unknown): ObjectId | undefined =>
  isObjectId(id) ? new ObjectId(id) : undefined
