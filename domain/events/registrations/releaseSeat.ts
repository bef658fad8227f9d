import type { Payload } from 'payload'
import { removeHolder } from '..'
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
  return wasHeld
}
