import { ApiError } from './ApiError'
import { errorText } from './errorText'
import { isSessionOver } from './session/useExpiredSession'

/**
 * What a form throws that could not be sent, so that one message says it: what failed, and why if that is known.
 * Fields that are wrong, and a session that is over, have messages of their own.
 */
export const formFailure = (error: unknown, failed: string): unknown => {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0 || isSessionOver(error))
    return error
  const reason = errorText(error, '')
  return new ApiError(
    error.status,
    error.code,
    [/[.!?]$/.test(failed) || !reason ? failed : `${failed}.`, reason].filter(Boolean).join(' '),
  )
}
