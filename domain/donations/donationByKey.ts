import type { Payload } from 'payload'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'

/** The donation that an unguessable key belongs to. */
export const donationByKey = async (payload: Payload, key: unknown): Promise<StoredDonation | null> =>
  typeof key === 'string' && /^[\w-]{32}$/.test(key) ? donationsOf(payload).findOne({ accessKey: key }) : null
