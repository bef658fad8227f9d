import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../ApiError'
import { useApp } from '../app'
import { hasSessionEnded } from './hasSessionEnded'
import { useSession } from './useSession'

/** Whether a request was refused because nobody is signed in (any more). */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'unauthenticated'

/**
 * For what sends something to the server: leads to the sign-in page, and back from there, when it was refused because
 * the session is over meanwhile. What useSavedDraft keeps is there again afterwards.
 * @returns takes what a request failed with, and whether the page may be left; true when it led away
 */
export const useExpiredSession = (): ((error: unknown, mayLeave?: boolean) => Promise<boolean>) => {
  const app = useApp()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  return async (error, mayLeave = true) => {
    if (!isSessionOver(error)) return false
    // the end of the session may be known already, from another tab
    if (user && !(await hasSessionEnded(app).catch(() => false))) return false
    if (!mayLeave) return false
    await navigate(paths.auth.build({ from: `${pathname}${search}`, notice: 'expired' }))
    return true
  }
}
