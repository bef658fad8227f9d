import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersionRepository'
import { modelOf } from '../../platform/database'

/**
 * Lets an account's address count as confirmed, though nobody proved it: for installations that do not confirm addresses.
 * An address that was confirmed before keeps its date.
 * @param email the address; the account may have another by now, and nothing happens then
 */
export const assumeAddress = async (payload: Payload, userId: string, email: string): Promise<void> => {
  const { modifiedCount } = await modelOf(payload, 'users').updateOne(
    { _id: userId, email, emailVerifiedAt: null },
    { $set: { emailVerifiedAt: new Date() } },
  )
  if (modifiedCount > 0) await moveMembersVersion(payload)
}

/**
 * Remembers that an account's owner reads its address: the operator, the single sign-on provider or the owner's own
 * session says so. What else the account has stays as it is; for the link of a mail see `claimAddress`.
 * @param email the address that was proved; the account may have another by now, and nothing happens then
 */
export const proveAddress = async (payload: Payload, userId: string, email: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne(
    { _id: userId, email, emailProvedAt: null },
    { $set: { emailProvedAt: new Date() } },
  )
  await assumeAddress(payload, userId, email)
}
