import type { AfterErrorHook } from 'payload'
import { UNFIT_VALUE_NAMES } from '../platform/databaseErrors'
import { toFields } from '../platform/toFields'

/**
 * Calls a value of the wrong type the caller's mistake: Payload checks what its fields validate and leaves
 * the rest (time stamps, lists in the place of texts) to the database, whose refusal it would answer with
 * 500.
 */
export const refuseMistakes: AfterErrorHook = ({ error }) => {
  // Payload's own ValidationError carries a status
  if (toFields(error).status !== undefined || !UNFIT_VALUE_NAMES.has(error.name)) return undefined
  const refusal = { message: 'A value that was sent is of the wrong type', code: 'malformed' }
  return { status: 400, response: { errors: [refusal] } }
}
