import type { Payload } from 'payload'
import { moveMembersVersion } from '../../hooks/membersVersion'
import { modelOf } from '../../server/services/database'

/**
 * Remembers that an account's owner reads its address, which also opens its place in the directory. An address that was
 * confirmed before keeps its date.
 * @param email the address that was proved; the account may have another by now, and nothing happens then
 */
export const confirmAddress = async (payload: Payload, userId: string, email: string): Promise<void> => {
  const { modifiedCount } = await modelOf(payload, 'users').updateOne({ _id: userId, email, emailVerifiedAt: null }, { $set: { emailVerifiedAt: new Date() } })
  if (modifiedCount > 0) await moveMembersVersion(payload)
}
