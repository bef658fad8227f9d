import { DONATION_TEXTS } from '../../../domain/money/donations/donation.schema'

/** Source: spec.md sections 4 and 8, "Application, profile, donation". */
export const donationMessages = {
  ...DONATION_TEXTS,
  processing: 'Processing...',
  opened: 'The payment page is open in a new tab.',
  waiting: 'The payment page will open here in a moment. Please keep this tab open.',
} as const
