import type { ReadPage, StarterEvent } from '../lib/starterEvents.types'
import type { PageMessage, WorkerMessage } from '../lib/workerMessages'
import { mayLoadAhead, savesData } from './mayLoadAhead'
import { isApplicationLoaded, isNeededAtOnce, loadQuietly } from './startApplication'

const READS_PAGE: StarterEvent = 'ace:read'
const READ_BEFORE = 'ace.read-before'
/** Well after the page has been painted: what keeps pages for later must not delay this one. */
const AFTER_LOAD_MS = 1500

/** The address of the first page that is read in this browser, until it is left for good. */
let firstUrl: string | undefined

/**
 * Whether another page was read in this browser before: somebody who reads only one page does not pay for the worker.
 * The same page may be reported twice, here and by the application that is loaded later.
 */
const hasReadBefore = (url: string): boolean => {
  try {
    if (!localStorage[READ_BEFORE]) firstUrl = url
    localStorage[READ_BEFORE] = '1'
    return url !== firstUrl
  } catch {
    return false // storage is switched off or full
  }
}

const register = async (url: string): Promise<ServiceWorker | null> => {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller && (savesData() || !hasReadBefore(url))) return null
  const { installing } = await serviceWorker.register('/sw.js')
  installing?.postMessage({ mayLoadAhead: mayLoadAhead() } satisfies PageMessage)
  return (await serviceWorker.ready).active
}

/** What this page has loaded of the site's files. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

let latest: ReadPage | undefined

/** Registers the service worker with the second page that is read, and tells it what is read. */
const tell = async (page: ReadPage): Promise<void> => {
  latest = page
  const worker = await register(page.url)
  if (latest !== page) return // the page was left meanwhile
  const { url, person } = page
  // what is a person's own is never kept as a page
  const read = { url: person === null ? url : undefined, files: loadedFiles(), person }
  worker?.postMessage({ read, mayLoadAhead: mayLoadAhead() } satisfies PageMessage)
}

const tellQuietly = (page: ReadPage): void => {
  tell(page).catch(() => {}) // private windows and full disks: the site works as it did before there were workers
}

const onMessage = ({ data }: MessageEvent<Partial<WorkerMessage>>): void => {
  // the notice that says since when a page is kept is the application's
  if (data.keptAt) loadQuietly()
}

/**
 * Has the service worker keep what is read: the application says which page that is, and who reads it; until it is
 * loaded, a visitor reads the page of the address.
 */
export const startWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  document.addEventListener(READS_PAGE, ({ detail }: CustomEventInit<ReadPage>) => {
    if (detail) tellQuietly(detail)
  })
  if (isNeededAtOnce()) return
  navigator.serviceWorker.addEventListener('message', onMessage)
  const wait = (): void =>
    void setTimeout(() => {
      if (!isApplicationLoaded()) tellQuietly({ url: location.pathname + location.search, person: null })
    }, AFTER_LOAD_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
