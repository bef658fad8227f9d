import type { Payload } from 'payload'

/**
 * Applies what follows from a decision that was just recorded. The decision stands if that fails: a job tries again.
 * @param decision its id, under the name that the log shows
 * @returns whether it is done
 */
export const finaliseNow = async (
  payload: Payload,
  decision: Record<string, string>,
  finalise: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await finalise()
    return true
  } catch (error) {
    payload.logger.error(
      { err: error, ...decision },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return false
  }
}
