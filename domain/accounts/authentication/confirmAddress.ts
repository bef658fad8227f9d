import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { allowAttempt } from '../../../platform/rateLimits'
import { recordSecurityEvent } from '../../audit'
import { moveMembersVersion } from '../../content/contentVersions'
import { announcePeople, findFullName, setProfileFields } from '../../people/profiles'
import {
  findAccountByEmail,
  findStaff,
  hasUnknownProofs,
  isAddressUnproved,
  proveAddress,
  storeUnknownProofs,
} from '..'
import {
  type FoundToken,
  deleteTokens,
  deleteUnconfirmedEmailChange,
  endAllSessions,
  endChallenges,
  findPasswordHash,
  findToken,
  isPasswordCorrect,
  setPasswordHash,
  spendToken,
} from '../credentials'
import { deleteSecondFactor } from '../secondFactor'
import { deleteIdentities, findLinkedUsers } from '../singleSignOn'
import { sendWelcome } from '../accountNotices'
import type { confirmSchema } from './authentication.schema'
import { type SignInOutcome, startSignIn } from './signIn'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

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

type ConfirmRefusal = TooManyAttempts | { problem: 'link_spent' | 'wrong_password' }

/**
 * Gives the account to the reader of the mail: first the password of the sign-up, then the email, then the
 * name.
 */
const applySignUp = async (
  { payload }: PayloadRequest,
  { userId: user, email, fullName }: FoundToken,
  passwordHash: string,
): Promise<void> => {
  // before other access is removed: a sign-in with an earlier password is refused from here on
  await setPasswordHash(payload, user, passwordHash)
  const isFirst = await claimAddress(payload, user, email)
  if (isFirst && fullName) {
    const isAnother = fullName !== (await findFullName(payload, user))
    await setProfileFields(payload, user, { fullName })
    await moveMembersVersion(payload)
    if (isAnother) await announcePeople(payload, 'person.updated', [user])
  }
  await sendWelcome(payload, { id: user, email }, await findFullName(payload, user))
}

/**
 * Confirms the address that a mail went to, by its link and the password of the sign-up that it belongs to, and signs
 * in. A person who only reads the mail did not sign up, and must not give their address to a stranger's account.
 * @returns `{ outcome: 'confirmed' }` for a locked account. After a wrong password the link stays valid.
 */
export const confirmAddress = async (
  req: PayloadRequest,
  { token, password }: z.infer<typeof confirmSchema>,
): Promise<SignInOutcome | { outcome: 'confirmed' } | ConfirmRefusal> => {
  const { payload } = req
  const found = await findToken(payload, 'confirm', token)
  if (!found) return { problem: 'link_spent' }
  const { userId: user, email } = found
  const attempt = await allowAttempt(req, 'current-password', `confirm ${user}`)
  if (!attempt.isAllowed) return tooManyAttempts(attempt)
  // links from before they were bound to a sign-up have no password, and those that were sent again after it expired
  const passwordHash = found.passwordHash ?? (await findPasswordHash(payload, user))
  if (!passwordHash || !(await isPasswordCorrect(password, passwordHash))) {
    await recordSecurityEvent(req, { event: 'sign-in.failed', account: user, detail: 'confirmation' })
    return { problem: 'wrong_password' }
  }
  await attempt.forget()
  // only the email that the mail went to: the account may have another by now
  const account = await findAccountByEmail(payload, email, user)
  if (!account || !(await spendToken(payload, 'confirm', token))) return { problem: 'link_spent' }
  await applySignUp(req, found, passwordHash)
  return account.lockedAt ? { outcome: 'confirmed' } : startSignIn(req, user)
}

/**
 * Where emails are not confirmed, a new account is marked as confirmed within moments; reading a mail takes
 * longer.
 */
const CONFIRMED_BY_MAIL_AFTER_MS = 10_000

/**
 * Stores, for the accounts of an earlier version, whether somebody proved that they read the address: those that were
 * confirmed by a mail, those that a provider vouches for, and those of staff. Each account is examined once.
 */
export const repairAddressProofs = async (payload: Payload): Promise<void> => {
  if (!(await hasUnknownProofs(payload))) return
  const [linked, staff] = await Promise.all([findLinkedUsers(payload), findStaff(payload)])
  await storeUnknownProofs(payload, {
    vouchedFor: [...linked, ...staff],
    afterMs: CONFIRMED_BY_MAIL_AFTER_MS,
  })
}
