/** Source: spec.md section 8, "Application, profile, donation". */
export const donationMessages = {
  invalidAmount: 'Please enter a valid amount (minimum $1)',
} as const
