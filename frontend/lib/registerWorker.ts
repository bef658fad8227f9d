import { savesData } from './savesData'
import { withStorage } from './withStorage'
import type { PageMessage } from './workerMessages'

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

/**
 * Registers the service worker with the second page that is read, and tells it what is read. Works without the
 * application; needs nothing but the page.
 * @param url path and query of the page
 * @param person id of who is signed in, who gets pages of their own, which are never kept; null for a visitor
 * @param isLeft whether the page was left meanwhile
 */
export const registerWorker = async (
  url: string,
  person: string | null,
  isLeft: () => boolean = () => false,
): Promise<void> => {
  const registration = await register()
  if (isLeft()) return
  const read = { url: person === null ? url : undefined, files: loadedFiles(), person }
  registration?.active?.postMessage({ read } satisfies PageMessage)
}
