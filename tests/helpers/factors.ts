import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** What a test may take from making a code to sending it. */
const MARGIN_MS = 3_000

/**
 * The code that an authenticator app shows.
 * @param key as the site shows it, groups of four
 * @param steps how many half minutes from now; a code works once, so tests that need several take those nearby. That of
 * the half minute before works until this one ends: where too little of it is left, the next is waited for
 */
export const codeOf = (key: string, steps = 0, now = Date.now()): string => {
  const left = STEP_MS - (now % STEP_MS)
  if (steps === -1 && left < MARGIN_MS) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left + 1)
    return codeOf(key, steps)
  }
  return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({
    timestamp: now + steps * STEP_MS,
  })
}
