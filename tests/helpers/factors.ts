import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** The time that a test may need between the creation and the use of a code. */
const MARGIN_MS = 3_000

/**
 * The code that an authenticator app shows.
 * @param key as the site shows it, in groups of four
 * @param steps how many half minutes from now. A code works once, so tests that need several use neighbouring
 * steps. The code of the previous step works until this step ends; when this step ends soon, the function
 * waits for the next.
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
