/** How the list of payments can be sorted, the default first; descending with a minus. */
export const PAYMENT_SORTS = ['-paidAt', 'paidAt', '-amountMinor', 'amountMinor'] as const
