import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '..'
import { sendWelcome } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import { moveMembersVersion } from '../../content/contentVersions'
import {
  type FoundToken,
  findPasswordHash,
  findToken,
  isPasswordCorrect,
  setPasswordHash,
  spendToken,
} from '../credentials'
import { announcePeople, findFullName, setProfileFields } from '../../people/profiles'
import type { confirmSchema } from './authentication.schema'
import { claimAddress } from './claimAddress'
import { type SignInOutcome, startSignIn } from './startSignIn'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

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
