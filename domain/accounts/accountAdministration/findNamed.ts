import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { searchPeople } from '../../people/directory'
import { escapeRegExp } from '../../../platform/escapeRegExp'

/** Above this number, reading all in their order finds enough matches soon. */
const FEW = 2_000

interface Named {
  condition: Record<string, unknown>
  /** How many there are, and their accounts, if they are few. */
  total?: number
  users?: ObjectId[]
}

/** People whose name or email contains a text, in any case and spelling. */
export const findNamed = async (payload: Payload, text: string): Promise<Named> => {
  const { profiles, users, isAll } = await searchPeople(payload, text, FEW)
  if (isAll)
    return {
      condition: { _id: { $in: profiles.map((id) => new ObjectId(id)) } },
      total: profiles.length,
      users,
    }
  const pattern = escapeRegExp(text)
  return { condition: { $or: [{ fullName: pattern }, { email: pattern }] } }
}
