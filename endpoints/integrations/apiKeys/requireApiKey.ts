import type { PayloadRequest } from 'payload'
import { type UsedApiKey, authenticateApiKey, readApiKey } from '../../../domain/integrations/apiKeys'
import type { ApiPermission } from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { recordSecurityEvent } from '../../../domain/audit'
import { allowPerMinute } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'

const REASONS = {
  missing: 'Send an API key as "Authorization: Bearer ace_…"',
  unknown: 'This API key is not known',
  expired: 'This API key has expired',
  revoked: 'This API key was revoked',
} as const

const unauthenticated = (reason: keyof typeof REASONS): Response =>
  problem(401, `key_${reason}`, REASONS[reason], { 'WWW-Authenticate': 'Bearer realm="api"' })

/**
 * The one place where a request is let in by its API key. Sessions do not count here, and keys count nowhere else: the
 * gateway refuses them where an endpoint does not declare `opensToKeys`.
 * @returns the key, or the refusal: 401 without a key that works, 429 above its rate, 403 without the permission
 */
export const requireApiKey = async (
  req: PayloadRequest,
  permission: ApiPermission,
): Promise<{ key: UsedApiKey } | { refusal: Response }> => {
  const given = readApiKey(req.headers.get('authorization'))
  if (!given) return { refusal: unauthenticated('missing') }
  const key = await authenticateApiKey(req.payload, given)
  if (typeof key === 'string') {
    await recordSecurityEvent(req, { event: 'api-key.refused', detail: `${key} key` })
    return { refusal: unauthenticated(key) }
  }
  const { isAllowed, retryAfterSeconds } = await allowPerMinute(
    req,
    'api-key',
    key._id.toHexString(),
    key.requestsPerMinute,
  )
  if (!isAllowed)
    return {
      refusal: tooManyAttempts(
        retryAfterSeconds,
        `This API key may send ${key.requestsPerMinute} requests a minute. Please wait.`,
      ),
    }
  if (!key.permissions.includes(permission))
    return { refusal: problem(403, 'permission_missing', `This API key does not have ${permission}`) }
  return { key }
}
