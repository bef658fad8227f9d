import { z } from 'zod'

/** Query of `GET /api/possible-duplicates`. */
export const duplicatesSchema = z.strictObject({
  status: z.enum(['open', 'dismissed']).default('open'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** Body of `POST /api/possible-duplicates/:id/dismissal`. */
export const dismissalSchema = z.strictObject({ isDismissed: z.boolean() })
