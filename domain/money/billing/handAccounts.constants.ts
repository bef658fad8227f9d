/** What kinds of income an invoice by hand can be; accounts of the ledger. Without zod: the form shows them. */
export const HAND_ACCOUNTS = {
  otherIncome: 'Other income',
  dues: 'Membership dues',
  joiningFees: 'Joining fees',
} as const

/** Of an invoice by hand. */
export const MAX_LINES = 20
