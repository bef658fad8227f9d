import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { moveContentVersion } from '../../content/contentVersions'
import { findStaffEvent } from '..'
import { releaseSeat } from './releaseSeat'

/** Removes a person's registration on behalf of staff, and mails the person. Idempotent. */
export const removeRegistrant = async (
  req: PayloadRequest,
  event: unknown,
  user: unknown,
  reason: string | undefined,
): Promise<'removed' | 'event_not_found' | 'account_not_found'> => {
  const found = await findStaffEvent(req, event)
  if (!found) return 'event_not_found'
  if (!isObjectId(user)) return 'account_not_found'
  const { id } = found.event
  if (await releaseSeat(req.payload, id, user, { reason })) {
    await recordChange(req, {
      action: 'registration.removed',
      subject: { collection: 'events', id },
      account: user,
      reason,
    })
    await moveContentVersion(req.payload, 'seats')
  }
  return 'removed'
}
