import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError, createClient } from '../../../../clients/typescript/client.mjs'
import { type Account, confirmEmailOf, makeAccount } from '../../../helpers/accounts'
import { makeApiKey } from '../../../helpers/apiKeys'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let admin: Account
let server: Server
let site: string
/** Answers that come before those of the API. */
let before: Response[]
let asked: { method: string; url: string; type?: string; body: string }[]

const answerTo = async (incoming: IncomingMessage): Promise<Response> => {
  const { method = 'GET', url = '/', headers } = incoming
  const body = await text(incoming)
  asked.push({ method, url, type: headers['content-type'], body })
  const first = before.shift()
  if (first) return first
  const { authorization } = headers
  return app.request(method, url, {
    ...(body && { body: JSON.parse(body) as unknown }),
    headers: authorization ? { authorization } : {},
  })
}

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  server = createServer((incoming, outgoing) => {
    void answerTo(incoming).then(async (answer) => {
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
      outgoing.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.stop()
})
beforeEach(() => {
  before = []
  asked = []
})

const refusal = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused', { cause: error })
  return error
}

const tooMany = (): Response => new Response('{}', { status: 429, headers: { 'Retry-After': '0.01' } })

describe('with a key', () => {
  it('reads every record of a list, page by page', async () => {
    const members = await Promise.all([1, 2, 3].map(() => makeAccount(app.payload)))
    const { key } = await makeApiKey(app, admin, { permissions: ['people:read', 'contacts:read'] })
    const emails: (string | undefined)[] = []
    for await (const { email } of createClient({ site, key }).records('GET /api/v1/people', { limit: 2 }))
      emails.push(email)
    expect(emails).toEqual(expect.arrayContaining(members.map(({ email }) => email)))
    expect(asked.length).toBeGreaterThan(1)
    expect(asked[1]?.url).toMatch(/^\/api\/v1\/people\?limit=2&cursor=/)
  })

  it('tells why the site refuses', async () => {
    const { key } = await makeApiKey(app, admin, { permissions: ['people:read'] })
    const ace = createClient({ site, key })
    const forbidden = await refusal(ace.call('GET /api/v1/payments'))
    expect(forbidden).toMatchObject({
      status: 403,
      code: 'permission_missing',
      operation: 'GET /api/v1/payments',
    })
    expect(forbidden.message).toContain('GET /api/v1/payments was answered with 403')
    const invalid = await refusal(ace.call('GET /api/v1/people', { query: { limit: 1_000 } }))
    expect(invalid.status).toBe(400)
  })

  it('reads again after as long as the site says, and gives up after five times', async () => {
    const { key } = await makeApiKey(app, admin, { permissions: ['events:read'] })
    const ace = createClient({ site, key })
    before = [tooMany(), new Response('{}', { status: 503, headers: { 'Retry-After': '0.01' } })]
    expect(await ace.call('GET /api/v1/events')).toMatchObject({ nextCursor: null })
    expect(asked).toHaveLength(3)
    before = Array.from({ length: 9 }, tooMany)
    expect((await refusal(ace.call('GET /api/v1/events'))).status).toBe(429)
    expect(asked).toHaveLength(8)
  })

  it('ends a wait when it is told to', async () => {
    const stop = new AbortController()
    before = [new Response('{}', { status: 503, headers: { 'Retry-After': '100' } })]
    const call = createClient({ site }).call('GET /api/events', { signal: stop.signal })
    await expect.poll(() => asked.length).toBe(1)
    stop.abort(new Error('told to stop'))
    await expect(call).rejects.toThrow('told to stop')
  })
})

describe('without a key', () => {
  it('fills the parameters of a path', async () => {
    const member = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, member)
    const { number } = await makeMembership(app.payload, member.id)
    const found = await createClient({ site }).call('GET /api/memberships/verify/{number}', {
      path: { number },
    })
    expect(found.status).toBe('active')
  })

  it('sends a body, once, whatever is answered', async () => {
    const ace = createClient({ site })
    const body = { name: 'Lado', email: 'lado@example.org', subject: 'Bridges', message: 'Which ones?' }
    await ace.call('POST /api/contact-messages', { body })
    before = [tooMany()]
    expect((await refusal(ace.call('POST /api/contact-messages', { body }))).status).toBe(429)
    expect(asked).toHaveLength(2)
  })

  it('repeats a parameter that has several values', async () => {
    const work = createClient({ site }).call('GET /api/saved-lists/rows', {
      query: { subject: 'people', c: ['region.is.other', 'member.is.no'] },
    })
    expect((await refusal(work)).status).toBe(401)
    expect(asked[0]?.url).toBe('/api/saved-lists/rows?subject=people&c=region.is.other&c=member.is.no')
  })

  it('sends a file as it is', async () => {
    before = [Response.json({ id: '1' }, { status: 201 })]
    await createClient({ site }).call('POST /api/people-imports', {
      query: { name: 'people.csv' },
      body: new TextEncoder().encode('Name'),
    })
    expect(asked).toMatchObject([{ type: 'application/octet-stream', body: 'Name' }])
  })

  it('reads a table as a text, and another file as its bytes', async () => {
    const ace = createClient({ site })
    before = [new Response('Name', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })]
    expect(await ace.call('GET /api/users/list.csv')).toBe('Name')
    before = [new Response(new Uint8Array([37, 80]), { headers: { 'Content-Type': 'application/pdf' } })]
    const pdf = await ace.call('GET /api/invoices/{id}/pdf', { path: { id: '1' } })
    expect([...new Uint8Array(pdf)]).toEqual([37, 80])
  })
})
