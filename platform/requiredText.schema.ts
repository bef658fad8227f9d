import { z } from 'zod'

/**
 * Words that must be given: a reason, a note.
 * @param missing what is said where there are none
 * @param max of characters
 */
export const requiredText = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters`)
