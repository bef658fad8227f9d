import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** A key for one use alone, derived from the installation's secret. */
export const deriveKey = ({ config }: Payload, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secret, '', purpose, 32))

/**
 * Encrypts and signs something that leaves the server's hands: `v1.` and nonce, tag and ciphertext in base64url.
 * @param purpose names the use: what was sealed for one cannot be opened for another
 * @param context what it is bound to, for example the account: sealed for one, it is of no use for another
 */
export const sealBytes = (payload: Payload, purpose: string, context: string, content: Buffer): string => {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, deriveKey(payload, purpose), nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** What was sealed; undefined when it was sealed with another key or for something else, or was tampered with. */
export const openBytes = (
  payload: Payload,
  purpose: string,
  context: string,
  stored: string,
): Buffer | undefined => {
  const [version, content = ''] = stored.split('.')
  const bytes = Buffer.from(content, 'base64url')
  if (version !== 'v1' || bytes.length <= NONCE_LENGTH + TAG_LENGTH) return undefined
  try {
    const decipher = createDecipheriv(
      ALGORITHM,
      deriveKey(payload, purpose),
      bytes.subarray(0, NONCE_LENGTH),
      {
        authTagLength: TAG_LENGTH,
      },
    )
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()])
  } catch {
    return undefined
  }
}
