import { isCacheable } from './isCacheable'

/** The store of the start page and its files. It stays when someone signs in or out: there is nothing of a person in it. */
const START_STORE = 'start'
export const START_PATH = '/'

/** A start page that was kept less than this ago is not fetched again. */
const FRESH_MS = 24 * 60 * 60_000

const matchOptions = { cacheName: START_STORE, ignoreVary: true }

/** The scripts and styles that a document names. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:css|js)\b/g)].map(([file]) => file)),
]

/** What is kept of the start page: the page itself, or one of its files. */
export const readStart = (path: string = START_PATH): Promise<Response | undefined> =>
  caches.match(path, matchOptions)

const isFresh = async (): Promise<boolean> => {
  const kept = await readStart()
  return kept !== undefined && Date.now() - Date.parse(kept.headers.get('Date') ?? '') < FRESH_MS
}

/**
 * Keeps the start page as every visitor gets it, so that the installed app always opens. Its files come first: a page
 * without them would be of no use.
 * @param files what it loads by and by, which it does not name; of this worker's build, as the entry is
 * @param isForced whether a fresh one is replaced too
 */
export const keepStart = async (
  { entry, files }: { entry: string; files: string[] },
  isForced = false,
): Promise<void> => {
  if (!isForced && (await isFresh())) return
  const page = await fetch(START_PATH, { credentials: 'omit', headers: { Accept: 'text/html' } })
  if (!isCacheable(page)) return
  const store = await caches.open(START_STORE)
  const html = await page.clone().text()
  if (!html.includes(entry)) return // of another build, whose own worker is on its way
  const wanted = [...new Set([...filesOf(html), ...files])]
  for (const path of wanted) {
    if (await readStart(path)) continue
    const file = await fetch(path)
    if (!isCacheable(file)) return
    await store.put(path, file)
  }
  await store.put(START_PATH, page)
  const left = (await store.keys()).filter(
    ({ url }) => ![START_PATH, ...wanted].includes(new URL(url).pathname),
  )
  await Promise.all(left.map((request) => store.delete(request, { ignoreVary: true })))
}
