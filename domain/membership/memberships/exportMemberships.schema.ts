import { z } from 'zod'
import { GRADES } from './grades.schema'
import { keysOf } from '../../../platform/records.schema'

/** The statuses that a membership can have, as lists of memberships are narrowed to them. */
export const HELD_STATUSES = ['active', 'grace', 'expired', 'suspended'] as const
export type HeldStatus = (typeof HELD_STATUSES)[number]

/** Query of `GET /api/memberships/list.csv`. An unknown filter is refused, never dropped. */
export const membershipExportSchema = z.strictObject({
  status: z.enum(HELD_STATUSES).optional(),
  grade: z.enum(keysOf(GRADES)).optional(),
})
export type MembershipFilter = z.output<typeof membershipExportSchema>
