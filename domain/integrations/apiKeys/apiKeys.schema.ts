import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { requiredText } from '../../../platform/requiredText.schema'
import { API_KEY_LIMITS, API_PERMISSIONS } from './apiKeyTexts.schema'

const { min, max } = API_KEY_LIMITS.requestsPerMinute
const RATE = `Please enter a whole number from ${min} to ${max}`

/** Body of `POST /api/api-keys`, and the form. */
export const apiKeySchema = z.strictObject({
  /** What uses the key. */
  name: requiredText('Please enter what the key is for', API_KEY_LIMITS.name),
  permissions: z
    .array(z.enum(keysOf(API_PERMISSIONS), 'There is no such permission'), 'Please choose a permission')
    .min(1, 'Please choose at least one permission')
    .max(keysOf(API_PERMISSIONS).length)
    .refine((chosen) => !chosen.includes('contacts:read') || chosen.includes('people:read'), {
      message: 'Contact details are read with people: please choose “Read people” too',
    }),
  requestsPerMinute: z.coerce.number(RATE).int(RATE).min(min, RATE).max(max, RATE),
  /** The last day on which it works, in Juba, `YYYY-MM-DD`. */
  lastDay: z.iso.date('Please enter the last day on which the key works'),
})
export type ApiKeyInput = z.output<typeof apiKeySchema>

/** Query of `GET /api/api-keys`. */
export const apiKeyListSchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
