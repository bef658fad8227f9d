import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { z } from 'zod'
import { BackupError } from './format'

/** About a third of a second and 128 MB for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const
const MAX_MEMORY = 256 * 1024 ** 2
const ALGORITHM = 'aes-256-gcm'

const bytes = (length: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((value) => value.length === length)

/** As it stands in an archive. The costs are fixed: an archive cannot ask for more memory than this. */
const sealedSchema = z.object({
  kdf: z.literal('scrypt'),
  N: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  cipher: z.literal(ALGORITHM),
  salt: bytes(16),
  nonce: bytes(12),
  tag: bytes(16),
  content: z.string().transform((text) => Buffer.from(text, 'base64')),
})

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...COST, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

/** Encrypts the installation's secret with a passphrase: scrypt and AES-256-GCM, as JSON. */
export const sealSecret = async (secret: string, passphrase: string): Promise<string> => {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(ALGORITHM, await keyOf(passphrase, salt), nonce)
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const binary = { salt, nonce, tag: cipher.getAuthTag(), content }
  const texts = Object.entries(binary).map(([name, value]) => [name, value.toString('base64')])
  return JSON.stringify({ kdf: 'scrypt', ...COST, cipher: ALGORITHM, ...Object.fromEntries(texts) }, null, 2)
}

/**
 * What `sealSecret` sealed.
 * @throws BackupError when the passphrase is another, or the text was changed
 */
export const openSecret = async (sealed: string, passphrase: string): Promise<string> => {
  try {
    const { salt, nonce, tag, content } = sealedSchema.parse(JSON.parse(sealed))
    const decipher = createDecipheriv(ALGORITHM, await keyOf(passphrase, salt), nonce, {
      authTagLength: tag.length,
    }).setAuthTag(tag)
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new BackupError('The secret in the archive cannot be opened: BACKUP_PASSPHRASE is another one', {
      cause,
    })
  }
}
