import { z } from 'zod'

export const RENEWAL_STATUSES = { requested: 'Requested', done: 'Done', declined: 'Declined', withdrawn: 'Withdrawn' } as const
export type RenewalStatus = keyof typeof RENEWAL_STATUSES

/** Annual or multi-year. Source: spec.md section 2, "/membership/renewal". */
export const RENEWAL_YEARS = [1, 2, 3] as const

export const renewalSchema = z.strictObject({ years: z.union(RENEWAL_YEARS.map((years) => z.literal(years)), 'Please choose a period') })
export type RenewalInput = z.input<typeof renewalSchema>
