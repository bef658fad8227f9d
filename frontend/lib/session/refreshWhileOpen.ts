import type { App } from '../app'
import { forgetSession } from './forgetSession'
import type { ShowToast } from '../toasts'
import { leaveEndedSession } from './leaveEndedSession'
import { refreshSession } from './refreshSession'
import { sessionQuery } from './sessionQuery'

/** A session lives a week after it was last refreshed; one that is a day old is refreshed. */
const REFRESH_BELOW_MS = 6 * 24 * 60 * 60_000
const LOOK_EVERY_MS = 60 * 60_000

/**
 * Refreshes a session before it ends, while the site is looked at.
 * @param exp when it ends, in seconds since 1970
 * @param revalidate shows the page anew once the session has turned out to be over
 * @param showToast says that the session has ended, where the page must stay
 * @returns ends it
 */
export const refreshWhileOpen = (
  app: App,
  exp: number,
  revalidate: () => Promise<void>,
  showToast: ShowToast,
): (() => void) => {
  let isStopped = false
  let isRefreshing = false
  const look = async (): Promise<void> => {
    if (isRefreshing || document.hidden || exp * 1000 - Date.now() > REFRESH_BELOW_MS) return
    isRefreshing = true
    const newExp = await refreshSession(app)
    isRefreshing = false
    if (isStopped || newExp === undefined) return
    if (newExp === null) {
      forgetSession(app)
      await leaveEndedSession(revalidate, showToast)
    } else {
      app.queryClient.setQueryData(sessionQuery(app).queryKey, (session) =>
        session?.user ? { ...session, exp: newExp } : session,
      )
    }
  }
  const onLook = (): void => void look()
  onLook()
  const timer = setInterval(onLook, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}
