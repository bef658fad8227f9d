import { z } from 'zod'

export const MAX_POSTAL_ADDRESS_LENGTH = 300

/** A postal address, in lines as on an envelope; empty for none. */
export const postalAddressSchema = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .max(MAX_POSTAL_ADDRESS_LENGTH, `At most ${MAX_POSTAL_ADDRESS_LENGTH} characters`)
  .regex(/^(?:\n|[^\p{Cc}])*$/u, 'Please remove tabs and other control characters')

/** The same as a profile stores it: null for none. */
export const storedPostalAddressSchema = postalAddressSchema.transform((text) => text || null).nullable()
