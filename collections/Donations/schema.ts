export const DONATION_STATUSES = {
  created: 'Created',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
} as const
export type DonationStatus = keyof typeof DONATION_STATUSES

/** Source: spec.md section 9. */
export const DONATION_PRESETS_USD = [25, 50, 100, 250, 500] as const
export const MIN_DONATION_CENTS = 100
/** A slip of the finger beyond this is more likely than a gift. */
export const MAX_DONATION_CENTS = 10_000_000
