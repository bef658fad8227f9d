import { z } from 'zod'
import { hasLink, toLine } from '../../../platform/outsideInput.schema'

export const MAX_NAME_LENGTH = 100

/**
 * A person's full name as it is stored: one line, one form of each letter, single spaces. Mails to others show it, so
 * it has no links or addresses.
 * @param required what is said where it is missing
 * @param min the fewest characters
 * @param max what is said where it is too long
 */
export const fullNameSchema = (
  required: string,
  { min = 2, max = `At most ${MAX_NAME_LENGTH} characters` } = {},
) =>
  z
    .string(required)
    .max(10 * MAX_NAME_LENGTH, max)
    .transform(toLine)
    .pipe(z.string().min(min, required).max(MAX_NAME_LENGTH, max))
    .refine((name) => !hasLink(name), 'Please enter the name without links or addresses')

/** A name without case, accents and marks, and with one kind of apostrophe and space. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Whether two names are the same but for case and accents. Source: the rule for the signature of an application. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)
