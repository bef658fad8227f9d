/** What may become of a correction; each is confirmed by somebody else than asked for it. */
export const CORRECTION_STATUSES = {
  asked: 'Waits for a second person',
  confirmed: 'Confirmed',
  declined: 'Declined',
} as const
export type CorrectionStatus = keyof typeof CORRECTION_STATUSES
