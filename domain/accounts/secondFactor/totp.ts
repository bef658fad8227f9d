import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: six digits, a new code every 30 seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of the step before and after are accepted too: clocks differ and typing takes a moment. */
const WINDOW = 1
const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...SETTINGS, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** The address that a QR code holds, and the key in it as people type it. */
export const describeSecret = (
  secret: Buffer,
  issuer: string,
  label: string,
): { uri: string; key: string } => {
  const totp = totpOf(secret, { issuer, label })
  return { uri: totp.toString(), key: (totp.secret.base32.match(/.{1,4}/g) ?? []).join(' ') }
}

/**
 * Which time step a code belongs to, of the present one and those beside it; undefined when it belongs to
 * none of them.
 */
export const stepOf = (secret: Buffer, code: string, now = Date.now()): { step: number } | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : { step: totp.counter({ timestamp: now }) + delta }
}
