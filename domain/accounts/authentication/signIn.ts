import type { PayloadRequest } from 'payload'
import type { User } from '../../../payload-types'
import { type Attempt, allowAttempt } from '../../../platform/rateLimits'
import { recordSecurityEvent } from '../../audit'
import {
  type StartedSession,
  endChallenge,
  endSession,
  findPasswordHash,
  isPasswordCorrect,
  isPasswordHash,
  readSessionToken,
  startChallenge,
  startSession,
  tryChallenge,
} from '../credentials'
import { type CodeRefusal, checkCode, findSecondFactor, hasSecondFactor } from '../secondFactor'
import { findAccount, findAccountByEmail } from '..'
import type { SignIn } from './authentication.schema'
import { isConfirmationRequired } from './isConfirmationRequired'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

/** A new session and its account. */
export interface SignedInAccount {
  session: StartedSession
  user: User
}

/** The result of a first proof: a session, or a challenge where a second factor is needed. */
export type SignInOutcome = SignedInAccount | { challenge: string }

/**
 * Starts the session of an account that has passed every check, in place of the one that the browser had: nobody could
 * end that one there any more.
 */
const startOwnSession = async (req: PayloadRequest, id: string): Promise<SignedInAccount> => {
  const former = readSessionToken(req.headers)
  if (former) await endSession(req.payload, former)
  const session = await startSession(req.payload, id, req.headers.get('user-agent'))
  await recordSecurityEvent(req, { event: 'sign-in.succeeded', account: id })
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true, // the caller has just proved to be the owner; the request itself is still anonymous
  })
  return { session, user }
}

/**
 * Continues after a correct password, or another proof in its place: starts the session, or a challenge for
 * an account with a second factor.
 */
export const startSignIn = async (req: PayloadRequest, id: string): Promise<SignInOutcome> =>
  (await hasSecondFactor(req.payload, id))
    ? { challenge: await startChallenge(req.payload, id) }
    : startOwnSession(req, id)

/** An id that no account has. */
const NOBODY = '000000000000000000000000'

/** One refusal for every reason: it must not reveal whether the email is known, locked or unconfirmed. */
type SignInRefusal = TooManyAttempts | { problem: 'refused' }

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

/**
 * The second step of sign-in: answers a challenge with a code of the authenticator app or a recovery code.
 * @returns `challenge_ended` after five minutes or five attempts, and for an account that is locked by now
 */
export const signInWithCode = async (
  req: PayloadRequest,
  { challenge: token, code }: { challenge: string; code: string },
): Promise<SignedInAccount | { problem: 'challenge_ended' } | { refusal: CodeRefusal }> => {
  const { payload } = req
  const challenge = await tryChallenge(payload, token)
  if (!challenge) return { problem: 'challenge_ended' }
  const { id, userId } = challenge
  const [account, factor] = await Promise.all([
    findAccount(payload, userId),
    findSecondFactor(payload, userId),
  ])
  if (!account || account.lockedAt || !factor?.confirmedAt) return { problem: 'challenge_ended' }
  const refusal = await checkCode(req, userId, factor, code)
  if (refusal) return { refusal }
  if (!(await endChallenge(payload, id))) return { problem: 'challenge_ended' }
  return startOwnSession(req, userId)
}
