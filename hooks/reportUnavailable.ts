import type { AfterErrorHook } from 'payload'
import { isDatabaseUnavailable } from '../platform/databaseErrors'

/** Tells a caller whose request failed for want of the database to try again, in place of an unexpected error. */
export const reportUnavailable: AfterErrorHook = ({ error }) => {
  if (!isDatabaseUnavailable(error)) return undefined
  const refusal = {
    message: 'The service is starting again. Please try again in a moment.',
    code: 'database_unavailable',
  }
  return { status: 503, response: { errors: [refusal] } }
}
