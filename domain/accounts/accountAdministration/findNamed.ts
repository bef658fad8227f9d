import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { readPeople } from '../../people/directory'
import { escapeRegExp } from '../../../platform/escapeRegExp'

/** Above this number, reading all in their order finds enough matches soon. */
const FEW = 2_000

interface Named {
  condition: Record<string, unknown>
  total: number
  /** Their accounts, if there are few. */
  users?: ObjectId[]
}

/**
 * People whose name or email contains a text, in any case. Searches this process's memory: the database would
 * read fifty thousand documents for a rare text, and again to count them.
 */
export const findNamed = async (payload: Payload, text: string): Promise<Named> => {
  const pattern = escapeRegExp(text)
  const found: { id: string; user: string }[] = []
  for (const [id, { user, fullName, email }] of await readPeople(payload))
    if (pattern.test(fullName) || pattern.test(email)) found.push({ id, user })
  const total = found.length
  if (total > FEW) return { condition: { $or: [{ fullName: pattern }, { email: pattern }] }, total }
  return {
    condition: { _id: { $in: found.map(({ id }) => new ObjectId(id)) } },
    total,
    users: found.map(({ user }) => new ObjectId(user)),
  }
}
