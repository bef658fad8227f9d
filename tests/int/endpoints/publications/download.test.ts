import { rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicationHub } from '../../../../domain/publications/hub.schema'
import type { Publication } from '../../../../payload-types'
import { modelOf } from '../../../../platform/database'
import { storeFile } from '../../../../domain/publications/files'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

const CONTENT = Buffer.from(
  '%PDF-1.7 a paper of one hundred bytes, more or less, which is all that a test needs of a paper.',
)

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const makePublication = async (
  overrides: Partial<Publication> = {},
): Promise<{ id: string; file: string }> => {
  const file = await storeFile(app.payload, {
    content: CONTENT,
    filename: 'Straßen – roads.pdf',
    contentType: 'application/pdf',
  })
  const { id } = await app.payload.create({
    collection: 'publications',
    data: {
      title: `Paper ${randomUUID()}`,
      category: 'standards',
      publishedDate: '2025-03-01T09:00:00.000Z',
      file,
      _status: 'published',
      ...overrides,
    } as Publication,
    overrideAccess: true, // the test prepares its data
  })
  return { id, file }
}

const fileOf = (id: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request('GET', `/api/publications/${id}/file`, { headers })
const download = (id: string, address: string): Promise<Response> =>
  app.request('POST', `/api/publications/${id}/downloads`, { headers: { 'x-client-address': address } })

/** As a link of a page without a script does. */
const openFile = (id: string, address: string): Promise<Response> =>
  app.request('GET', `/api/publications/${id}/download`, { headers: { 'x-client-address': address } })

const countOf = async (publication: string): Promise<number> =>
  (await modelOf(app.payload, 'download-counts').findOne({ publication }).lean<{ count: number } | null>())
    ?.count ?? 0

describe('the file of a publication', () => {
  // proves: C116
  it('is sent whole, with its type and size', async () => {
    const { id } = await makePublication()
    const response = await fileOf(id)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(CONTENT.length))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Stra_en _ roads.pdf"; filename*=UTF-8''Stra%C3%9Fen%20%E2%80%93%20roads.pdf`,
    )
  })

  it('is sent in part, and not again to a client that has it', async () => {
    const { id } = await makePublication()
    const part = await fileOf(id, { range: 'bytes=5-8' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-8/${CONTENT.length}`,
      CONTENT.subarray(5, 9).toString(),
    ])
    const beyond = await fileOf(id, { range: `bytes=${CONTENT.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${CONTENT.length}`])
    const etag = part.headers.get('etag') ?? ''
    expect((await fileOf(id, { 'if-none-match': etag })).status).toBe(304)
    expect((await fileOf(id, { range: 'bytes=0-0', 'if-range': '"another"' })).status).toBe(200)
  })

  it('is not found for a draft, an unknown publication, or when it is missing', async () => {
    const draft = await makePublication({ _status: 'draft' })
    const gone = await makePublication()
    const { key } = await app.payload.findByID({ collection: 'files', id: gone.file, overrideAccess: true }) // the test checks the result
    await rm(path.resolve(process.env.MEDIA_DIR ?? 'media', 'files', key))
    for (const id of [draft.id, gone.id, 'a'.repeat(24), 'no-id']) {
      expect((await fileOf(id)).status).toBe(404)
      expect((await download(id, '10.0.0.1')).status).toBe(404)
      expect((await openFile(id, '10.0.0.1')).status).toBe(404)
      expect(await countOf(id).catch(() => 0)).toBe(0)
    }
  })
})

describe('downloads', () => {
  // proves: C054
  it('are counted once per visitor, file and hour', async () => {
    const [one, other] = [await makePublication(), await makePublication()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(one.id, '10.0.0.1')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await required(answers[0]).json()).toEqual({ url: `/api/publications/${one.id}/file` })
    expect(await countOf(one.id)).toBe(1)
    await download(other.id, '10.0.0.1')
    expect([await countOf(one.id), await countOf(other.id)]).toEqual([1, 1])
  })

  it('are counted where a link without a script leads to the file', async () => {
    const { id } = await makePublication()
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) {
      const answer = await openFile(id, address)
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        `/api/publications/${id}/file`,
        'no-store',
      ])
    }
    await download(id, '10.0.0.2')
    expect(await countOf(id)).toBe(2)
  })

  it('are counted once for all addresses of one IPv6 network', async () => {
    const { id } = await makePublication()
    for (const address of ['2001:db8:7::1', '2001:db8:7:0:ffff::2', '2001:db8:7::3'])
      await download(id, address)
    expect(await countOf(id)).toBe(1)
    await download(id, '2001:db8:8::1')
    expect(await countOf(id)).toBe(2)
  })

  // proves: C114
  it('of many visitors at once are all counted', async () => {
    const { id } = await makePublication()
    await Promise.all(Array.from({ length: 50 }, (_, index) => download(id, `10.0.1.${index}`)))
    expect(await countOf(id)).toBe(50)
  })
})

describe('the resources hub', () => {
  // proves: C052
  it('counts published content, and lists the latest three', async () => {
    const readHub = async (): Promise<PublicationHub> =>
      (await app.request('GET', '/api/publications/hub')).json() as Promise<PublicationHub>
    const before = await readHub()
    const dates = ['2019-01-01', '2019-02-01', '2019-03-01', '2019-04-01'].map(
      (day) => `${day}T09:00:00.000Z`,
    )
    for (const publishedDate of dates)
      await makePublication({ category: 'books', subcategory: 'water_resources', publishedDate })
    await makePublication({ category: 'books', subcategory: 'water_resources', _status: 'draft' })
    const hub = await readHub()
    expect(hub.categories.books.count).toBe(before.categories.books.count + 4)
    expect(hub.categories.books.latest.map(({ publishedDate }) => publishedDate)).toEqual(
      dates.toReversed().slice(0, 3),
    )
    expect(hub.books.water_resources.count).toBe(4)
    expect(hub.books.structural_engineering).toEqual({ count: 0, latest: [] })
    expect(hub.years).toContain(2019)
    expect(JSON.stringify(hub)).not.toContain('"file"')
  })
})
