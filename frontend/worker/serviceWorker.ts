import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing/registerRoute'
import { CacheFirst } from 'workbox-strategies/CacheFirst'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly'
import {
  ANSWERS_STORE,
  OFFLINE_PAGE,
  PAGES_STORE,
  type PageMessage,
  type WorkerMessage,
} from '../lib/workerMessages'
import { changesSession } from './changesSession'
import { type Kind, kindOf } from './kindOf'
import { isCacheable } from './isCacheable'
import { type CachedPage, offlineText } from './offlineText'
import { createOwnStore } from './ownStore'
import {
  START_PATH,
  type StartFiles,
  keepOfflinePage,
  keepStart,
  readStart,
  removeOutdatedFiles,
} from './startPage'
import { MAX_BYTES, limitBytes } from './storeBytes'
import { storeKey } from './storeKey'
import { createTeller } from './tellPages'
import type { LastingEvent, WorkerScope } from './worker.types'

/** Put here by scripts/build-worker.mjs. */
declare const START: StartFiles
/** Named once, since its text stands wherever the constant does. */
const startFiles = START

const scope = self as unknown as WorkerScope

const ASSETS_STORE = 'assets'
const DOOR_STORE = 'door'
const PICTURES_STORE = 'pictures'

/** A line that has not begun to answer by then is treated as none, if something is kept. */
const PATIENCE_SECONDS = 6
const DAY_SECONDS = 24 * 60 * 60
/** A document that was kept less than this ago is not fetched again because its page is read. */
const FRESH_MS = 60 * 60_000

const bounded = (maxEntries: number, days: number, maxBytes: number) => [
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true }),
  limitBytes(maxBytes),
]
const ifKeepable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
}
const underStoreKey = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => storeKey(request.url),
}
const matchOptions = { ignoreVary: true }
const teller = createTeller(scope)
const own = createOwnStore()

/**
 * Looks for the start page, and for its files, in their own store where the others have none. After
 * `bounded`: it does not grow too old.
 */
const orOfStart = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request
    cachedResponse?: Response
  }) => cachedResponse ?? (await readStart(new URL(request.url).pathname)),
}
const readCachedPages = async (): Promise<CachedPage[]> => {
  const store = await caches.open(PAGES_STORE)
  const requests = await store.keys()
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await store.match(request, matchOptions)
      return { path: pathname + search, html: (await response?.text()) ?? '' }
    }),
  )
  const start = await readStart()
  const others = pages.reverse().filter(({ path }) => path !== START_PATH)
  return [...(start ? [{ path: START_PATH, html: await start.text() }] : []), ...others]
}

/** What can be read without a connection. @param status of a page of its own, or of one in another's place */
const makeOfflinePage = async (status: 200 | 503): Promise<Response> => {
  const template = await readStart(OFFLINE_PAGE)
  if (!template) return Response.error()
  const html = offlineText(await template.text(), await readCachedPages(), await own.read())
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** For a page that neither the site nor the store can give. */
const offlinePage = { handlerDidError: () => makeOfflinePage(503) }

/** A registration, a ticket, or the end of one changes what its person takes along. @param minAgeMs of what is kept */
const renewsOwn = (minAgeMs = 0) => ({
  handlerDidRespond: async ({ event, response }: { event: Event; response?: Response }) => {
    if (response?.ok && 'waitUntil' in event)
      (event as LastingEvent).waitUntil(own.renew(minAgeMs).catch(() => {}))
  },
})
/** An order that waits for its payment is asked for again and again. */
const ORDER_READ_MS = 30_000

const pages = new NetworkFirst({
  cacheName: PAGES_STORE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [ifKeepable, ...bounded(40, 30, MAX_BYTES.pages), orOfStart, teller.plugin, offlinePage],
})
/** What is kept is asked for as a visitor: staff who are signed in get a document of their own, which is not kept. */
const keptAsVisitor = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    request.mode === 'navigate'
      ? request
      : new Request(request.url, { credentials: 'omit', headers: { Accept: 'text/html' } }),
}
const doorPages = new NetworkFirst({
  cacheName: DOOR_STORE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [keptAsVisitor, ifKeepable, ...bounded(4, 30, MAX_BYTES.door), offlinePage],
})
const answers = new NetworkFirst({
  cacheName: ANSWERS_STORE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [underStoreKey, ifKeepable, teller.plugin, ...bounded(80, 30, MAX_BYTES.answers)],
})
const assets = new CacheFirst({
  cacheName: ASSETS_STORE,
  matchOptions,
  plugins: [ifKeepable, ...bounded(60, 60, MAX_BYTES.assets), orOfStart],
})
const pictures = new CacheFirst({
  cacheName: PICTURES_STORE,
  matchOptions,
  plugins: [ifKeepable, ...bounded(40, 30, MAX_BYTES.pictures)],
})

/** The certificate of whoever is signed in: from the site, else as it was downloaded last. */
const answerCertificate = async ({
  request,
  event,
}: {
  request: Request
  event: Event
}): Promise<Response> => {
  const keep = own.beginCertificate()
  try {
    const answer = await fetch(request)
    if ('waitUntil' in event) (event as LastingEvent).waitUntil(keep(answer.clone()).catch(() => {}))
    return answer
  } catch {
    return (await own.readCertificate()) ?? makeOfflinePage(503)
  }
}

const isOfKind =
  (kind: Kind) =>
  ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }): boolean =>
    sameOrigin && kindOf(url, request) === kind

registerRoute(isOfKind('offline page'), () => makeOfflinePage(200))
registerRoute(isOfKind('page'), pages)
registerRoute(isOfKind('door page'), doorPages)
registerRoute(isOfKind('unkept page'), new NetworkOnly({ plugins: [offlinePage] }))
registerRoute(isOfKind('certificate'), answerCertificate)
registerRoute(isOfKind('answer'), answers)
registerRoute(isOfKind('asset'), assets)
registerRoute(isOfKind('picture'), pictures)
for (const method of ['POST', 'DELETE'] as const)
  registerRoute(isOfKind('registration'), new NetworkOnly({ plugins: [renewsOwn()] }), method)
registerRoute(isOfKind('ticket order'), new NetworkOnly({ plugins: [renewsOwn(ORDER_READ_MS)] }))

/**
 * Keeps the page that someone reads though the worker did not see it load: on the first visit, and when the
 * script changed pages.
 */
const keepDocument = async (url: string, event: Event): Promise<void> => {
  const address = new URL(url, scope.location.origin)
  address.hash = ''
  const kind = kindOf(address, { method: 'GET', mode: 'navigate' })
  if (address.origin !== scope.location.origin || (kind !== 'page' && kind !== 'door page')) return
  const [keeper, cacheName] = kind === 'page' ? [pages, PAGES_STORE] : [doorPages, DOOR_STORE]
  const kept = await caches.match(address.href, { cacheName, ...matchOptions })
  const isFresh = kept && Date.now() - Date.parse(kept.headers.get('Date') ?? '') < FRESH_MS
  // The page has just been loaded: it lies in the browser's own cache, and is not asked for again.
  if (!isFresh)
    await keeper.handle({
      event: event as never,
      request: new Request(address.href, { headers: { Accept: 'text/html' }, cache: 'force-cache' }),
    })
}

/**
 * Keeps what someone reads: the files that the page loaded, its document unless it is a person's own, and the person's
 * card. Renews the start page where the line allows, once a day.
 */
const keepRead = async (
  { url, files, person }: NonNullable<PageMessage['read']>,
  mayLoadAhead: boolean,
  event: Event,
): Promise<void> => {
  // What the page loaded lies in the browser's own cache: these cost nothing.
  const wanted = files.filter(
    (file) => kindOf(new URL(file, scope.location.origin), { method: 'GET', mode: 'cors' }) === 'asset',
  )
  await Promise.all([
    (person === null ? own.check() : own.keep(person)).catch(() => {}), // without an answer, what is kept stays
    url === undefined ? undefined : keepDocument(url, event),
    ...wanted.map((file) => assets.handle({ event: event as never, request: new Request(file) })),
  ])
  if (mayLoadAhead || !(await readStart())) await keepStart(startFiles, mayLoadAhead)
}

/** For so long an installation waits for the page that registers the worker; an update has none. */
const LINE_TOLD_MS = 1000
let tellLine: (isGood: boolean) => void
const toldLine = new Promise<boolean>((resolve) => (tellLine = resolve))

/** Whether the line is good enough to bring the application of the start page ahead, as the page judges it. */
const isLineGood = (): Promise<boolean> =>
  Promise.race([toldLine, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LINE_TOLD_MS))])

scope.addEventListener('message', (event) => {
  const { read, signedIn, mayLoadAhead } = event.data as PageMessage
  if (mayLoadAhead !== undefined) tellLine(mayLoadAhead)
  if (signedIn !== undefined) event.waitUntil(own.sessionChanges(signedIn))
  if (!read || !event.source) return
  const keptAt = teller.documentCachedAt(event.source.id)
  if (keptAt !== null) event.source.postMessage({ keptAt } satisfies WorkerMessage)
  event.waitUntil(keepRead(read, mayLoadAhead === true, event).catch(() => {}))
})

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin === scope.location.origin && changesSession(url, event.request.method))
    event.waitUntil(own.sessionChanges(null))
})

// The installed app opens at the start page, which may never have been read here. Without a line now, later
// pages bring it.
const install = async (): Promise<void> => {
  await keepOfflinePage(startFiles)
  await keepStart(startFiles, await isLineGood(), true).catch(() => {})
}
scope.addEventListener('install', (event) => event.waitUntil(install()))

// A new version waits until the pages of the old one are closed: their files stay at hand. The first one
// begins at once.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), removeOutdatedFiles(startFiles)])),
)
