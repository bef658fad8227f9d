import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../server/services/database'
import { hashToken, makeToken } from './tokens'

/** How long the link of a mail holds, in minutes. */
export const TOKEN_TTL_MINUTES = { confirm: 48 * 60, reset: 60 } as const
export type TokenPurpose = keyof typeof TOKEN_TTL_MINUTES

interface StoredToken {
  user: unknown
  email: string
}

/**
 * A token for the link of a mail to an account's address. The one before for the same purpose is worth nothing from
 * here on.
 */
export const issueToken = async (payload: Payload, purpose: TokenPurpose, { id: user, email }: { id: string; email: string }): Promise<string> => {
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + TOKEN_TTL_MINUTES[purpose] * 60_000)
  const replace = () => modelOf(payload, 'account-tokens').updateOne({ user, purpose }, { $set: { tokenHash, email, expiresAt } }, { upsert: true })
  try {
    await replace()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await replace() // the first one of an account was issued by two calls at once
  }
  return token
}

/**
 * Spends a token: of any number of calls at once, one gets it.
 * @returns whose it was and the address it was sent to; undefined when it was spent, replaced, has expired or never was
 */
export const spendToken = async (payload: Payload, purpose: TokenPurpose, token: string): Promise<{ userId: string; email: string } | undefined> => {
  const spent = await modelOf(payload, 'account-tokens')
    .findOneAndDelete({ tokenHash: hashToken(token), purpose, expiresAt: { $gt: new Date() } })
    .lean<StoredToken>()
  return spent ? { userId: String(spent.user), email: spent.email } : undefined
}

/** Makes every link that was sent for an account worthless. */
export const dropTokens = async (payload: Payload, userId: string): Promise<void> => {
  await modelOf(payload, 'account-tokens').deleteMany({ user: userId })
}
