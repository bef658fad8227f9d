import type { ObjectId } from 'mongodb'
import type { DisputeState, DonationStatus } from './donation.schema'

/** A donation as the database holds it: the endpoints read and change it by atomic operators. */
export interface StoredDonation {
  _id: ObjectId
  amountCents: number
  currency: string
  status: DonationStatus
  clientKey: string
  accessKey: string
  name?: string | null
  email?: string | null
  user?: ObjectId | null
  sessionId?: string | null
  paymentIntentId?: string | null
  checkoutUrl?: string | null
  openingUntil?: Date | null
  openingAttempt?: number | null
  checkedAt?: Date | null
  paidAt?: Date | null
  refundedCents?: number | null
  /** When money last went back. */
  refundedAt?: Date | null
  disputedCents?: number | null
  disputeId?: string | null
  disputeState?: DisputeState | null
  eventIds?: string[]
  isFlagged?: boolean | null
  flagReason?: string | null
  receiptNumber?: string | null
  receiptedAt?: Date | null
  createdAt: Date
}
