import type { AfterErrorHook } from 'payload'
import { recordSecurityEvent } from '../domain/audit'
import { toFields } from '../platform/toFields'

/** Records that Payload refused a signed-in person what the access rules do not allow. */
export const recordRefusals: AfterErrorHook = async ({ collection, error, req }) => {
  if (toFields(error).status === 403 && req.user)
    await recordSecurityEvent(req, { event: 'access.refused', detail: collection?.slug })
}
