import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moveContentVersion, purgeWhatMoved } from '../../../../domain/content/contentVersions'
import { cutDocument } from '../../../../frontend/lib/documentParts'
import { createLogger } from '../../../../platform/logger'
import { createCachedPageListener } from '../../../../server/site/cachedPageListener'
import { createContentVersionReader } from '../../../../server/site/contentVersion'
import { createPageCache } from '../../../../server/site/pageCache'
import { createPageWriter } from '../../../../server/site/pageWriter'
import type { SiteRenderer } from '../../../../server/site/renderer'
import { createSharedCaching, purgeOnMoves } from '../../../../server/site/sharedCaching'
import { createSite } from '../../../../server/site/site'
import { type CachingProxy, startCachingProxy } from '../../../fakes/cachingProxy'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const PROOF = 'Bearer may-purge'
const log = createLogger('silent')

let app: TestApp
let proxy: CachingProxy
let server: Server
let siteUrl: string
let whenPurged: () => Promise<void>
/** What the pages show: published by `publish`. */
let text = 'the first text'

/** Greets who is signed in, as the site's pages do. */
const renderer: SiteRenderer = {
  render: async ({ headers, url }) => {
    const path = new URL(url).pathname
    const member = /ace_session=(\w+)/.exec(headers.get('cookie') ?? '')?.[1]
    return {
      status: path === '/missing' ? 404 : 200,
      document: cutDocument(`<html><head></head><body>${text} for ${member ?? 'a visitor'}</body></html>`),
      topics: path === '/own' ? [] : path === '/events' ? ['content', 'seats'] : ['content'],
      isPersonal: path === '/own',
    }
  },
  describe: async () => undefined,
  close: async () => {},
}

/** The site's two ways to a page, without the rest of the server. */
const startSite = async (payload: Payload): Promise<Server> => {
  const versionReader = createContentVersionReader(payload, { isAlone: true })
  const sharedCaching = createSharedCaching({ CDN_SECONDS: 60, CDN_PURGE_URL: proxy.purgeUrl })
  whenPurged = purgeOnMoves({ log, whenKnownEverywhere: versionReader.whenKnownEverywhere })
  const cache = createPageCache(versionReader)
  const write = createPageWriter({ headers: {}, requestIdOf: () => 'test', sharedCaching })
  const site = createSite({
    renderer,
    cache,
    siteUrl: 'http://ace.test',
    fetchApi: async () => new Response(),
    cacheAnswer: async (_path, fetchAnswer) => fetchAnswer(),
    write,
    watch: { guard: (work) => work(), whenReady: async () => {}, isAnswering: () => true },
    log,
  })
  const visit = { requestId: 'test', address: '127.0.0.1' }
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', 'http://ace.test')
    const response = await site.answer(incoming, outgoing, url, visit)
    if (outgoing.headersSent) return
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  const listener = createCachedPageListener(
    { cache, versionReader, write, countPage: () => {} },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  const started = createServer(listener)
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return started
}

beforeAll(async () => {
  app = await startTestPayload()
  proxy = await startCachingProxy(() => siteUrl)
  Object.assign(process.env, { CDN_PURGE_URL: proxy.purgeUrl, CDN_PURGE_HEADER: `Authorization: ${PROOF}` })
  server = await startSite(app.payload)
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  delete process.env.CDN_PURGE_URL
  delete process.env.CDN_PURGE_HEADER
  server.closeAllConnections()
  server.close()
  await proxy.stop()
  await app.stop()
})
beforeEach(() => proxy.refusePurges(false))

const get = (path: string, cookie?: string): Promise<Response> =>
  fetch(`${proxy.url}${path}`, { headers: cookie ? { cookie } : {} })

const isHit = ({ headers }: Response): boolean => headers.get('x-cache') === 'hit'

/** Changes what the pages show, and waits as the answer to a write does. */
const publish = async (written: string): Promise<void> => {
  text = written
  await moveContentVersion(app.payload, 'content')
  await whenPurged()
}

it('the second visitor is answered by the shared cache, a page of the first way and of the second', async () => {
  for (const path of ['/', '/?campaign=1']) {
    const [first, second] = [await get(path), await get(path)]
    expect([isHit(first), isHit(second)]).toEqual([false, true])
    expect(await second.text()).toBe(await first.text())
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=3600',
      'surrogate-key': 'content',
      'cache-tag': 'content',
      vary: 'Cookie, Accept-Encoding',
    })
  }
  // the page is in the server's own cache now, which answers by the shorter way
  const direct = await fetch(`${siteUrl}/`)
  expect(direct.headers.get('cache-control')).toMatch(/^public/)
})

it('a published change is shown at the next request, by purges that carry the proof', async () => {
  for (let change = 1; change <= 5; change += 1) {
    await get('/news')
    await publish(`text ${change}`)
    expect(await (await get('/news')).text()).toContain(`text ${change} for a visitor`)
  }
  expect(proxy.purges.at(-1)).toEqual({ tags: ['content'], proof: PROOF })
})

it('a seat that is taken purges the pages with seats alone', async () => {
  await get('/about')
  await get('/events')
  await moveContentVersion(app.payload, 'seats')
  await expect.poll(async () => isHit(await get('/events'))).toBe(false)
  expect(isHit(await get('/about'))).toBe(true)
})

it('a member gets the own page, and no copy of it is kept; nor of a page that is personal for everybody', async () => {
  await get('/')
  const own = await get('/', 'ace_session=nyandeng')
  expect(await own.text()).toContain('for nyandeng')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await get('/own')).headers.get('cache-control')).toBe('private, no-store')
  expect((await get('/', 'theme=dark')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/missing')).headers.get('cache-control')).toBe('no-cache')
  expect(await (await get('/')).text()).toContain('for a visitor')
  const kept = proxy.everStored.map(({ path, text: stored }) => `${path} ${stored}`).join('\n')
  expect(kept).not.toMatch(/nyandeng|\/own|\/missing/)
})

it('a purge that failed does not fail the write, and the job makes up for it', async () => {
  await purgeWhatMoved(app.payload)
  await purgeWhatMoved(app.payload)
  proxy.refusePurges(true)
  await get('/careers')
  await publish('a text whose purge is refused')
  expect(await (await get('/careers')).text()).not.toContain('refused')
  await expect(purgeWhatMoved(app.payload)).rejects.toThrow('The CDN answered the call to purge with 500')

  proxy.refusePurges(false)
  await purgeWhatMoved(app.payload)
  expect(await (await get('/careers')).text()).toContain('refused')
})

it('the job purges what moved twice, for an answer that was under way during the first purge, and then no more', async () => {
  await moveContentVersion(app.payload, 'content')
  await whenPurged()
  const before = proxy.purges.length
  for (let run = 0; run < 4; run += 1) await purgeWhatMoved(app.payload)
  expect(proxy.purges.slice(before).map(({ tags }) => tags)).toEqual([['content'], ['content']])
})

it('nothing is shared where the operator names no shared cache', () => {
  expect(createSharedCaching({}).headersFor({}, ['content'])).toBeUndefined()
})
