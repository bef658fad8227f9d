import type { Payload } from 'payload'
import { createProfile } from '../../people/profiles'
import {
  createAccount,
  findAccountByEmail,
  findSignUpTime,
  isAddressUnproved,
  isEntered,
  proveAddress,
} from '..'
import { hasPassword } from '../credentials'
import { hasIdentity } from '../singleSignOn'

export interface GuestAccount {
  user: string
  /** Whether it was made for the guest, who may be signed in to it: nobody else has ever been in it. */
  isNew: boolean
}

/**
 * The account of somebody who has just shown, by the link of a mail, that they read an address. Where the address has
 * none, one is made, without a password. Safe to repeat: the same link finds the account that it made.
 * @param since when the link was made: an older account is not the guest's alone
 * @returns `closed` for an account that staff locked; `unproved` for one with a password whose owner never showed that
 * they read the address, and may be a stranger
 */
export const provideGuestAccount = async (
  payload: Payload,
  { email, fullName }: { email: string; fullName: string },
  since: Date,
): Promise<GuestAccount | { problem: 'closed' | 'unproved' }> => {
  await createAccount(payload, { email, fullName })
  const account = await findAccountByEmail(payload, email)
  if (!account || account.lockedAt) return { problem: 'closed' }
  const { id: user } = account
  if ((await hasPassword(payload, user)) || (await hasIdentity(payload, user)))
    return (await isAddressUnproved(payload, user, email)) ? { problem: 'unproved' } : { user, isNew: false }
  // nobody can have signed in to it: it belongs to who reads its address
  await createProfile(payload, { user, email, fullName }) // of one that a crash left without
  await proveAddress(payload, user, email)
  const madeAt = await findSignUpTime(payload, email)
  return { user, isNew: madeAt !== undefined && madeAt >= since && !(await isEntered(payload, user)) }
}
