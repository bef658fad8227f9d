import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** A key for this use alone, derived from the installation's secret. */
const keyOf = ({ config }: Payload): Buffer => Buffer.from(hkdfSync('sha256', config.secret, '', 'second factor, version 1', 32))

/**
 * An authenticator's secret as it is stored: `v1.` and nonce, tag and ciphertext in base64url. Bound to the account, so
 * that it is of no use in another one's document.
 */
export const sealSecret = (payload: Payload, userId: string, secret: Buffer): string => {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, keyOf(payload), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** The secret again; undefined when it was sealed with another key, for another account, or was tampered with. */
export const openSecret = (payload: Payload, userId: string, stored: string): Buffer | undefined => {
  const [version, content = ''] = stored.split('.')
  const bytes = Buffer.from(content, 'base64url')
  if (version !== 'v1' || bytes.length <= NONCE_LENGTH + TAG_LENGTH) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(payload), bytes.subarray(0, NONCE_LENGTH), { authTagLength: TAG_LENGTH })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()])
  } catch {
    return undefined
  }
}
