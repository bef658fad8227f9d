import { z } from 'zod'

/**
 * Words that must be given: a reason, a note.
 * @param missing what is said where there are none
 * @param max of characters
 */
export const requiredText = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters`)

/** A text of one line, for `.regex(...ON_ONE_LINE)`: it becomes a heading, a subject or a cell. */
export const ON_ONE_LINE = [/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please enter this on one line'] as const

/** Made by a form once for what it sends: the same sent twice is one. */
export const formKey = z.uuid('Please reload the page and try again')
