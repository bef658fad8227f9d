import { ObjectId } from 'mongodb'
import type { StoredMembership } from '../memberships'
import type { DerivedMembership, WithdrawnMembership } from './deriveMembership'

/** A stored or derived value in a form that can be compared: a text, an id, a date or nothing. */
const toText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof ObjectId) return value.toHexString()
  return typeof value === 'string' ? value : ''
}

/** Whether a membership is stored as it is derived. */
export const isStoredAs = (
  stored: StoredMembership,
  derived: DerivedMembership | WithdrawnMembership,
): boolean =>
  Object.entries(derived).every(([name, value]) => toText(Reflect.get(stored, name)) === toText(value))

/** Whether a derived membership has another end than the stored one. */
export const hasNewEnd = (
  stored: StoredMembership,
  derived: DerivedMembership | WithdrawnMembership,
): boolean => 'expiresAt' in derived && toText(derived.expiresAt) !== toText(stored.expiresAt)
