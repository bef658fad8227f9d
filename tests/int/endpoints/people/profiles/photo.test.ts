import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PhotoAnswer } from '../../../../../domain/people/profiles/photo.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let owner: Account

beforeAll(async () => {
  app = await startTestPayload()
  owner = await makeAccount(app.payload)
})
afterAll(() => app.stop())

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

/** Left half red, right half blue. */
const makePhoto = async (format: Format = 'jpeg', size = 64): Promise<Buffer> => {
  const half = await sharp({ create: { width: size / 2, height: size, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'A secret place' } })
    .toFormat(format)
    .toBuffer()
}

const upload = (
  content: Buffer,
  {
    as = owner,
    name = 'photo.png',
    fields = {},
  }: { as?: Account; name?: string; fields?: Record<string, string> } = {},
): Promise<Response> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  return app.request('POST', '/api/profiles/me/photo', { as, body: form })
}

const accepted = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200)
  const { avatarUrl } = (await response.json()) as PhotoAnswer
  return avatarUrl ?? ''
}

const refused = async (response: Response): Promise<string | undefined> => {
  expect(response.ok).toBe(false)
  return ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message
}

const get = (url: string, as?: Account): Promise<Response> => app.request('GET', url, { as })

const storedFiles = (): string[] => {
  const folder = path.join(process.env.MEDIA_DIR ?? '', 'files')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []
}

const png = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  let crc = ~0
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(~crc >>> 0)
  return Buffer.concat([head, body, tail])
}

/** A few kilobytes that unpack to 20,000 by 20,000 pixels. */
const pixelBomb = (): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(20_000, 0)
  header.writeUInt32BE(20_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(20_000 * 2501))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    png('IHDR', header),
    png('IDAT', data),
    png('IEND', Buffer.alloc(0)),
  ])
}

describe('the photo of a profile', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be %s under any name, and is stored as a square WebP without metadata',
    async (format) => {
      const url = await accepted(await upload(await makePhoto(format), { name: 'report.pdf' }))
      const response = await get(url, owner)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="photo\.webp"/)
      const content = Buffer.from(await response.arrayBuffer())
      const { format: kept, width, height, exif } = await sharp(content).metadata()
      expect({ kept, width, height, exif }).toEqual({
        kept: 'webp',
        width: 512,
        height: 512,
        exif: undefined,
      })
      expect(content.includes('A secret place')).toBe(false)
      const again = await app.request('GET', url, {
        as: owner,
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    },
  )

  it('is cropped as requested', async () => {
    const url = await accepted(
      await upload(await makePhoto('png'), { fields: { x: '0.5', y: '0', width: '0.5', height: '0.5' } }),
    )
    const { dominant } = await sharp(Buffer.from(await (await get(url, owner)).arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    for (const fields of [
      { x: '2', y: '0', width: '1', height: '1' },
      { x: '0', y: '0', width: '0', height: '1' },
      { x: 'a', y: '0', width: '1', height: '1' },
      { width: '1' },
    ]) {
      expect(
        await refused(
          await upload(await makePhoto(), { fields: fields as unknown as Record<string, string> }),
        ),
      ).toBe('Failed to upload photo')
    }
  })

  // proves: C174
  it('is refused when it is not a valid picture', async () => {
    const before = storedFiles()
    const jpeg = await makePhoto('jpeg', 400)
    const bad: Record<string, Buffer> = {
      svg: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      gif: await makePhoto('gif'),
      tiff: await makePhoto('tiff'),
      truncated: jpeg.subarray(0, Math.floor(jpeg.length / 2)),
      'truncated PNG': (await makePhoto('png', 400)).subarray(0, -40),
      bomb: pixelBomb(),
      noise: Buffer.alloc(1000, 7),
      empty: Buffer.alloc(0),
    }
    for (const [kind, content] of Object.entries(bad))
      expect(await refused(await upload(content)), kind).toBe('Please upload an image file')
    for (const body of ['{}', undefined])
      expect(await refused(await app.request('POST', '/api/profiles/me/photo', { as: owner, body }))).toBe(
        'Please upload an image file',
      )
    expect(storedFiles()).toEqual(before)
  })

  // proves: C175
  it('is smaller than 5 MB', async () => {
    const limit = 5 * 1024 * 1024
    const padded = async (size: number): Promise<Buffer> => {
      const photo = await makePhoto('png')
      const chunk = png('tEXt', Buffer.alloc(size - photo.length - 12, 'a'))
      return Buffer.concat([photo.subarray(0, -12), chunk, photo.subarray(-12)])
    }
    await accepted(await upload(await padded(limit - 1)))
    for (const size of [limit, limit + 1])
      expect(await refused(await upload(await padded(size)))).toBe('Image must be less than 5MB')
  })

  // proves: C122
  it('replaces the former one and deletes its file, and one of ten at once remains', async () => {
    const account = await makeAccount(app.payload)
    const before = storedFiles().length
    const first = await accepted(await upload(await makePhoto(), { as: account }))
    expect(storedFiles()).toHaveLength(before + 1)
    const photo = await makePhoto('webp')
    await Promise.all(Array.from({ length: 10 }, async () => accepted(await upload(photo, { as: account }))))
    expect(storedFiles()).toHaveLength(before + 1)
    const { avatar } =
      (await modelOf(app.payload, 'profiles').findOne({ user: account.id }).lean<{ avatar: unknown }>()) ?? {}
    expect(await modelOf(app.payload, 'files').exists({ _id: avatar })).not.toBeNull()
    expect((await get(first, account)).status).toBe(200) // the URL belongs to the person
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await app.request('DELETE', '/api/profiles/me/photo', { as: account })).json()).toEqual({
        avatarUrl: null,
      })
    expect(storedFiles()).toHaveLength(before)
    expect((await get(first, account)).status).toBe(404)
  })

  it('is visible to the person, to staff, and to readers of the directory unless it is hidden', async () => {
    const url = await accepted(await upload(await makePhoto()))
    const [other, member, admin] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload),
      await makeAccount(app.payload, { roles: ['admin'] }),
    ]
    await Promise.all([owner, member].map((who) => confirmEmailOf(app.payload, who)))
    await Promise.all([owner, member].map(({ id }) => makeMembership(app.payload, id)))
    const statuses = (): Promise<number[]> =>
      Promise.all([undefined, other, member, admin, owner].map(async (who) => (await get(url, who)).status))
    expect(await statuses()).toEqual([401, 404, 200, 200, 200])
    await app.request('PATCH', '/api/profiles/me', { as: owner, body: { hiddenFields: ['avatar'] } })
    expect(await statuses()).toEqual([401, 404, 404, 200, 200])
    expect((await app.request('POST', '/api/profiles/me/photo', { body: new FormData() })).status).toBe(401)
  })
})
