/** The states of a request. In a file without zod, for the browser. */
export const RENEWAL_STATUSES = {
  requested: 'Requested',
  done: 'Renewed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const
export type RenewalStatus = keyof typeof RENEWAL_STATUSES

/** Annual or multi-year. Source: spec.md section 2, "/membership/renewal". */
export const RENEWAL_YEARS = [1, 2, 3] as const
export type RenewalYears = (typeof RENEWAL_YEARS)[number]
