import { Secret, TOTP } from 'otpauth'

/**
 * The code that an authenticator app shows.
 * @param key as the site shows it, groups of four
 * @param steps how many half minutes from now; a code works once, so tests that need several take those nearby
 */
export const codeOf = (key: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({ timestamp: now + steps * 30_000 })
