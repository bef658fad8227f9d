import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32

/** A new secret, as its receiver stores it: `whsec_` and 32 random bytes in base64. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

export interface SignedMessage {
  /** The same for every attempt, so that a receiver can leave out what it has. */
  id: string
  /** When this attempt is made. */
  at: Date
  body: string
}

const signatureOf = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/**
 * The headers that prove where a message comes from. Source: standardwebhooks.com, "Signature scheme".
 * @param secrets one signature for each: two while a secret is being replaced
 */
export const signWebhook = (
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
