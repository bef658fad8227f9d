import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { moveContentVersion } from '../../content/contentVersions'
import { recordChange } from '../../audit'
import { findStaffEvent, isHolder, removeHolder } from '..'
import { followWaitingListSoon } from '../waiting'
import { type Removal, deriveRegistration } from './deriveRegistrations'

/**
 * Releases an account's seat, and mails the person. Releasing a seat that is not held changes nothing.
 * @param removal by staff, with the reason that the person is told; undefined when the person cancelled
 * @returns whether the seat was held
 */
export const releaseSeat = async (
  payload: Payload,
  event: string,
  user: string,
  removal?: Removal,
): Promise<boolean> => {
  const wasHeld = await removeHolder(payload, event, user)
  await deriveRegistration(payload, event, user, removal)
  if (wasHeld) await followWaitingListSoon(payload, event)
  return wasHeld
}

/** Cancels a person's registration for an event. Idempotent. */
export const cancelRegistration = async (
  payload: Payload,
  id: unknown,
  user: string,
): Promise<'cancelled' | 'not_found' | 'has_ticket'> => {
  if (!isObjectId(id)) return 'not_found'
  await releaseSeat(payload, id, user)
  if (await isHolder(payload, id, user)) return 'has_ticket'
  await moveContentVersion(payload, 'seats')
  return 'cancelled'
}

/** Removes a person's registration on behalf of staff, and mails the person. Idempotent. */
export const removeRegistrant = async (
  req: PayloadRequest,
  event: unknown,
  user: unknown,
  reason: string | undefined,
): Promise<'removed' | 'event_not_found' | 'account_not_found' | 'has_ticket'> => {
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
  } else if (await isHolder(req.payload, id, user)) return 'has_ticket'
  return 'removed'
}
