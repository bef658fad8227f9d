import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData } from '../../lib/savesData'
import type { PageMessage } from '../../lib/workerMessages'
import { useSession } from '../../lib/session/useSession'
import { withStorage } from '../../lib/withStorage'

const READ_BEFORE = 'ace.read-before'

/** Whether this is not the first page that is read in this browser: who reads one alone does not pay for the worker. */
const hasReadBefore = (): boolean =>
  withStorage((storage) => {
    const isKnown = storage.getItem(READ_BEFORE) !== null
    storage.setItem(READ_BEFORE, '1')
    return isKnown
  }) ?? false

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined
  if (!navigator.serviceWorker.controller && (savesData() || !hasReadBefore())) return undefined
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

/** Registers the service worker with the second page that is read, tells it what is read. */
export const useWorker = (): void => {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const person = user?.id ?? null

  useEffect(() => {
    let isGone = false
    void register().then((registration) => {
      if (isGone) return
      // One who is known gets pages of their own, which are never kept.
      const url = person === null ? pathname + search : undefined
      registration?.active?.postMessage({ read: { url, files: loadedFiles() } } satisfies PageMessage)
    })
    return () => {
      isGone = true
    }
  }, [pathname, search, person])
}
