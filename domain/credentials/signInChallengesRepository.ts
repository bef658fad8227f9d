import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { hashToken, makeToken } from './makeToken'

const CHALLENGE_TTL_MS = 5 * 60_000
const MAX_TRIES = 5

/** Remembers that an account's password was right. Returns what the code must be sent with, within five minutes. */
export const startChallenge = async (payload: Payload, userId: string): Promise<string> => {
  const { token, tokenHash } = makeToken()
  await payload.db.create({
    collection: 'sign-in-challenges',
    data: { user: userId, tokenHash, tries: 0, expiresAt: new Date(Date.now() + CHALLENGE_TTL_MS) },
  })
  return token
}

/** Counts a try on a living challenge. Undefined when it has ended, or was tried five times. */
export const tryChallenge = async (
  payload: Payload,
  token: string,
): Promise<{ id: string; userId: string } | undefined> => {
  const challenge = await modelOf(payload, 'sign-in-challenges')
    .findOneAndUpdate(
      { tokenHash: hashToken(token), expiresAt: { $gt: new Date() }, tries: { $lt: MAX_TRIES } },
      { $inc: { tries: 1 } },
    )
    .lean<{ _id: unknown; user: unknown }>()
  return challenge ? { id: String(challenge._id), userId: String(challenge.user) } : undefined
}

/** Ends a challenge that was met. False when somebody else did meanwhile, or it was taken back: it lets in once. */
export const endChallenge = async (payload: Payload, id: string): Promise<boolean> =>
  (await modelOf(payload, 'sign-in-challenges').deleteOne({ _id: id })).deletedCount === 1

/** Takes back every sign-in of an account that still waits for its code, for example because the password was changed. */
export const endChallenges = async (payload: Payload, userId: string): Promise<void> => {
  await modelOf(payload, 'sign-in-challenges').deleteMany({ user: userId })
}
