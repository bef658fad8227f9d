import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MEDIA_TEXTS } from '../../../collections/Media/texts.schema'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

const MAX_BYTES = 25 * 1024 * 1024

let app: TestApp
let admin: Account
let made: string[]

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  made = []
})
afterAll(async () => {
  for (const id of made) await app.payload.delete({ collection: 'media', id, overrideAccess: true }) // deletes the files too
  await app.stop()
})

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a65' } })

const upload = async (
  content: Buffer,
  name: string,
  type: string,
  as = admin,
): Promise<{ status: number; message?: string; doc?: Record<string, unknown> }> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A square' }))
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  const response = await app.request('POST', '/api/media', { as, body: form })
  const { doc, errors } = (await response.json()) as {
    doc?: Record<string, unknown>
    errors?: { message: string }[]
  }
  if (doc) made.push(String(doc.id))
  return { status: response.status, doc, message: errors?.[0]?.message }
}

const folder = (): string => {
  const { upload: options } = app.payload.collections.media.config
  return options.staticDir ?? ''
}

describe('a picture', () => {
  it.each([
    ['jpeg', () => picture().jpeg().toBuffer()],
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['avif', () => picture().avif().toBuffer()],
  ])('may be %s and is stored as WebP under a generated name', async (format, make) => {
    const { status, doc } = await upload(await make(), `../../Brücke <1>.${format}`, `image/${format}`)
    expect(status).toBe(201)
    expect(doc).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30 })
    expect(doc?.filename).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.webp$/)
    const stored = await sharp(readFileSync(path.join(folder(), String(doc?.filename)))).metadata()
    expect(stored.format).toBe('webp')
  })

  it('is not fetched from a URL', async () => {
    const body = { alt: 'A square', filename: 'square.webp', url: 'http://127.0.0.1:9/square.webp' }
    const response = await app.request('POST', '/api/media', { as: admin, body })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('No files were uploaded'),
    ])
  })

  it('is not inspected when the sender may not upload one', async () => {
    const member = await makeAccount(app.payload)
    expect(await upload(Buffer.from('no picture'), 'a.png', 'image/png', member)).toMatchObject({
      status: 403,
    })
    expect(await upload(Buffer.from('no picture'), 'a.png', 'image/png')).toMatchObject({ status: 400 })
  })

  it('is not decoded when the sender may not upload one', async () => {
    const content = await picture().png().toBuffer()
    const member = await makeAccount(app.payload)
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A square' }))
    form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'a.png')
    const steps = (['metadata', 'toBuffer'] as const).map((step) => vi.spyOn(sharp.prototype as Sharp, step))
    try {
      expect((await upload(content, 'a.png', 'image/png', member)).status).toBe(403)
      expect([401, 403]).toContain((await app.request('POST', '/api/media', { body: form })).status)
      for (const step of steps) expect(step).not.toHaveBeenCalled()
      expect((await upload(content, 'a.png', 'image/png', admin)).status).toBe(201)
      for (const step of steps) expect(step).toHaveBeenCalled()
    } finally {
      for (const step of steps) step.mockRestore()
    }
  })

  it('is offered as AVIF in the widths that it has', async () => {
    const { doc } = await upload(await picture(1000, 500).jpeg().toBuffer(), 'wide.jpg', 'image/jpeg')
    expect(doc?.sizes).toMatchObject({
      small: { width: 480, height: 240, mimeType: 'image/avif' },
      medium: { width: 960 },
      large: { width: null },
      fallback: { width: 960, mimeType: 'image/webp' },
    })
  })

  it('loses its metadata and keeps its orientation', async () => {
    const withPlace = await picture(40, 30)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '4/1 51/1 0/1' } },
      })
      .jpeg()
      .toBuffer()
    const { doc } = await upload(withPlace, 'site.jpg', 'image/jpeg')
    expect(doc).toMatchObject({ width: 30, height: 40 })
    const stored = await sharp(readFileSync(path.join(folder(), String(doc?.filename)))).metadata()
    expect(stored.exif).toBeUndefined()
  })

  it('of any size is stored with at most 2560 pixels a side, upright and without its location', async () => {
    const photograph = await picture(6000, 4000)
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '4/1 51/1 0/1' } } })
      .jpeg()
      .toBuffer()
    const { doc } = await upload(photograph, 'phone.jpg', 'image/jpeg')
    expect(doc).toMatchObject({ width: 1707, height: 2560 })
    const stored = await sharp(readFileSync(path.join(folder(), String(doc?.filename)))).metadata()
    expect(stored).toMatchObject({ width: 1707, height: 2560 })
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
  })

  it('is served with an image content type only', async () => {
    const { doc } = await upload(await picture().png().toBuffer(), 'square.png', 'image/png')
    const response = await app.request('GET', String(doc?.url).replace(/^https?:\/\/[^/]+/, ''))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
})

describe('a file that is not a picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )

  it.each([
    ['SVG', () => svg, 'drawing.svg', 'image/svg+xml'],
    ['SVG named PNG', () => svg, 'drawing.png', 'image/png'],
    [
      'HTML named JPEG',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'photo.jpg',
      'image/jpeg',
    ],
    ['a GIF', () => picture().gif().toBuffer(), 'moving.gif', 'image/gif'],
    ['a TIFF named PNG', () => picture().tiff().toBuffer(), 'scan.png', 'image/png'],
    ['an empty file', () => Buffer.alloc(0), 'empty.png', 'image/png'],
    [
      'a truncated PNG',
      async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 100_000),
      'half.png',
      'image/png',
    ],
    [
      'a picture that unpacks to 100 million pixels',
      () => picture(10_000, 10_000).png().toBuffer(),
      'bomb.png',
      'image/png',
    ],
  ])('is refused: %s', async (_, make, name, type) => {
    const { status, message } = await upload(await make(), name, type)
    expect({ status, message }).toEqual({ status: 400, message: MEDIA_TEXTS.unreadable })
  })

  it('is refused when it is one byte too large', async () => {
    const small = await picture().jpeg().toBuffer()
    const padded = (bytes: number): Buffer => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
    expect(await upload(padded(MAX_BYTES), 'large.jpg', 'image/jpeg')).toEqual({
      status: 400,
      message: MEDIA_TEXTS.tooLarge,
      doc: undefined,
    })
    expect((await upload(padded(MAX_BYTES - 1), 'fits.jpg', 'image/jpeg')).status).toBe(201)
  })

  it('leaves nothing on disk', () => {
    for (const name of ['drawing.svg', 'drawing.png', 'half.png', 'bomb.png', 'photo.jpg'])
      expect(existsSync(path.join(folder(), name))).toBe(false)
  })
})
