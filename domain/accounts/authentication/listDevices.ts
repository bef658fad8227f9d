import type { Payload } from 'payload'
import { findSession, findSessionsOf } from '../credentials'
import type { DeviceSession } from './authentication.schema'

const MAX_LISTED = 100

/**
 * The signed-in devices of an account, the latest used first.
 * @param token of the caller's session; undefined is returned when it has ended
 */
export const listDevices = async (
  payload: Payload,
  user: string,
  token: string,
): Promise<DeviceSession[] | undefined> => {
  const current = await findSession(payload, token)
  if (!current) return undefined
  const sessions = await findSessionsOf(payload, user, MAX_LISTED)
  return sessions.map(({ _id, device, createdAt, lastSeenAt }) => ({
    id: String(_id),
    device: device ?? null,
    startedAt: createdAt.toISOString(),
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
    isCurrent: String(_id) === current.id,
  }))
}
