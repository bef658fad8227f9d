import type { Payload } from 'payload'
import { sumHours } from './cpdRepository'
import type { CpdSummary } from './cpdRecord.schema'
import { currentYear } from './currentYear'
import { targetHours } from './targetHours'

/** A member's hours of a year, and the target. */
export const readCpdSummary = async (
  payload: Payload,
  user: string,
  year = currentYear(),
): Promise<CpdSummary> => {
  const [hours, target] = await Promise.all([sumHours(payload, user, year), targetHours(payload)])
  return { year, hours, targetHours: target }
}
