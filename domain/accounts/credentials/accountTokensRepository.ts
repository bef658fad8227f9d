import type { Payload } from 'payload'
import type { AccountToken } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { hashToken, makeToken } from './makeToken'

/** How long the link of a mail is valid, in minutes. */
const TOKEN_TTL_MINUTES = { confirm: 48 * 60, reset: 60, invitation: 14 * 24 * 60 } as const
export type TokenPurpose = keyof typeof TOKEN_TTL_MINUTES

/** What was chosen at the sign-up that a confirmation was mailed for. It is applied when that very link is used. */
export interface PendingSignUp {
  passwordHash: string
  fullName: string
}

type StoredToken = Stored<AccountToken>

export interface FoundToken extends Partial<PendingSignUp> {
  userId: string
  email: string
}

const toFound = ({ user, email, passwordHash, fullName }: StoredToken): FoundToken => ({
  userId: String(user),
  email,
  passwordHash: passwordHash ?? undefined,
  fullName: fullName ?? undefined,
})

/**
 * Creates a token for the link of a mail to an account's address. The previous token for the same purpose is invalid
 * from then on.
 * @param signUp what the link confirms beside the address; left out, what the previous link confirmed
 */
export const issueToken = async (
  payload: Payload,
  purpose: TokenPurpose,
  { id: user, email }: { id: string; email: string },
  signUp?: PendingSignUp,
): Promise<string> => {
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + TOKEN_TTL_MINUTES[purpose] * 60_000)
  const replace = () =>
    modelOf(payload, 'account-tokens').updateOne(
      { user, purpose },
      { $set: { tokenHash, email, expiresAt, ...signUp } },
      { upsert: true },
    )
  try {
    await replace()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await replace() // two calls issued the first token of an account at once
  }
  return token
}

/** A mail is queued well within it after its token was made; later, whoever made the token has stopped in between. */
const QUEUEING_MS = 60_000

/**
 * Creates the token of an invitation, of any number of calls at once for one of them: each would replace that of the
 * one whose mail goes out.
 * @returns undefined for the others
 */
export const issueInvitation = async (
  payload: Payload,
  { id: user, email }: { id: string; email: string },
): Promise<string | undefined> => {
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + TOKEN_TTL_MINUTES.invitation * 60_000)
  const isReplaceable = {
    $or: [{ email: { $ne: email } }, { expiresAt: { $lt: new Date(+expiresAt - QUEUEING_MS) } }],
  }
  try {
    await modelOf(payload, 'account-tokens').updateOne(
      { user, purpose: 'invitation', ...isReplaceable },
      { $set: { tokenHash, email, expiresAt } },
      { upsert: true },
    )
    return token
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

const isValid = (purpose: TokenPurpose, token: string) => ({
  tokenHash: hashToken(token),
  purpose,
  expiresAt: { $gt: new Date() },
})

/** Reads a token without using it up; undefined when it was used, replaced, has expired or never existed. */
export const findToken = async (
  payload: Payload,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> => {
  const found = await modelOf(payload, 'account-tokens')
    .findOne(isValid(purpose, token))
    .lean<StoredToken | null>()
  return found ? toFound(found) : undefined
}

/**
 * Uses up a token: of any number of calls at once, one gets it.
 * @returns the account and the address it was sent to; undefined when it was used, replaced, has expired or
 * never existed
 */
export const spendToken = async (
  payload: Payload,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> => {
  const spent = await modelOf(payload, 'account-tokens')
    .findOneAndDelete(isValid(purpose, token))
    .lean<StoredToken | null>()
  return spent ? toFound(spent) : undefined
}

/** Makes every link that was mailed for an account invalid. */
export const deleteTokens = async (payload: Payload, userId: string): Promise<void> => {
  await modelOf(payload, 'account-tokens').deleteMany({ user: userId })
}
