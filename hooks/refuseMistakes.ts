import type { AfterErrorHook } from 'payload'

/** The names, in Mongoose and in the driver, of a value that does not fit the type of its field. Payload's own ValidationError carries a status. */
const MISTAKES = ['BSONError', 'CastError', 'ValidationError', 'ObjectParameterError', 'ObjectExpectedError']

/**
 * Calls a value of the wrong type the caller's mistake: Payload checks what its fields validate and leaves the rest (time
 * stamps, lists in the place of texts) to the database, whose refusal it would answer with 500.
 */
export const refuseMistakes: AfterErrorHook = ({ error }) => {
  const { name, status } = error as { name?: string; status?: number }
  if (status !== undefined || !name || !MISTAKES.includes(name)) return undefined
  return {
    status: 400,
    response: {
      errors: [
        { message: 'A value that was sent is of the wrong type', code: 'malformed' } as { message: string },
      ],
    },
  }
}
