import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { WEBHOOK_EVENTS } from '../webhookEvents/webhookEvents.schema'
import { DELIVERY_STATUSES, WEBHOOK_LIMITS } from './webhookRows.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

export const DELIVERIES_PER_PAGE = 20

const address = z
  .string('Please enter an address')
  .trim()
  .min(1, 'Please enter an address')
  .max(WEBHOOK_LIMITS.url, `At most ${WEBHOOK_LIMITS.url} characters`)
  .refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, username, password, hash } = new URL(value)
    return /^https?:$/.test(protocol) && !username && !password && !hash
  }, 'Please enter an address that begins with https://, without a user name')

/** A form sends the ticked kinds in one field, with commas between them. */
const kinds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z
    .array(z.enum(keysOf(WEBHOOK_EVENTS)))
    .min(1, 'Please choose at least one event')
    .transform((chosen) => [...new Set(chosen)]),
)

/** `POST /api/webhooks`, for form and endpoint. */
export const webhookSchema = z.strictObject({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(WEBHOOK_LIMITS.name, `At most ${WEBHOOK_LIMITS.name} characters`)
    .regex(...ON_ONE_LINE),
  url: address,
  kinds,
})
export type WebhookInput = z.output<typeof webhookSchema>

const revision = z.coerce.number().int().min(0)

/** `POST /api/webhooks/:id/change`. `revision`: of the webhook as the caller read it. */
export const webhookChangeSchema = webhookSchema.extend({ revision })
export type WebhookChange = z.output<typeof webhookChangeSchema>

/** `POST /api/webhooks/:id/state`: pauses a webhook, or lets it go on. */
export const webhookStateSchema = z.strictObject({ isActive: z.boolean() })

/** Query of `GET /api/webhooks/:id/deliveries`. */
export const deliveryListSchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  status: z.enum(keysOf(DELIVERY_STATUSES)).optional(),
})
export type DeliveryFilter = z.output<typeof deliveryListSchema>
