import type { Payload } from 'payload'
import { findApprovedNames } from '../applications'
import { setRegisteredName } from '../memberships'
import { findChangedNames } from '../nameChanges'

/**
 * The name of each person that was decided last, on an application or a change of name, by account; without an entry
 * for a membership that rests on neither.
 */
export const findDecidedNames = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<Map<string, string>> => {
  const [approved, changed] = await Promise.all([
    findApprovedNames(payload, users),
    findChangedNames(payload, users),
  ])
  const names = new Map([...approved].map(([user, { name }]) => [user, name]))
  for (const [user, { name, decidedAt }] of changed) {
    const before = approved.get(user)
    if (!before || decidedAt >= before.decidedAt) names.set(user, name)
  }
  return names
}

const findDecidedName = async (payload: Payload, user: string): Promise<string | undefined> =>
  (await findDecidedNames(payload, [user])).get(user)

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
