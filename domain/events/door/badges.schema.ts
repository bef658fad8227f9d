import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { BADGE_FORMATS } from './badges.constants'

/** Query of `GET /api/events/:id/badges`. Source: issue 34, part 6. */
export const badgesQuerySchema = z.strictObject({
  format: z.enum(keysOf(BADGE_FORMATS)).default('a6'),
  /** Of files with a hundred badges each, by name. */
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type BadgesQuery = z.output<typeof badgesQuerySchema>
