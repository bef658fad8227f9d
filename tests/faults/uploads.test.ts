import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, httpClient, signInAdmin, signUp } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { TUS, arrivedOf, beginning, keyIn, makePdf, pieceAt, sendPiece } from '../helpers/uploads'

const MIB = 1024 ** 2
const NOT_PDF = 'Please select a PDF file'

let dataDir: string
let server: RunningServer
let client: Client
let admin: string

const start = async (): Promise<void> => {
  server = await startServer({ dataDir })
  client = httpClient(server.url)
}

beforeAll(async () => {
  dataDir = await makeDataDir()
  await start()
  admin = await signInAdmin(client)
})
afterAll(async () => {
  await server.end()
  await removeDataDir(dataDir)
})

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
const begin = async (size: number, cookie = admin, purpose = 'publication'): Promise<string> =>
  keyIn(await client('POST', '/api/uploads', { cookie, headers: beginning(size, purpose) }))
const chunksOf = function* (content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536)
}
const send = (key: string, content: Buffer, offset: number, cutAfter?: number) =>
  sendPiece({
    url: server.url,
    cookie: admin,
    key,
    offset,
    content: chunksOf(content.subarray(offset)),
    length: content.length - offset,
    cutAfter,
  })
const publish = async (file: string): Promise<string> => {
  const response = await client('POST', '/api/publications/add', {
    cookie: admin,
    body: {
      title: `Paper ${randomUUID()}`,
      category: 'books',
      publishedDate: '2026-01-31',
      isPublished: true,
      file,
    },
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const downloaded = async (id: string): Promise<string> =>
  sha256(new Uint8Array(await (await client('GET', `/api/publications/${id}/file`)).arrayBuffer()))
const inFolder = (): string[] => readdirSync(path.join(dataDir, 'media/uploads'))

describe('uploads over a network that fails', () => {
  it('resume after the connection was cut three times, and arrive intact', async () => {
    const content = makePdf({ bytes: 64 * MIB })
    const key = await begin(content.length)
    let offset = 0
    for (const share of [10 * MIB, 17 * MIB + 1, 20 * MIB]) {
      expect(await send(key, content, offset, share)).toBeUndefined()
      const arrived = await arrivedOf(client, admin, key)
      expect(arrived).toBeGreaterThanOrEqual(offset)
      expect(arrived).toBeLessThan(content.length)
      offset = arrived
    }
    expect(offset).toBeGreaterThan(MIB)
    expect((await send(key, content, offset))?.status).toBe(204)
    expect(await downloaded(await publish(key))).toBe(sha256(content))
  })

  it('resume after the server was killed in the middle', async () => {
    const content = makePdf({ bytes: 24 * MIB })
    const key = await begin(content.length)
    await send(key, content, 0, 9 * MIB)
    const sending = send(key, content, await arrivedOf(client, admin, key))
    await server.end('SIGKILL')
    await sending
    await start()
    const offset = await arrivedOf(client, admin, key)
    expect(offset).toBeGreaterThan(MIB)
    expect(offset === content.length || (await send(key, content, offset))?.status === 204).toBe(true)
    expect(await downloaded(await publish(key))).toBe(sha256(content))
  })
})

describe('invalid uploads', () => {
  it.each([
    ['HTML named paper.pdf', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(3000)}`)],
    ['a truncated PDF', makePdf({ bytes: 50_000 }).subarray(0, 40_000)],
  ])('%s is refused, and nothing is left on disk', async (_what, content) => {
    const key = await begin(content.length)
    const refused = await send(key, content, 0)
    expect([refused?.status, refused?.body]).toEqual([415, expect.stringContaining(NOT_PDF)])
    expect(inFolder()).not.toContain(key)
    expect((await client('HEAD', `/api/uploads/${key}`, { cookie: admin, headers: TUS })).status).toBe(404)
  })

  it('a PDF named .html is recognised as a PDF and renamed', async () => {
    const content = makePdf() // `beginning` names it ../../paper.html
    const key = await begin(content.length)
    await send(key, content, 0)
    const file = await client('GET', `/api/publications/${await publish(key)}/file`)
    expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'nosniff',
    ])
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="paper-[\w-]+\.pdf"/)
  })

  it('one byte over the limit is refused, one byte below is accepted', async () => {
    const limit = 2 * MIB
    const settings = await client('POST', '/api/globals/staff-settings', {
      cookie: admin,
      body: { publicationLimitGb: limit / 1024 ** 3 },
    })
    expect(settings.status).toBe(200)
    for (const [size, status] of [
      [limit + 1, 413],
      [limit, 413],
      [limit - 1, 201],
    ] as const) {
      expect((await client('POST', '/api/uploads', { cookie: admin, headers: beginning(size) })).status).toBe(
        status,
      )
    }
    await client('POST', '/api/globals/staff-settings', { cookie: admin, body: { publicationLimitGb: 100 } })
    const refused = await client('POST', '/api/uploads', {
      cookie: admin,
      headers: beginning(100 * 1024 ** 3),
    })
    expect(await refused.text()).toContain('File size must be less than 100GB')
  })

  it('more bytes than declared are refused, and the connection stays open', async () => {
    const content = makePdf({ bytes: 3 * MIB })
    const key = await begin(content.length - 1)
    const refused = await send(key, content, 0)
    expect(refused === undefined || refused.status >= 400).toBe(true)
    expect((await client('DELETE', `/api/uploads/${key}`, { cookie: admin, headers: TUS })).status).toBe(204)
  })
})

describe('another person’s upload', () => {
  it('cannot be continued, read, cancelled or published, nor from another site', async () => {
    const content = makePdf({ bytes: MIB })
    const key = await begin(content.length)
    const stranger = await signUp(client)
    for (const cookie of [stranger, undefined]) {
      const status = cookie ? 404 : 401
      expect(
        (
          await client('PATCH', `/api/uploads/${key}`, {
            cookie,
            headers: pieceAt(0),
            body: new Uint8Array(content),
          })
        ).status,
      ).toBe(status)
      expect((await client('DELETE', `/api/uploads/${key}`, { cookie, headers: TUS })).status).toBe(status)
      expect((await client('HEAD', `/api/uploads/${key}`, { cookie, headers: TUS })).status).toBe(status)
    }
    expect(
      (
        await client('PATCH', `/api/uploads/${key}`, {
          cookie: admin,
          headers: { ...pieceAt(0), origin: 'https://elsewhere.example' },
          body: new Uint8Array(content),
        })
      ).status,
    ).toBe(403)
    expect(
      (await client('POST', '/api/uploads', { cookie: stranger, headers: beginning(1000) })).status,
    ).toBe(403)
    expect(await arrivedOf(client, admin, key)).toBe(0)
    expect((await client('DELETE', `/api/uploads/${key}`, { cookie: admin, headers: TUS })).status).toBe(204)
    expect(inFolder()).not.toContain(key)
  })

  it('requires the content type of the protocol', async () => {
    const key = await begin(1000)
    for (const type of ['application/json', 'text/plain']) {
      expect(
        (
          await client('PATCH', `/api/uploads/${key}`, {
            cookie: admin,
            headers: { ...pieceAt(0), 'content-type': type },
            body: '{}',
          })
        ).status,
      ).toBe(415)
    }
    expect(
      (
        await client('PATCH', `/api/uploads/${key}`, {
          cookie: admin,
          headers: { 'content-type': 'application/offset+octet-stream' },
          body: 'x',
        })
      ).status,
    ).toBe(412)
  })
})
