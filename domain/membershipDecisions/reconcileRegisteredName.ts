import type { Payload } from 'payload'
import { findApprovedName } from '../applications'
import { setRegisteredName } from '../memberships'
import { findChangedName } from '../nameChanges'

/**
 * The name that was decided last, on an application or a change of name; null for a membership that rests on
 * neither.
 */
export const findDecidedName = async (payload: Payload, user: string): Promise<string | null> => {
  const [approved, changed] = await Promise.all([
    findApprovedName(payload, user),
    findChangedName(payload, user),
  ])
  if (!approved || !changed) return (approved ?? changed)?.name ?? null
  return (changed.decidedAt >= approved.decidedAt ? changed : approved).name
}

/**
 * Makes the registered name of a person's membership follow from the decisions on it. A membership that rests on none
 * (made by staff) keeps the name it was given. Safe to repeat and to run twice at once: it looks again after writing.
 * Source: decisions.md "Registered name".
 */
export const reconcileRegisteredName = async (payload: Payload, user: string): Promise<void> => {
  let name = await findDecidedName(payload, user)
  while (name) {
    await setRegisteredName(payload, user, name)
    const now = await findDecidedName(payload, user)
    if (now === name) return
    name = now
  }
}
