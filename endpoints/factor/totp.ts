import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: six digits, a new code every 30 seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of the step before and after are accepted too: clocks differ and typing takes a moment. */
const WINDOW = 1
/** How far a clock may be off to be told so: five minutes. */
const CLOCK_WINDOW = 10

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...SETTINGS, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** The address that a QR code holds, and the key in it as people type it. */
export const describeSecret = (secret: Buffer, issuer: string, label: string): { uri: string; key: string } => {
  const totp = totpOf(secret, { issuer, label })
  return { uri: totp.toString(), key: (totp.secret.base32.match(/.{1,4}/g) ?? []).join(' ') }
}

/**
 * Which time step a code belongs to.
 * @returns its step; `offSeconds` when it is one of another time within five minutes; undefined when it is none
 */
export const stepOf = (secret: Buffer, code: string, now = Date.now()): { step: number } | { offSeconds: number } | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  if (delta !== null) return { step: totp.counter({ timestamp: now }) + delta }
  const off = totp.validate({ token: code, timestamp: now, window: CLOCK_WINDOW })
  return off === null ? undefined : { offSeconds: off * SETTINGS.period }
}
