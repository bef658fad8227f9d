import type { PayloadRequest } from 'payload'
import { type Attempt, allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '..'
import { recordSecurityEvent } from '../../audit'
import { endSession, findPasswordHash, isPasswordCorrect, isPasswordHash } from '../credentials'
import type { SignIn } from './authentication.schema'
import { isConfirmationRequired } from './isConfirmationRequired'
import { type SignInOutcome, startSignIn } from './startSignIn'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

/** An id that no account has. */
const NOBODY = '000000000000000000000000'

/** One refusal for every reason: it must not reveal whether the email is known, locked or unconfirmed. */
export type SignInRefusal = TooManyAttempts | { problem: 'refused' }

/**
 * Counts an attempt: per account and client address, per client address, and per account. A person who
 * guesses from many client addresses gets fewer attempts from each; the owner's first attempt is still
 * accepted.
 * @returns the attempts to remove after a success, or the one that was refused
 */
const countAttempts = async (
  req: PayloadRequest,
  email: string,
): Promise<{ counted: Attempt[] } | { refused: Attempt }> => {
  const attempt = await allowAttempt(req, 'sign-in', email)
  if (!attempt.isAllowed) return { refused: attempt }
  const fromAddress = await allowAttempt(req, 'sign-in-address')
  if (!fromAddress.isAllowed) return { refused: fromAddress }
  const anywhere = await allowAttempt(req, 'sign-in-account', email, '')
  if (anywhere.isAllowed) return { counted: [attempt] }
  const strict = await allowAttempt(req, 'sign-in-strict', email)
  return strict.isAllowed ? { counted: [attempt, strict] } : { refused: strict }
}

/** Signs in with an address and a password. An unconfirmed address is refused as a wrong password is. */
export const signIn = async (
  req: PayloadRequest,
  { email, password }: SignIn,
): Promise<SignInOutcome | SignInRefusal> => {
  const { payload } = req
  const attempts = await countAttempts(req, email)
  if ('refused' in attempts) {
    // the account is not looked up, so that a refusal costs little
    await recordSecurityEvent(req, { event: 'sign-in.limited' })
    return tooManyAttempts(attempts.refused)
  }
  const mustConfirm = await isConfirmationRequired(payload)
  const account = await findAccountByEmail(payload, email)
  // always read, and the password is always hashed: the duration must not reveal whether the account exists
  const passwordHash = await findPasswordHash(payload, account?.id ?? NOBODY)
  const isCorrect = await isPasswordCorrect(password, passwordHash)
  if (!account || account.lockedAt || !isCorrect || (mustConfirm && !account.emailVerifiedAt)) {
    await recordSecurityEvent(req, { event: 'sign-in.failed', account: account?.id })
    return { problem: 'refused' }
  }
  await Promise.all(attempts.counted.map(({ forget }) => forget()))
  const outcome = await startSignIn(req, account.id)
  // a password change during this check has ended all sessions, but not this new one
  if (await isPasswordHash(payload, account.id, passwordHash)) return outcome
  if ('session' in outcome) await endSession(payload, outcome.session.token)
  return { problem: 'refused' }
}
