import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersionRepository'
import { modelOf } from '../../platform/database'
import { dropTokens } from './accountTokens'
import { endChallenges } from './challenges'

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

/**
 * Gives an account to who has just shown, by the link of a mail, that they read its address. The first time, whoever made
 * the account may have been somebody else: the sessions, second factors, linked identities, links and changes of address
 * from before are removed. Call it once the password is the one that came with the link. Each step can be repeated.
 * @param email the address that the mail went to; the account may have another by now, and nothing happens then
 * @returns whether this was the first proof
 */
export const claimAddress = async (payload: Payload, userId: string, email: string): Promise<boolean> => {
  const isFirst = Boolean(await modelOf(payload, 'users').exists({ _id: userId, email, emailProvedAt: null }))
  if (isFirst) {
    // sessions first: whoever has one could add what is removed next
    await modelOf(payload, 'sessions').deleteMany({ user: userId })
    await Promise.all([
      endChallenges(payload, userId),
      dropTokens(payload, userId),
      modelOf(payload, 'second-factors').deleteMany({ user: userId }),
      modelOf(payload, 'identities').deleteMany({ user: userId }),
      modelOf(payload, 'email-changes').deleteMany({ user: userId, confirmedAt: null }),
    ])
  }
  await proveAddress(payload, userId, email)
  return isFirst
}
