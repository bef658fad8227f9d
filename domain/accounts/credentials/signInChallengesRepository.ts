import type { Payload } from 'payload'
import type { SignInChallenge } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { hashToken, makeToken } from './makeToken'

const CHALLENGE_TTL_MS = 5 * 60_000
const MAX_TRIES = 5

/** Stores that an account's password was right. Returns what the code must be sent with, within five minutes. */
export const startChallenge = async (payload: Payload, userId: string): Promise<string> => {
  const { token, tokenHash } = makeToken()
  await payload.db.create({
    collection: 'sign-in-challenges',
    data: { user: userId, tokenHash, tries: 0, expiresAt: new Date(Date.now() + CHALLENGE_TTL_MS) },
  })
  return token
}

/** Counts a try on a valid challenge. Undefined when it has ended, or was tried five times. */
export const tryChallenge = async (
  payload: Payload,
  token: string,
): Promise<{ id: string; userId: string } | undefined> => {
  const challenge = await modelOf(payload, 'sign-in-challenges')
    .findOneAndUpdate(
      { tokenHash: hashToken(token), expiresAt: { $gt: new Date() }, tries: { $lt: MAX_TRIES } },
      { $inc: { tries: 1 } },
    )
    .lean<Pick<Stored<SignInChallenge>, '_id' | 'user'> | null>()
  return challenge ? { id: String(challenge._id), userId: String(challenge.user) } : undefined
}

/** Ends a challenge that was met. False when it has ended already: it starts one session only. */
export const endChallenge = async (payload: Payload, id: string): Promise<boolean> =>
  (await modelOf(payload, 'sign-in-challenges').deleteOne({ _id: id })).deletedCount === 1

/** Ends every sign-in of an account that still waits for its code, for example because the password was changed. */
export const endChallenges = async (payload: Payload, userId: string): Promise<void> => {
  await modelOf(payload, 'sign-in-challenges').deleteMany({ user: userId })
}
