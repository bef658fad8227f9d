import { z } from 'zod'
import { PART_PAGES } from './personParts.schema'

/** Query of `GET /api/users/:id/part/…`. */
export const partQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(PART_PAGES).default(1),
})
