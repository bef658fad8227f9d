import { createHash, randomBytes } from 'node:crypto'

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A secret for a link or a cookie, and what is stored of it. */
export const makeToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
