import { randomFillSync } from 'node:crypto'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { signInAdmin, signUp } from '../helpers/httpClient'
import { residentBytes } from '../helpers/residentBytes'

const MIB = 1024 ** 2

let server: FreshServer
let admin: string
let member: string
/** 24 MB, as the largest of a camera. */
let large: Buffer
/** 47 megapixels in a few kilobytes. */
let wide: Buffer

beforeAll(async () => {
  server = await startFreshServer()
  ;[admin, member] = [await signInAdmin(server.call), await signUp(server.call)]
  const [width, height] = [3400, 2200]
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  const photograph = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  // cameras append data to the picture, such as a second one for 3D viewers
  large = Buffer.concat([photograph, Buffer.alloc(Math.max(0, 24 * MIB - photograph.length))])
  wide = await sharp({ create: { width: 8000, height: 5900, channels: 3, background: '#a65' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.end())

interface Picture {
  width: number
  height: number
}

const upload = async (
  content: Buffer,
  cookie?: string,
): Promise<{ status: number; doc?: Picture; message?: string }> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A bridge' }))
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'bridge.jpg')
  const response = await server.call('POST', '/api/media', { cookie, body: form })
  const { doc, errors } = (await response.json()) as { doc?: Picture; errors?: { message: string }[] }
  return { status: response.status, doc, message: errors?.[0]?.message }
}

/**
 * Uploads in ten pieces, with a pause after each, as over a slow line.
 * @returns the status and whether all pieces could be sent
 */
const uploadSlowly = (bytes: number, pauseMs: number): Promise<{ status?: number; isAllSent: boolean }> =>
  new Promise((resolve, reject) => {
    const outcome: { status?: number; isAllSent: boolean } = { isAllSent: false }
    const request = http.request(new URL('/api/media', server.url), {
      method: 'POST',
      headers: {
        cookie: admin,
        'content-type': 'multipart/form-data; boundary=bridge',
        'content-length': bytes,
        origin: new URL(server.url).origin,
      },
    })
    request.on('response', (response) => {
      outcome.status = response.statusCode
      response.resume()
    })
    request.once('error', reject)
    request.once('close', () => resolve(outcome))
    const send = async (): Promise<void> => {
      for (let piece = 0; piece < 10; piece += 1) {
        request.write(Buffer.alloc(bytes / 10))
        await wait(pauseMs)
      }
      request.end(() => {
        outcome.isAllSent = true
      })
    }
    void send().catch(reject)
  })

interface Course {
  /** The largest memory of the server, in bytes. */
  peak: number
  /** The number of pages answered before the first upload, and after half of the uploads. */
  pagesBeforeFirst: number
  pagesInSecondHalf: number
}

/**
 * Requests one page after another until all uploads are answered, and records the order of the answers. A
 * blocked server does not hear from its database either, and answers 503.
 */
const watchUploads = async (uploads: readonly Promise<unknown>[]): Promise<Course> => {
  let [answered, peak, pagesBeforeFirst, pagesInSecondHalf] = [0, 0, 0, 0]
  const countAnswer = (): void => {
    answered += 1
  }
  for (const upload of uploads) void upload.then(countAnswer, countAnswer)
  while (answered < uploads.length) {
    expect((await server.call('GET', '/readyz')).status).toBe(200)
    peak = Math.max(peak, await residentBytes(server.pid))
    if (answered === 0) pagesBeforeFirst += 1
    if (answered >= uploads.length / 2 && answered < uploads.length) pagesInSecondHalf += 1
  }
  return { peak, pagesBeforeFirst, pagesInSecondHalf }
}

/**
 * More than could be answered between the steps for two pictures (decoding, and a few sizes) if these blocked
 * the server.
 */
const MANY_PAGES = 20

describe('large pictures', () => {
  it('of 24 MB and 47 megapixels are accepted and resized, four at once within bounded memory', async () => {
    expect((await upload(wide, admin)).doc).toMatchObject({ width: 2560, height: 1888 })
    const before = await residentBytes(server.pid)
    const uploads = [large, wide, large, wide].map((content) => upload(content, admin))
    const { peak, pagesBeforeFirst, pagesInSecondHalf } = await watchUploads(uploads)
    for (const { status, doc, message } of await Promise.all(uploads)) {
      expect({ status, message }).toEqual({ status: 201, message: undefined })
      expect(Math.max(doc?.width ?? 0, doc?.height ?? 0)).toBe(2560)
    }
    expect((peak - before) / MIB).toBeLessThan(700)
    expect(pagesBeforeFirst).toBeGreaterThan(MANY_PAGES)
    expect(pagesInSecondHalf).toBeGreaterThan(MANY_PAGES)
  })

  it('are not decoded when the sender may not upload them', async () => {
    let answered = 0
    const uploads = [wide, wide, wide, wide].map(async (content) => {
      expect((await upload(content, admin)).status).toBe(201)
      answered += 1
    })
    await Promise.race(uploads)
    // the server works on two at once, in their order: a picture decoded from here on is answered after a
    // third
    const [ofMember, ofVisitor] = [await upload(wide, member), await upload(wide)]
    expect(answered).toBeLessThan(3)
    expect(ofMember.status).toBe(403)
    expect([401, 403]).toContain(ofVisitor.status)
    await Promise.all(uploads)
  })

  it('over the limit are refused with a text that names the limit', async () => {
    expect(await upload(Buffer.concat([large, Buffer.alloc(2 * MIB)]), admin)).toMatchObject({
      status: 400,
      message: 'Image must be less than 25MB',
    })
    expect(await upload(Buffer.alloc(30 * MIB), admin)).toMatchObject({
      status: 413,
      message: 'Image must be less than 25MB',
    })
  })

  it('over the limit are answered on a slow line too, without a connection that breaks off', async () => {
    expect(await uploadSlowly(30 * MIB, 200)).toEqual({ status: 413, isAllSent: true })
  })
})
