import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, publishEvent, signInAdmin, signUp } from '../helpers/httpClient'

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

describe('the server refuses', () => {
  it('the creation of a first user over HTTP, 50 requests at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        call('POST', '/api/users/first-register', {
          body: { email: 'intruder@example.org', password: 'Intruder-123', roles: ['admin'] },
        }),
      ),
    )
    expect(responses.every(({ status }) => status === 404 || status === 405)).toBe(true)
    const signIn = await call('POST', '/api/users/login', {
      body: { email: 'intruder@example.org', password: 'Intruder-123' },
    })
    expect(signIn.status).toBe(401)
  })

  it.each([
    ['POST', '/api/users'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/users/verify/x'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs'],
    ['GET', '/api/payload-locked-documents'],
    ['GET', '/api/payload-preferences'],
    ['GET', '/api/payload-preferences/x'],
    ['GET', '/api/events/versions'],
    ['GET', '/api/roles'],
    ['DELETE', '/api/events?where[id][exists]=true'],
    ['PATCH', '/api/events?where[id][exists]=true'],
    ['POST', '/api/roles'],
  ])('%s %s for a visitor and a member', async (method, path) => {
    for (const cookie of [undefined, member]) {
      const response = await call(method, path, { cookie, body: method === 'GET' ? undefined : {} })
      if (response.status === 200) expect(await response.json()).toMatchObject({ docs: [] })
      else expect([400, 401, 403, 404, 405]).toContain(response.status)
    }
  })

  it('drafts to anyone but administrators', async () => {
    const id = await publishEvent(call, admin, { _status: 'draft', title: 'Unannounced lecture' })
    for (const cookie of [undefined, member]) {
      expect((await call('GET', `/api/events/${id}`, { cookie })).status).toBe(404)
      expect((await call('GET', `/api/events/${id}?draft=true`, { cookie })).status).toBe(404)
      const list = await (
        await call('GET', `/api/events?draft=true&where[id][equals]=${id}`, { cookie })
      ).text()
      expect(list).not.toContain('Unannounced')
    }
  })

  it.each([
    '/cms',
    '/cms/collections/users',
    '/cms/account',
    '/cms/create-first-user',
    '/cms/login',
    '/cms/api',
    '/cms/%',
  ])('%s for a visitor and a member', async (path) => {
    const visitor = await call('GET', path)
    expect([302, 404]).toContain(visitor.status)
    if (visitor.status === 302) expect(visitor.headers.get('location')).toMatch(/^\/auth/)
    const signedIn = await call('GET', path, { cookie: member })
    expect([302, 404]).toContain(signedIn.status)
    if (signedIn.status === 302) expect(signedIn.headers.get('location')).toBe('/')
  })

  it('changes requested by another site', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect((await call('POST', '/api/users/logout', { cookie: member, headers })).status).toBe(403)
      expect((await call('POST', '/api/events', { cookie: admin, headers, body: {} })).status).toBe(403)
    }
    const me = (await (await call('GET', '/api/users/me', { cookie: member })).json()) as { user: unknown }
    expect(me.user).not.toBeNull()
  })
})
