import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { moveContentVersion } from '../../content/contentVersions'
import { releaseSeat } from './releaseSeat'

/** Cancels a person's registration for an event. Idempotent. */
export const cancelRegistration = async (
  payload: Payload,
  id: unknown,
  user: string,
): Promise<'cancelled' | 'not_found'> => {
  if (!isObjectId(id)) return 'not_found'
  await releaseSeat(payload, id, user)
  await moveContentVersion(payload, 'seats')
  return 'cancelled'
}
