import type { AfterErrorHook } from 'payload'
import { isDatabaseUnavailable } from '../platform/databaseErrors'
import { STORAGE_UNAVAILABLE, isStorageUnavailable } from '../platform/storageErrors'

const DATABASE_UNAVAILABLE = {
  code: 'database_unavailable',
  message: 'The service is starting again. Please try again in a moment.',
}

/** Tells a caller whose request failed for want of the database or the store of files to try again. */
export const reportUnavailable: AfterErrorHook = ({ error }) => {
  // the store's errors have errors of sockets among their causes, as the database's have
  if (isStorageUnavailable(error)) return { status: 503, response: { errors: [STORAGE_UNAVAILABLE] } }
  if (isDatabaseUnavailable(error)) return { status: 503, response: { errors: [DATABASE_UNAVAILABLE] } }
  return undefined
}
