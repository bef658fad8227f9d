import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, newAddress, publishEvent, signInAdmin, signUp } from '../helpers/httpClient'
import { required } from '../helpers/required'

let server: FreshServer
let call: Client
let member: string
let admin: string

beforeAll(async () => {
  server = await startFreshServer()
  call = server.call
  member = await signUp(call)
  admin = await signInAdmin(call)
})
afterAll(() => server.end())
afterEach(async () => {
  expect((await call('GET', '/readyz')).status).toBe(200)
})

const json = { 'content-type': 'application/json' }

/** Writes raw bytes to the server and returns its answer until it closes the connection. */
const raw = async (bytes: string): Promise<string> => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve)) // after the answer: the server may close the connection of a refused request
  return answer
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('addresses', () => {
  it.each([
    '/api/constructor',
    '/api/__proto__',
    '/api/toString',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/events/x/y/z',
    '/api/media/file/x.png',
    `/api/media/file/${'a'.repeat(300)}`,
    '/api/media/file/a%5Cb.png',
    '/api/users/first-register/x',
    '/api/graphql',
    '/api/credentials',
    '/api/sessions',
    '/api/seat-ledgers',
    '/api/content-versions',
  ])('GET %s is not found', async (path) => {
    for (const cookie of [undefined, member, admin])
      expect((await call('GET', path, { cookie })).status).toBe(404)
  })

  it.each([
    '/nothing-here',
    '/events/no-such-event',
    '/constructor',
    '/__proto__',
    '/.env',
    '/.git/config',
    '/payload.config.ts',
    '/dist/server/index.js',
    '/index.html',
    '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
    '/_next/data/x.json',
  ])('GET %s is not found', async (path) => {
    expect((await call('GET', path)).status).toBe(404)
  })

  it.each([
    '/%',
    '/%E0%A4%A',
    '/api/%',
    '/api/events/%E0%A4%A',
    '/api/%00',
    '/events/%00',
    '/%00',
    `/${'a'.repeat(6000)}`,
    `/api/events?${'a'.repeat(20_000)}`,
  ])('GET %s is refused', async (path) => {
    const response = await call('GET', path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '//etc/passwd',
    '/\\..\\..',
  ])('GET %s redirects nowhere', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(300)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toContain('root:')
  })
})

describe('methods', () => {
  it('answers HEAD as GET, without a body', async () => {
    for (const path of ['/api/events', '/', '/events']) {
      const [get, head] = [await call('GET', path), await call('HEAD', path)]
      expect(head.status).toBe(get.status)
      expect(await head.text()).toBe('')
    }
  })

  it('answers OPTIONS with the allowed methods', async () => {
    const response = await call('OPTIONS', '/api/events')
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toContain('GET')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each([
    ['PUT', '/api/events'],
    ['DELETE', '/api/users/login'],
    ['GET', '/api/users/login'],
    ['PATCH', '/api/users/sign-up'],
    ['POST', '/'],
    ['DELETE', '/events'],
    ['PUT', '/cms'],
  ])('%s %s is not allowed', async (method, path) => {
    expect([403, 404, 405]).toContain((await call(method, path, { cookie: admin })).status)
  })
})

describe('malformed queries', () => {
  it.each([
    'sort=,',
    'sort=-',
    'sort=title,,id',
    'where[or]=1',
    'where[and]=x',
    '=1',
    '[]=1',
    'sort=title&=',
  ])('are refused by the API and the panel: %s', async (query) => {
    for (const path of ['/api/events', '/api/users', '/api/pages', '/cms/collections/events', '/cms'])
      expect((await call('GET', `${path}?${query}`, { cookie: admin })).status, path).toBe(400)
  })
})

it('an unknown address below the asset folder is answered with the page for a missing address', async () => {
  for (const path of ['/assets/x.js', '/assets/', '/assets/%2e%2e/x']) {
    const response = await call('GET', path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy'), path).toContain("default-src 'self'")
    expect(response.headers.get('x-frame-options'), path).toBe('SAMEORIGIN')
  }
})

describe('bodies', () => {
  const paths = ['/api/users/sign-up', '/api/users/login']

  it.each<[string, unknown, Record<string, string>]>([
    ['invalid JSON', '{"email":', json],
    ['JSON that is not an object', '[1,2]', json],
    ['null', 'null', json],
    ['a string', '"x"', json],
    ['nothing', undefined, json],
    ['NUL bytes', '\u0000\u0000', json],
    ['XML', '<a/>', { 'content-type': 'text/xml' }],
    ['no content type', new TextEncoder().encode('{"email":"a"}'), { 'content-type': '' }],
    [
      'an invalid form',
      '--x\r\nContent-Disposition: form-data; name="a"',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['wrong types', '{"email":{"$ne":null},"password":[],"fullName":1}', json],
    ['a deeply nested object', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, json],
    ['a deeply nested list', `{"email":${'['.repeat(3000)}${']'.repeat(3000)}}`, json],
    ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}', json],
  ])('%s is refused', async (_, body, headers) => {
    for (const path of paths)
      expect([400, 415]).toContain((await call('POST', path, { body, headers })).status)
  })

  it('from a plain form are accepted by a page that posts one, and refused elsewhere', async () => {
    const form = { body: 'email=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await call('POST', '/api/users/email/confirm', form)).status).toBe(415)
    const again = await call('POST', '/auth?tab=sign-up&send=sign-up', form)
    expect(again.headers.get('content-type')).toContain('text/html')
    expect(await again.text()).toContain('Please enter a valid email address')
  })

  it('over one megabyte are refused, with and without a declared length', async () => {
    const large = `{"email":"${'x'.repeat(1024 * 1024)}"}`
    for (const path of paths)
      expect((await call('POST', path, { body: large, headers: json })).status).toBe(413)
    const chunked = await raw(
      `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${Array.from({ length: 20 }, () => `10000\r\n${'x'.repeat(65_536)}\r\n`).join('')}0\r\n\r\n`,
    )
    expect(statusOf(chunked)).toBe(413)
  })

  it('are read only after the sender is known, and rejected at the first part over the limit', async () => {
    const parts = `${'--x\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n'.repeat(110_000)}--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const [path, method] of [
      ['/api/media', 'POST'],
      ['/api/profiles/me/photo', 'POST'],
      ['/api/events', 'POST'],
      ['/api/globals/home', 'POST'],
    ] as const) {
      expect((await call(method, path, { body: parts, headers })).status, path).toBeOneOf([401, 403])
      // unreadable requests are not counted either
      expect((await call(method, path, { body: 'x', headers })).status, path).toBeOneOf([401, 403])
    }
    expect((await call('POST', '/api/media', { cookie: member, body: parts, headers })).status).toBe(403)
    for (const [path, cookie] of [
      ['/api/media', admin],
      ['/api/profiles/me/photo', member],
    ] as const)
      expect((await call('POST', path, { cookie, body: parts, headers })).status, path).toBe(413)
    for (const path of ['/api/contact-messages', '/api/users/login', '/api/users/sign-up'])
      expect((await call('POST', path, { body: parts, headers })).status, path).toBe(415)
  })

  it('from visitors have a low limit', async () => {
    const message = {
      name: 'Deng',
      email: 'deng@example.org',
      subject: 'Question',
      message: 'x'.repeat(200_000),
    }
    expect((await call('POST', '/api/contact-messages', { body: message })).status).toBe(413)
  })

  it('that end in the middle do no harm', async () => {
    const { hostname, port } = new URL(server.url)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(
          'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"a',
        )
        socket.destroy()
        await once(socket, 'close')
      }),
    )
  })

  it.each([
    'GARBAGE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  ])('that are not HTTP are refused (%j)', async (bytes) => {
    const answer = await raw(bytes)
    // The server may close the connection while the client still sends, and the answer may be lost; an answer
    // that arrives is a refusal, and the server keeps running.
    if (answer !== '') expect(Math.floor(statusOf(answer) / 100)).toBe(4)
    expect((await call('GET', '/healthz')).status).toBe(200)
  })
})

describe('values of the wrong type', () => {
  it.each<[string, object]>([
    ['timestamps', { createdAt: [{}] }],
    ['a list in place of a string', { place: [1] }],
  ])('are refused: %s', async (_, wrong) => {
    const { docs } = (await (
      await call('GET', '/api/chapters?limit=1&depth=0', { cookie: admin })
    ).json()) as { docs: { id: string }[] }
    expect(
      (await call('PATCH', `/api/chapters/${required(docs[0]).id}`, { cookie: admin, body: wrong })).status,
    ).toBe(400)
  })

  it('are refused: an account with an unknown id', async () => {
    const entry = {
      user: '2026-13-45',
      title: 'Inspection',
      kind: 'service',
      date: '2026-10-11T10:00:00.000Z',
      hours: 4,
    }
    expect((await call('POST', '/api/cpd-entries', { cookie: admin, body: entry })).status).toBe(400)
  })
})

describe('queries', () => {
  const MAX_LIMIT = 100

  beforeAll(async () => {
    const titles = Array.from({ length: MAX_LIMIT + 5 }, (_, index) => `Lecture ${index}`)
    await Promise.all(titles.map((title) => publishEvent(call, admin, { title: `${title} ${newAddress()}` })))
  })

  it.each([
    'limit=0',
    'limit=-1',
    'limit=100000',
    'pagination=false',
    'limit=0&pagination=false',
    'pagination=0',
    'limit=100&page=-1',
  ])('?%s is limited', async (query) => {
    const response = await call('GET', `/api/events?depth=0&${query}`)
    expect(response.status).toBe(200)
    expect(((await response.json()) as { docs: unknown[] }).docs.length).toBeLessThanOrEqual(MAX_LIMIT)
  })

  it.each([
    'limit=x',
    'data={',
    'search=%00',
    'page=1e9',
    'depth=99999999999',
    'where={',
    'where=1',
    'where[eventDate][greater_than]=not-a-date',
    'where[id][like]=x',
    'where[nothing][equals]=1',
    'where[title][$ne]=x',
    'where[title][nothing]=x',
    'where[createdBy.email][like]=admin',
    'where[createdBy][equals]=x',
    'where[__proto__][equals]=x',
    'sort=$where',
    'sort[]=a&sort[]=b&sort[]=c&sort[]=d&sort[]=e&sort[]=f&sort[]=g',
    `where${'[or][0]'.repeat(50)}[title][equals]=x`,
    Array.from({ length: 60 }, (_, index) => `where[or][${index}][title][equals]=x`).join('&'),
  ])('?%s is refused or answered within its limits', async (query) => {
    const response = await call('GET', `/api/events?${query}`)
    if (response.status === 200)
      expect(((await response.json()) as { docs: unknown[] }).docs.length).toBeLessThanOrEqual(MAX_LIMIT)
    else expect(response.status).toBe(400)
  })

  it('never return more than access control allows', async () => {
    const text = await (
      await call('GET', '/api/events?depth=99&limit=5&populate[users][email]=true&select[createdBy]=true')
    ).text()
    expect(text).not.toContain('@')
    expect(text).not.toContain('createdBy')
  })
})

describe('limits', () => {
  it('refuse too many changes from one client, and serve other clients', async () => {
    const address = newAddress()
    const responses = await Promise.all(
      Array.from({ length: 150 }, () => call('POST', '/api/users/logout', { address })),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(30)
    expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('POST', '/api/users/logout')).status).toBe(200)
  })
})

describe('headers', () => {
  it('protect pages and answers', async () => {
    for (const path of ['/', '/events', '/auth', '/nothing-here', '/api/events', '/api/nothing']) {
      const { headers } = await call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('permissions-policy')).toBeTruthy()
      expect(headers.get('x-powered-by')).toBeNull()
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/frame-ancestors '(self|none)'/)
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'")
    }
  })

  it.each([
    ['GET', '/api/events'],
    ['GET', '/api/users/me'],
    ['GET', '/api/nothing'],
    ['OPTIONS', '/api/events'],
    ['POST', '/api/users/logout'],
    ['PUT', '/api/events'],
  ])('allow no other site, and do not name the server’s software: %s %s', async (method, path) => {
    const { headers } = await call(method, path, {
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-anything' },
    })
    expect(
      [...headers.keys()].filter((name) => /^access-control-|^(x-powered-by|server)$/.test(name)),
    ).toEqual([])
  })

  it('prevent caches from storing a signed-in person’s pages', async () => {
    const { headers } = await call('GET', '/', { cookie: member })
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('vary')).toMatch(/cookie/i)
  })

  it.each([
    '/api/users/me',
    '/api/profiles/me',
    '/api/memberships/mine',
    '/api/cpd-entries/record',
    '/api/users/factor',
    '/api/search?q=deng',
    '/api/events',
  ])('prevent caches from storing what %s answers a signed-in person', async (path) => {
    const { status, headers } = await call('GET', path, { cookie: member })
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
  })
})

describe('logs', () => {
  it('contain no password, no cookie and no stack trace of a client error', () => {
    const output = server.output().replace(/^.*Accounts of this trial installation[\s\S]*?\n\n/, '')
    expect(output).not.toContain('Bridge-over-the-Nile-1')
    expect(output).not.toContain(member.split('=')[1])
    expect(output).not.toContain(admin.split('=')[1])
  })
})
