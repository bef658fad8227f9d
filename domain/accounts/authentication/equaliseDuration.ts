import { setTimeout } from 'node:timers/promises'

/** Longer than the work takes when the server is not overloaded. */
const MIN_DURATION_MS = 250

/**
 * Waits for work that is not done for every caller, and equally long when there is nothing to do: the
 * duration of an answer must not reveal whether an email has an account.
 */
export const equaliseDuration = async (work: Promise<void>): Promise<void> => {
  await Promise.all([work, setTimeout(MIN_DURATION_MS)])
}
