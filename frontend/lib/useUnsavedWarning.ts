import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'
import { paths } from '../paths'

/**
 * Holds up leaving the page while something is not saved: within the site by a question, else by the browser's own.
 * @param mayGoTo whether nothing is lost at another page of the site
 */
export const useUnsavedWarning = (isUnsaved: boolean, mayGoTo?: (pathname: string) => boolean): Blocker => {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  // on the way to signing in again nothing is lost: useSavedDraft keeps what was typed
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      nextLocation.pathname !== paths.auth.path &&
      currentLocation.pathname !== nextLocation.pathname &&
      !mayGoTo?.(nextLocation.pathname),
  )
}
