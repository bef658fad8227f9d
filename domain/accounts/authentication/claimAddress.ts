import type { Payload } from 'payload'
import { isAddressUnproved, proveAddress } from '..'
import { deleteTokens, deleteUnconfirmedEmailChange, endAllSessions, endChallenges } from '../credentials'
import { deleteSecondFactor } from '../secondFactor'
import { deleteIdentities } from '../singleSignOn'

/**
 * Gives an account to the person who has just shown, by the link of a mail, that they read its address. At the first
 * proof somebody else may have created the account: the sessions, second factors, linked identities, links and changes
 * of address from before are removed. Call it once the password is the one that came with the link. Each step can be
 * repeated.
 * @param email the address that the mail went to; nothing happens when the account has another by now
 * @returns whether this was the first proof
 */
export const claimAddress = async (payload: Payload, userId: string, email: string): Promise<boolean> => {
  const isFirst = await isAddressUnproved(payload, userId, email)
  if (isFirst) {
    // sessions first: the owner of one could add what is removed next
    await endAllSessions(payload, userId)
    await Promise.all([
      endChallenges(payload, userId),
      deleteTokens(payload, userId),
      deleteSecondFactor(payload, userId),
      deleteIdentities(payload, userId),
      deleteUnconfirmedEmailChange(payload, userId),
    ])
  }
  await proveAddress(payload, userId, email)
  return isFirst
}
