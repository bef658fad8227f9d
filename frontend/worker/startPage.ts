import { OFFLINE_PAGE } from '../lib/workerMessages'
import { isCacheable } from './isCacheable'

/**
 * The store of the start page and its files. It stays when someone signs in or out: there is nothing of a
 * person in it.
 */
const START_STORE = 'start'
export const START_PATH = '/'

/** What the worker's build knows of the start page. */
export interface StartFiles {
  /** The entry of the application. */
  entry: string
  /** What the application loads by and by for it, which its document does not name. */
  files: string[]
  /** Changes with the offline page. */
  offlineRevision: string
}

/** A start page that was kept less than this ago is not fetched again. */
const FRESH_MS = 24 * 60 * 60_000

const matchOptions = { cacheName: START_STORE, ignoreVary: true }

/** The scripts and styles that a document names: its own, and those of the application. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:css|js)\b/g)].map(([file]) => file)),
]

/** The scripts and styles that a document loads itself, with which it can be read. */
export const ownFilesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:src|href)="(\/assets\/[\w.-]+\.(?:css|js))"/g)].map(([, file = '']) => file),
  ),
]

/** What is kept of the start page: the page itself, or one of its files. */
export const readStart = (path: string = START_PATH): Promise<Response | undefined> =>
  caches.match(path, matchOptions)

const isFresh = (page: Response | undefined): boolean =>
  page !== undefined && Date.now() - Date.parse(page.headers.get('Date') ?? '') < FRESH_MS

/** Asks for the start page as every visitor gets it; who has just read it has it in the browser's own cache. */
const fetchStart = async (entry: string): Promise<Response> => {
  const asVisitor: RequestInit = { credentials: 'omit', headers: { Accept: 'text/html' } }
  const page = await fetch(START_PATH, { ...asVisitor, cache: 'force-cache' })
  const isCurrent = isFresh(page) && (await page.clone().text()).includes(entry)
  return isCurrent ? page : fetch(START_PATH, asVisitor)
}

/** Keeps the page that stands for what cannot be had. It needs no file beside it. */
export const keepOfflinePage = async ({ offlineRevision }: StartFiles): Promise<void> => {
  const page = await fetch(`${OFFLINE_PAGE}?${offlineRevision}`)
  if (!isCacheable(page)) throw new Error(`The offline page was answered with ${page.status}`)
  const store = await caches.open(START_STORE)
  await store.put(OFFLINE_PAGE, page)
}

/**
 * Keeps the start page as every visitor gets it, so that the installed app always opens. Its files come first: a page
 * without them would be of no use.
 * @param withApplication whether the application is kept as well; without it the page can be read
 * @param isForced whether a fresh one is replaced too
 */
export const keepStart = async (
  { entry, files }: StartFiles,
  withApplication: boolean,
  isForced = false,
): Promise<void> => {
  if (!isForced && isFresh(await readStart()) && (!withApplication || (await readStart(entry)))) return
  const page = await fetchStart(entry)
  if (!isCacheable(page)) return
  const store = await caches.open(START_STORE)
  const html = await page.clone().text()
  if (!html.includes(entry)) return // of another build, whose own worker is on its way
  const wanted = withApplication ? [...new Set([...filesOf(html), ...files])] : ownFilesOf(html)
  for (const path of wanted) {
    if (await readStart(path)) continue
    const file = await fetch(path)
    if (!isCacheable(file)) return
    await store.put(path, file)
  }
  await store.put(START_PATH, page)
}

/** The stores of the library that kept the site's files before. */
const EARLIER_STORES = 'workbox-precache'

/** Removes the files of earlier builds, once none of their pages is open any more. */
export const removeOutdatedFiles = async ({ files }: StartFiles): Promise<void> => {
  const html = (await (await readStart())?.text()) ?? ''
  const wanted = [START_PATH, OFFLINE_PAGE, ...filesOf(html), ...files]
  const store = await caches.open(START_STORE)
  const left = (await store.keys()).filter(({ url }) => !wanted.includes(new URL(url).pathname))
  const earlier = (await caches.keys()).filter((name) => name.startsWith(EARLIER_STORES))
  await Promise.all([
    ...left.map((request) => store.delete(request, { ignoreVary: true })),
    ...earlier.map((name) => caches.delete(name)),
  ])
}
