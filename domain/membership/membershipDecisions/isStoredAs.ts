import { ObjectId } from 'mongodb'
import type { StoredMembership } from '../memberships'
import type { DerivedMembership, WithdrawnMembership } from './deriveMembership'

/** A stored or derived value in a form that can be compared: a text, an id, a date, a number or nothing. */
const toText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof ObjectId) return value.toHexString()
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Whether a membership is stored as it is derived. */
export const isStoredAs = (
  stored: StoredMembership,
  derived: DerivedMembership | WithdrawnMembership,
): boolean =>
  Object.entries(derived).every(([name, value]) => toText(Reflect.get(stored, name)) === toText(value))

/** Notices that a new term begins anew; more time has a last notice of its own. */
export const remindersAfter = (
  stored: StoredMembership,
  derived: DerivedMembership | WithdrawnMembership,
): { remindersSent?: StoredMembership['remindersSent']; removalNoticedAt?: null } => {
  if (!('expiresAt' in derived)) return {}
  if (toText(derived.expiresAt) !== toText(stored.expiresAt))
    return { remindersSent: [], removalNoticedAt: null }
  if (toText(derived.moreTimeUntil) === toText(stored.moreTimeUntil)) return {}
  const remindersSent = stored.remindersSent?.filter((mark) => mark !== 'removal') ?? []
  return { remindersSent, removalNoticedAt: null }
}
