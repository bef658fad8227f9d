import type { AfterErrorHook } from 'payload'
import { UNFIT_VALUE_NAMES } from '../platform/databaseErrors'

/**
 * Calls a value of the wrong type the caller's mistake: Payload checks what its fields validate and leaves the rest (time
 * stamps, lists in the place of texts) to the database, whose refusal it would answer with 500.
 */
export const refuseMistakes: AfterErrorHook = ({ error }) => {
  const { name, status } = error as { name?: string; status?: number }
  // Payload's own ValidationError carries a status
  if (status !== undefined || !name || !UNFIT_VALUE_NAMES.has(name)) return undefined
  return {
    status: 400,
    response: {
      errors: [
        { message: 'A value that was sent is of the wrong type', code: 'malformed' } as { message: string },
      ],
    },
  }
}
