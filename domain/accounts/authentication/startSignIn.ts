import type { PayloadRequest } from 'payload'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../audit'
import {
  type StartedSession,
  endSession,
  readSessionToken,
  startChallenge,
  startSession,
} from '../credentials'
import { hasSecondFactor } from '../secondFactor'

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
export const startOwnSession = async (req: PayloadRequest, id: string): Promise<SignedInAccount> => {
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
