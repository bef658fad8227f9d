import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'

/** Holds up leaving the page while something is not saved: within the site by a question, else by the browser's own. */
export const useUnsavedWarning = (isUnsaved: boolean): Blocker => {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname)
}
