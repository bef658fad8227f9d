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

/** Whether the payment provider may know more about a donation than we do. */
export const isOpenDonation = ({ status }: { status: DonationStatus }): boolean =>
  status === 'created' || status === 'pending'

export const DISPUTE_STATES = { open: 'Open', won: 'Won', lost: 'Lost' } as const

/** Source: spec.md section 9. */
export const DONATION_PRESETS_USD = [25, 50, 100, 250, 500] as const
export const MIN_DONATION_CENTS = 100
/** Above this a typing mistake is more likely than a donation. */
export const MAX_DONATION_CENTS = 10_000_000

/** Messages of form and endpoint. Source: spec.md section 8, "Application, profile, donation". */
export const DONATION_TEXTS = {
  invalidAmount: 'Please enter a valid amount (minimum $1)',
  tooMuch: 'Online donations are limited to $100,000. Please contact us about larger donations.',
  failed: 'Failed to initiate donation. Please try again.',
  notConfigured:
    'Card payments are not available on this site at the moment. Please use one of our partner platforms, or contact us.',
} as const

/**
 * US dollars as a person writes them, in whole cents; undefined for other texts: `1e3`, `25.555`, `NaN`.
 * The limits are checked by `donationProblem`.
 */
export const toCents = (dollars: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(dollars.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** The message for an amount that cannot be donated; undefined for one that can. */
export const donationProblem = (amountCents: number | undefined): string | undefined => {
  if (amountCents === undefined || !Number.isInteger(amountCents) || amountCents < MIN_DONATION_CENTS)
    return DONATION_TEXTS.invalidAmount
  return amountCents > MAX_DONATION_CENTS ? DONATION_TEXTS.tooMuch : undefined
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as displayed: `$1,250.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100)
