import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData } from '../../lib/savesData'
import type { PageMessage } from '../../lib/workerMessages'
import { useSession } from '../../lib/session/useSession'

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined
  if (!navigator.serviceWorker.controller && savesData()) return undefined
  try {
    await navigator.serviceWorker.register('/sw.js')
    return await navigator.serviceWorker.ready
  } catch {
    return undefined // private windows and full disks: the site works as it did before there were workers
  }
}

/** What this page has loaded of the site's files. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

/** Registers the service worker, tells it what is read. */
export const useWorker = (): void => {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const person = user?.id ?? null

  useEffect(() => {
    let isGone = false
    void register().then((registration) => {
      // One who is known gets pages of their own, which are never kept.
      if (isGone || person !== null) return
      registration?.active?.postMessage({ read: { url: pathname + search, files: loadedFiles() } } satisfies PageMessage)
    })
    return () => {
      isGone = true
    }
  }, [pathname, search, person])
}
