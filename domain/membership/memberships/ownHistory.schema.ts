import { z } from 'zod'

/** Query of `GET /api/memberships/mine/history`. */
export const ownHistorySchema = z.object({
  /** From 1; beyond the last one the last is answered. */
  page: z.coerce.number('Please enter a page').int('Please enter a page').min(1).max(10_000).default(1),
})
