import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useApp } from '../app'
import { useToast } from '../toasts'
import { onSessionHint, writeSessionHint } from './sessionHint'
import { useSession } from './useSession'

/** Keeps the session alive while the site is open, and this tab in step with the others. */
export const useSessionRefresh = (): void => {
  const app = useApp()
  const { exp } = useSession()
  const { revalidate } = useRevalidator()
  const showToast = useToast()

  useEffect(() => {
    // A page that was kept for being offline shows no session, whoever is signed in: it must not sign out other tabs.
    if (navigator.onLine) writeSessionHint(exp)
  }, [exp])

  useEffect(
    () =>
      onSessionHint((otherExp) => {
        if (typeof otherExp === 'number' && exp !== null) return
        void import('./followOtherTab')
          .then(({ followOtherTab }) => followOtherTab(app, otherExp, revalidate, showToast))
          .catch(() => {})
      }),
    [app, exp, revalidate, showToast],
  )

  useEffect(() => {
    if (exp === null) return
    let stop: (() => void) | undefined
    let isStopped = false
    // Only who is signed in loads it; where it cannot be loaded, the next page tries again.
    void import('./refreshWhileOpen').then(
      ({ refreshWhileOpen }) => {
        if (!isStopped) stop = refreshWhileOpen(app, exp, revalidate, showToast)
      },
      () => {},
    )
    return () => {
      isStopped = true
      stop?.()
    }
  }, [app, exp, revalidate, showToast])

  useEffect(() => {
    // A page that the browser kept while it was away may show who was signed in then.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted)
        void import('./forgetSession')
          .then(({ reloadSession }) => reloadSession(app))
          .then(revalidate)
          .catch(() => {})
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [app, revalidate])
}
