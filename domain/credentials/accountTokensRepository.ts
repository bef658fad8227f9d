import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { hashToken, makeToken } from './makeToken'

/** How long the link of a mail lasts, in minutes. */
export const TOKEN_TTL_MINUTES = { confirm: 48 * 60, reset: 60 } as const
export type TokenPurpose = keyof typeof TOKEN_TTL_MINUTES

/** What was chosen at the sign-up that a confirmation was mailed for. It counts once that very link is used. */
export interface PendingSignUp {
  passwordHash: string
  fullName: string
}

interface StoredToken extends Partial<PendingSignUp> {
  user: unknown
  email: string
}

export interface FoundToken extends Partial<PendingSignUp> {
  userId: string
  email: string
}

const toFound = ({ user, email, passwordHash, fullName }: StoredToken): FoundToken => ({
  userId: String(user),
  email,
  passwordHash,
  fullName,
})

/**
 * A token for the link of a mail to an account's address. The one before for the same purpose is worth nothing from
 * here on.
 * @param signUp what the link confirms beside the address; left out, what the one before confirmed
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
    await replace() // the first one of an account was issued by two calls at once
  }
  return token
}

const living = (purpose: TokenPurpose, token: string) => ({
  tokenHash: hashToken(token),
  purpose,
  expiresAt: { $gt: new Date() },
})

/** Reads a token without spending it; undefined when it was spent, replaced, has expired or never was. */
export const findToken = async (
  payload: Payload,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> => {
  const found = await modelOf(payload, 'account-tokens').findOne(living(purpose, token)).lean<StoredToken>()
  return found ? toFound(found) : undefined
}

/**
 * Spends a token: of any number of calls at once, one gets it.
 * @returns whose it was and the address it was sent to; undefined when it was spent, replaced, has expired or never was
 */
export const spendToken = async (
  payload: Payload,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> => {
  const spent = await modelOf(payload, 'account-tokens')
    .findOneAndDelete(living(purpose, token))
    .lean<StoredToken>()
  return spent ? toFound(spent) : undefined
}

/** Makes every link that was sent for an account worthless. */
export const deleteTokens = async (payload: Payload, userId: string): Promise<void> => {
  await modelOf(payload, 'account-tokens').deleteMany({ user: userId })
}
