const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The waits after failed attempts: 20 hours and 36 minutes together. */
export const RETRY_DELAYS_MS: readonly number[] = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/**
 * How long to wait after some failed attempts, with a random tenth so that not everything is due at once.
 * @param attempts how many there were, from 1
 * @returns milliseconds; undefined when it is given up
 */
export const retryDelayMs = (
  attempts: number,
  delays: readonly number[] = RETRY_DELAYS_MS,
): number | undefined => {
  const delay = delays[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.95 + Math.random() / 10))
}

/**
 * A webhook that has failed for this long, without a success, is paused. Shorter than the waits of one delivery, so
 * that the first one that is given up pauses it.
 */
export const PAUSE_AFTER_MS = 19 * HOUR_MS
