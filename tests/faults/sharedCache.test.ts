import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CachingProxy, startCachingProxy } from '../fakes/cachingProxy'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, httpClient, publishEvent, signInAdmin, signUp } from '../helpers/httpClient'

let proxy: CachingProxy
let server: FreshServer
/** Through the shared cache, as everybody comes. */
let call: Client
let admin: string

beforeAll(async () => {
  let target = ''
  proxy = await startCachingProxy(() => target)
  server = await startFreshServer({
    SITE_URL: proxy.url,
    CDN_SECONDS: '60',
    CDN_PURGE_URL: proxy.purgeUrl,
    CDN_PURGE_HEADER: 'Authorization: Bearer may-purge',
  })
  target = server.url
  call = httpClient(proxy.url)
  admin = await signInAdmin(call)
})
afterAll(async () => {
  await server.end()
  await proxy.stop()
})

const isHit = (response: Response): boolean => response.headers.get('x-cache') === 'hit'

/** Waits until the shared cache answers: the job may purge it between two requests. */
const cachedAnswer = async (path: string): Promise<Response> => {
  let response = await call('GET', path)
  await expect.poll(async () => isHit((response = await call('GET', path)))).toBe(true)
  return response
}

const slugOf = async (id: string): Promise<string> =>
  ((await (await call('GET', `/api/events/${id}`)).json()) as { slug: string }).slug

it.each(['/', '/events', '/about/mission', '/sitemap.xml', '/api/events?limit=3'])(
  'the second visitor of %s is answered by the shared cache, with the same',
  async (path) => {
    const first = await call('GET', path)
    const second = await cachedAnswer(path)
    expect(first.status).toBe(200)
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/)
    expect(second.headers.get('cache-tag')?.split(',')).toContain('content')
    expect(second.headers.has('set-cookie')).toBe(false)
  },
)

it('a published change is shown at the next request, though the shared cache may keep pages for a minute', async () => {
  const id = await publishEvent(call, admin, { title: 'Tour of the old bridge' })
  const page = `/events/${await slugOf(id)}`
  for (let change = 1; change <= 10; change += 1) {
    expect(await (await call('GET', page)).text()).toContain(
      change === 1 ? 'Tour of the old bridge' : `Tour ${change - 1} of the bridge`,
    )
    await cachedAnswer(page)
    const title = `Tour ${change} of the bridge`
    expect((await call('PATCH', `/api/events/${id}`, { cookie: admin, body: { title } })).status).toBe(200)
    const next = await call('GET', page)
    expect(isHit(next)).toBe(false)
    expect(await next.text()).toContain(title)
  }
  expect(proxy.purges.at(-1)?.proof).toBe('Bearer may-purge')
})

it('a member gets the own pages from the server, and nothing of them is kept', async () => {
  const member = await signUp(call)
  for (const path of ['/', '/events', '/membership/dashboard', '/api/users/me', '/api/events?limit=3']) {
    await call('GET', path) // what a visitor gets is in the cache
    const own = await call('GET', path, { cookie: member })
    expect(isHit(own), path).toBe(false)
    expect(own.headers.get('cache-control'), path).toMatch(/private|no-store/)
  }
  const { user } = (await (await call('GET', '/api/users/me', { cookie: member })).json()) as {
    user: { email: string }
  }
  expect(user.email).toMatch(/@example\.org$/)
  const kept = proxy.everStored.map(({ text }) => text).join('\n')
  expect(kept).not.toContain(user.email)
  expect(proxy.everStored.filter(({ headers }) => headers.has('set-cookie'))).toEqual([])
  expect(
    proxy.everStored.map(({ path }) => path).filter((path) => /\/(auth|dashboard|users)/.test(path)),
  ).toEqual([])
})

it('nothing is kept that does not say so: refusals, missing pages, searches, forms, and what asks with a cookie', async () => {
  const answers = await Promise.all([
    call('GET', '/api/nothing-here'),
    call('GET', '/nothing-here'),
    call('GET', '/api/users/me'),
    call('GET', '/api/search?q=bridge'),
    call('GET', '/auth'),
    call('GET', '/about/mission', { cookie: 'theme=dark' }),
    call('GET', '/api/events?limit=3', { headers: { authorization: 'Bearer ace_unknown' } }),
  ])
  for (const { url, headers } of answers) {
    expect(headers.get('cache-control'), url).toMatch(/^(no-cache|no-store|private, no-store)$/)
    expect(headers.has('surrogate-key'), url).toBe(false)
  }
})

it('a change whose purge was refused is shown once the job has purged again', async () => {
  const id = await publishEvent(call, admin, { title: 'Lecture on soils' })
  const page = `/events/${await slugOf(id)}`
  proxy.refusePurges(true)
  await call('GET', page)
  const saved = await call('PATCH', `/api/events/${id}`, {
    cookie: admin,
    body: { title: 'Lecture on loads' },
  })
  expect(saved.status).toBe(200)
  expect(await (await call('GET', page)).text()).toContain('Lecture on soils')
  proxy.refusePurges(false)
  const shown = async (): Promise<boolean> =>
    (await (await call('GET', page)).text()).includes('Lecture on loads')
  await expect.poll(shown, { timeout: 50_000, interval: 500 }).toBe(true)
})
