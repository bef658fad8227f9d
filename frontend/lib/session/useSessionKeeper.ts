import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useApp } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { forgetSession, reloadSession } from './forgetSession'
import { onSessionHint, writeSessionHint } from './sessionHint'
import { useSession } from './useSession'

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
    let stop: (() => void) | undefined
    let isStopped = false
    // Only who is signed in loads it; where it cannot be loaded, the next page tries again.
    void import('./keepSessionFresh').then(
      ({ keepSessionFresh }) => {
        if (!isStopped) stop = keepSessionFresh(app, exp, revalidate)
      },
      () => {},
    )
    return () => {
      isStopped = true
      stop?.()
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
