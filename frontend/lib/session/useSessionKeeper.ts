import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useApp } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { forgetSession, reloadSession } from './forgetSession'
import { refreshSession } from './refreshSession'
import { onSessionHint, writeSessionHint } from './sessionHint'
import { sessionQuery } from './sessionQuery'
import { useSession } from './useSession'

/** A session lives a week after it was last refreshed; one that is a day old is refreshed. */
const REFRESH_BELOW_MS = 6 * 24 * 60 * 60_000
const LOOK_EVERY_MS = 60 * 60_000

/** Keeps the session alive while the site is open, and this tab in step with the others. */
export const useSessionKeeper = (): void => {
  const app = useApp()
  const { exp } = useSession()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    // A page that was kept for being offline shows no session, whoever is signed in: it must not sign out other tabs.
    if (navigator.onLine) writeSessionHint(exp)
  }, [exp])

  useEffect(
    () =>
      onSessionHint((otherExp) => {
        if (otherExp === 'signed-out') {
          dropDraftsExceptOf()
          return
        }
        if (otherExp === null) forgetSession(app)
        else if (exp !== null) return
        void (otherExp === null ? Promise.resolve() : reloadSession(app)).then(revalidate)
      }),
    [app, exp, revalidate],
  )

  useEffect(() => {
    if (exp === null) return
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
        await revalidate()
      } else {
        app.queryClient.setQueryData(sessionQuery(app).queryKey, (session) => (session?.user ? { ...session, exp: newExp } : session))
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
  }, [app, exp, revalidate])

  useEffect(() => {
    // A page that the browser kept while it was away may show who was signed in then.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void reloadSession(app).then(revalidate)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [app, revalidate])
}
