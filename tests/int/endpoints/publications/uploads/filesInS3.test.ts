import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeAbandonedUploads } from '../../../../../domain/publications/fileCleanup'
import { removeFile, storeFile } from '../../../../../domain/publications/files'
import { examineFiles } from '../../../../../domain/publications'
import type { AddedPublication } from '../../../../../domain/publications/publicationForm.schema'
import { modelOf } from '../../../../../platform/database'
import { STORAGE_UNAVAILABLE } from '../../../../../platform/storageErrors'
import { uploadsDir } from '../../../../../services/mediaFolders'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type S3Files, useFakeS3 } from '../../../../helpers/s3Files'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { TUS, beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

let app: TestApp
let admin: Account
let s3: S3Files

/** What lies in the folder of uploads. */
const onThisMachine = (): string[] => (existsSync(uploadsDir()) ? readdirSync(uploadsDir()) : [])
/** Tests of uploads without S3, in the same folder, leave some that nobody ends. */
let ofOtherTests: string[]

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  s3 = await useFakeS3()
  ofOtherTests = onThisMachine()
})
afterEach(() => s3.fault('none'))
afterAll(async () => {
  await s3.end()
  await app.stop()
})

const begin = (size: number): Promise<Response> =>
  app.request('POST', '/api/uploads', { as: admin, headers: beginning(size) })
const send = (key: string, offset: number, piece: Buffer): Promise<Response> =>
  app.request('PATCH', `/api/uploads/${key}`, {
    as: admin,
    headers: pieceAt(offset),
    body: new Uint8Array(piece),
  })
const publish = (file: string): Promise<Response> =>
  app.request('POST', '/api/publications/add', {
    as: admin,
    body: {
      title: `Paper ${randomUUID()}`,
      category: 'standards',
      publishedDate: '2026-03-01',
      isPublished: true,
      file,
    },
  })
const add = async (content: Buffer): Promise<string> => {
  const key = keyIn(await begin(content.length))
  expect((await send(key, 0, content)).status).toBe(204)
  return ((await (await publish(key)).json()) as AddedPublication).id
}
const problemOf = async (response: Response): Promise<unknown> => {
  const { errors } = (await response.json()) as { errors: { code?: string; message: string }[] }
  return { status: response.status, code: errors[0]?.code, message: errors[0]?.message }
}
const namesIn = (folder: string): string[] => [...s3.objects.keys()].filter((name) => name.startsWith(folder))

describe('a publication in a store that speaks S3', () => {
  it('is uploaded in parts, taken over once, and sent whole and in part', async () => {
    const content = makePdf({ bytes: 300_000 })
    const key = keyIn(await begin(content.length))
    expect((await send(key, 0, content.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
    expect((await send(key, 50_000, content.subarray(50_000))).status).toBe(409)
    expect((await publish(key)).status).toBe(409)
    expect((await send(key, 100_000, content.subarray(100_000))).headers.get('upload-offset')).toBe('300000')
    const { id } = (await (await publish(key)).json()) as AddedPublication
    expect(((await (await publish(key)).json()) as AddedPublication).id).toBe(id)

    const whole = await app.request('GET', `/api/publications/${id}/file`)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '300000',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    const part = await app.request('GET', `/api/publications/${id}/file`, {
      headers: { range: 'bytes=1000-1999' },
    })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/300000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(1000, 2000))).toBe(true)

    expect(s3.objects.has(`files/${key.slice(0, 2)}/${key}`)).toBe(true)
    expect(namesIn('uploads/')).toEqual([])
    expect(existsSync(path.join(required(process.env.MEDIA_DIR), 'files', key.slice(0, 2), key))).toBe(false)
  })

  it('is refused by its first bytes, and leaves nothing', async () => {
    const key = keyIn(await begin(300_000))
    expect((await send(key, 0, Buffer.alloc(5000, '<script>'))).status).toBe(415)
    expect([namesIn(`files/${key.slice(0, 2)}/${key}`), namesIn(`uploads/${key}`)]).toEqual([[], []])
  })

  it('is hashed and gets its cover, and nothing stays on this machine', async () => {
    const id = await add(makePdf())
    const read = () =>
      app.payload.findByID({
        collection: 'publications',
        id,
        depth: 1,
        overrideAccess: true, // the test checks the result
      })
    const hasCover = async (): Promise<boolean> => {
      await examineFiles(app.payload) // unless the server, which was told of the file, does so already
      return Boolean((await read()).coverImage)
    }
    await until('the cover is drawn', hasCover, 60_000)
    const publication = await read()
    expect(publication.file).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    // the server, told of the file, may still read a copy of its own
    const isEmpty = () => onThisMachine().every((name) => ofOtherTests.includes(name))
    await until('no copy is left in the folder of uploads', isEmpty, 10_000)
  })

  it('that is given up, by its owner or with time, leaves nothing', async () => {
    const [cancelled, left] = [keyIn(await begin(300_000)), keyIn(await begin(300_000))]
    for (const key of [cancelled, left]) await send(key, 0, makePdf({ bytes: 300_000 }).subarray(0, 9000))
    expect(
      (await app.request('DELETE', `/api/uploads/${cancelled}`, { as: admin, headers: TUS })).status,
    ).toBe(204)
    await modelOf(app.payload, 'file-uploads').updateMany({ key: left }, { $set: { expiresAt: new Date(0) } })
    await removeAbandonedUploads(app.payload)
    expect([namesIn('uploads/'), s3.uploads.size]).toEqual([[], 0])
  })
})

describe('while the store does not answer', () => {
  it.each(['down', 'refused'] as const)(
    '(%s) files are answered 503 in clear words, and come back',
    async (fault) => {
      const content = makePdf()
      const id = await add(content)
      const key = keyIn(await begin(content.length))
      s3.fault(fault)
      for (const response of [
        await app.request('GET', `/api/publications/${id}/file`),
        await send(key, 0, content),
        await begin(content.length),
      ])
        expect(await problemOf(response)).toEqual({ status: 503, ...STORAGE_UNAVAILABLE })
      expect((await app.request('GET', `/api/publications/${id}`)).status).toBe(200)
      s3.fault('none')
      expect((await send(key, 0, content)).status).toBe(204)
      expect((await publish(key)).status).toBe(201)
    },
  )

  it('an upload that could not be given up can be given up, or published, right after', async () => {
    const content = makePdf()
    const [first, second] = [keyIn(await begin(content.length)), keyIn(await begin(content.length))]
    for (const key of [first, second]) expect((await send(key, 0, content)).status).toBe(204)
    const giveUp = async (key: string): Promise<number> =>
      (await app.request('DELETE', `/api/uploads/${key}`, { as: admin, headers: TUS })).status
    s3.fault('down')
    for (const key of [first, second]) expect(await giveUp(key)).toBe(503)
    s3.fault('none')
    expect(await giveUp(first)).toBe(204)
    expect((await publish(second)).status).toBe(201)
  })

  it('a file is not forgotten that could not be removed', async () => {
    const file = await storeFile(app.payload, {
      content: Buffer.from('a slip'),
      filename: 'slip.pdf',
      contentType: 'application/pdf',
    })
    const { key } = await app.payload.findByID({ collection: 'files', id: file, overrideAccess: true }) // the test checks the result
    s3.fault('down')
    await expect(removeFile(app.payload, file)).rejects.toThrow('The store of files')
    s3.fault('none')
    await removeFile(app.payload, file)
    expect(s3.objects.has(`files/${key}`)).toBe(false)
    expect(await modelOf(app.payload, 'files').exists({ key })).toBeNull()
  })
})

describe('a picture of the site in a store that speaks S3', () => {
  /** As the configuration is with `S3_BUCKET`. */
  const uploadOptions = () => app.payload.collections.media.config.upload
  beforeAll(() => {
    uploadOptions().disableLocalStorage = true
  })
  afterAll(() => {
    delete uploadOptions().disableLocalStorage
  })

  it('is stored with its sizes, sent with its type, replaced and deleted', async () => {
    const draw = (width: number) =>
      sharp({ create: { width, height: 300, channels: 3, background: '#a65' } })
        .png()
        .toBuffer()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A square' }))
    form.set('file', new Blob([new Uint8Array(await draw(1000))], { type: 'image/png' }), 'square.png')
    const response = await app.request('POST', '/api/media', { as: admin, body: form })
    const { doc } = (await response.json()) as {
      doc: { id: string; filename: string; sizes: { small: { filename: string } } }
    }
    expect(response.status).toBe(201)
    const names = [doc.filename, doc.sizes.small.filename]
    for (const name of names) expect(s3.objects.has(`images/${name}`), name).toBe(true)

    const small = await app.request('GET', `/api/media/file/${doc.sizes.small.filename}`)
    expect(Object.fromEntries(small.headers)).toMatchObject({
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(480)
    const part = await app.request('GET', `/api/media/file/${doc.filename}`, {
      headers: { range: 'bytes=0-3' },
    })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    expect((await app.request('GET', '/api/media/file/..%2Fsecret.webp')).status).toBe(403)
    for (const name of ['a'.repeat(300), 'a%5Cb.webp', '%2E%2E%2E'])
      expect((await app.request('GET', `/api/media/file/${name}`)).status, name).toBe(404)

    const replaced = await app.payload.update({
      collection: 'media',
      id: doc.id,
      data: {},
      file: { data: await draw(500), mimetype: 'image/png', name: 'other.png', size: 1 },
      overrideAccess: true, // as staff do in the panel
    })
    for (const name of names) expect(s3.objects.has(`images/${name}`), name).toBe(false)
    expect(s3.objects.has(`images/${required(replaced.filename)}`)).toBe(true)
    await app.payload.delete({ collection: 'media', id: doc.id, overrideAccess: true }) // as the trash does
    expect(namesIn(`images/${required(replaced.filename).slice(0, 14)}`)).toEqual([])
  })
})
