import type { Payload } from 'payload'
import { proveAddress } from '../accounts'
import { modelOf } from '../../platform/database'
import { deleteSecondFactor } from '../secondFactor'
import { deleteIdentities } from '../singleSignOn'
import { deleteTokens, endChallenges } from '../credentials'

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
      deleteTokens(payload, userId),
      deleteSecondFactor(payload, userId),
      deleteIdentities(payload, userId),
      modelOf(payload, 'email-changes').deleteMany({ user: userId, confirmedAt: null }),
    ])
  }
  await proveAddress(payload, userId, email)
  return isFirst
}
