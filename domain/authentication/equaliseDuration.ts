import { setTimeout } from 'node:timers/promises'

/** Longer than any of the work that it hides takes when the server is not overloaded. */
const HIDING_MS = 250

/**
 * Does something that not every caller has a claim to, and takes the same time when there is nothing to do: an answer's
 * time must not tell whether an address is known.
 */
export const equaliseDuration = async (work: Promise<void>): Promise<void> => {
  await Promise.all([work, setTimeout(HIDING_MS)])
}
