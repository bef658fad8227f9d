import { z } from 'zod'

export const MAX_NAME_LENGTH = 100

/** A person's full name as it is stored: one form of each letter, single spaces. */
export const fullNameSchema = (required: string) =>
  z
    .string(required)
    .transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(2, required).max(MAX_NAME_LENGTH, `At most ${MAX_NAME_LENGTH} characters`))

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
