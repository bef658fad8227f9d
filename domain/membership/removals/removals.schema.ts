import { z } from 'zod'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import type { Reminder } from '../renewals/reminders.schema'
import type { Money } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { REMOVAL_SORTS, REMOVAL_STATES } from './removals.constants'

export const REMOVALS_PER_PAGE = 25

/** Query of `GET /api/memberships/due-for-removal`. An unknown filter is refused, never dropped. */
export const removalListSchema = z.strictObject({
  /** Part of the name, the address or the membership number. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(keysOf(REMOVAL_STATES)).default('due'),
  sort: z.enum(REMOVAL_SORTS).default('graceUntil'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type RemovalFilter = z.output<typeof removalListSchema>

/** A member whose grace period is over. */
export interface RemovalRow {
  /** Of the account. */
  id: string
  account: { id: string; fullName: string; email: string }
  number: string
  /** ISO 8601, as the following. */
  expiresAt: string
  graceUntil: string
  /** Until when staff gave more time; null where they did not. */
  moreTimeUntil: string | null
  /** When the last notice was really sent; null while it was not. */
  notifiedAt: string | null
  /** The reminders of this term, the oldest first, also those that were not sent. */
  reminders: Reminder[]
  /** What is open on invoices, by currency. */
  owed: Money[]
}

export interface RemovalList {
  docs: RemovalRow[]
  totalDocs: number
  page: number
  totalPages: number
}

const reason = requiredText(GIVE_A_REASON, 1000)

/** Told to the member by mail. */
const sharedReason = z.string().trim().max(1000, 'At most 1000 characters').optional()

/** `POST /api/memberships/:user/removal`. */
export const removalSchema = z.strictObject({ reason, sharedReason })
export type RemovalInput = z.output<typeof removalSchema>

const MAX_DAYS = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** `POST /api/memberships/:user/more-time`. */
export const moreTimeSchema = z.strictObject({
  /** The last day, in Juba. */
  until: z.iso
    .date('Please enter a date')
    .refine((day) => day > jubaDay(), 'Please enter a day in the future')
    .refine(
      (day) => day <= jubaDay(new Date(Date.now() + MAX_DAYS * DAY_MS)),
      'Please enter a day within a year',
    ),
  reason,
  sharedReason,
})
export type MoreTimeInput = z.output<typeof moreTimeSchema>

/** What both answer. */
export interface RemovalDecided {
  kind: 'removed' | 'graceExtended'
  /** The decision is recorded, and something about it needs attention. */
  warning?: string
}
