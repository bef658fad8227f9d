import type { PayloadRequest } from 'payload'
import { findAccount } from '..'
import { endChallenge, tryChallenge } from '../credentials'
import { type CodeRefusal, checkCode, findSecondFactor } from '../secondFactor'
import { type SignedInAccount, startOwnSession } from './startSignIn'

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
