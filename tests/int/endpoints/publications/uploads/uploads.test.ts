import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPublication } from '../../../../../domain/publications/publicationForm.schema'
import type { Media, Publication } from '../../../../../payload-types'
import { examineFiles } from '../../../../../domain/publications'
import { modelOf } from '../../../../../platform/database'
import { adoptUpload, storeFile } from '../../../../../domain/publications/files'
import { removeAbandonedUploads } from '../../../../../domain/publications/fileCleanup'
import { storedPath, uploadPath } from '../../../../../services/diskStorage'
import { uploadsDir } from '../../../../../services/mediaFolders'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makePicture } from '../../../access/fixtures'
import { TUS, beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

const NOT_PDF = 'Please select a PDF file'

let app: TestApp
let admin: Account
let otherAdmin: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  otherAdmin = await makeAccount(app.payload, { roles: ['admin'] })
  member = await makeAccount(app.payload)
})
afterAll(() => app.stop())

const begin = (size: number, as: Account | undefined = admin, purpose = 'publication'): Promise<Response> =>
  app.request('POST', '/api/uploads', { as, headers: beginning(size, purpose) })
const send = (key: string, offset: number, piece: Buffer, as: Account = admin): Promise<Response> =>
  app.request('PATCH', `/api/uploads/${key}`, { as, headers: pieceAt(offset), body: new Uint8Array(piece) })
const stateOf = (key: string, as: Account = admin): Promise<Response> =>
  app.request('GET', `/api/uploads/${key}`, { as, headers: TUS })
const cancel = (key: string, as: Account = admin): Promise<Response> =>
  app.request('DELETE', `/api/uploads/${key}`, { as, headers: TUS })

const upload = async (content: Buffer, as = admin): Promise<string> => {
  const key = keyIn(await begin(content.length, as))
  expect((await send(key, 0, content, as)).status).toBe(204)
  return key
}

const formOf = (file?: string) => ({
  title: `Paper ${randomUUID()}`,
  category: 'standards',
  publishedDate: '2026-03-01',
  isPublished: true,
  file,
})
const add = (body: object, as: Account | undefined = admin): Promise<Response> =>
  app.request('POST', '/api/publications/add', { as, body })
const messageOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message
const expireAll = (): Promise<unknown> =>
  modelOf(app.payload, 'file-uploads').updateMany({}, { $set: { expiresAt: new Date(0) } })
const leavesNothing = async (key: string): Promise<void> => {
  expect(existsSync(uploadPath(key))).toBe(false)
  expect(existsSync(storedPath(`${key.slice(0, 2)}/${key}`))).toBe(false)
  expect(await modelOf(app.payload, 'file-uploads').exists({ key })).toBeNull()
  expect(await modelOf(app.payload, 'files').exists({ key: `${key.slice(0, 2)}/${key}` })).toBeNull()
}

describe('an upload', () => {
  // proves: C222
  it('arrives in parts, reports its progress, and becomes a publication', async () => {
    const content = makePdf({ bytes: 300_000 })
    const begun = await begin(content.length)
    expect([begun.status, begun.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
    expect(begun.headers.get('location')).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    const key = keyIn(begun)
    expect((await send(key, 0, content.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
    const between = await stateOf(key)
    expect([between.headers.get('upload-offset'), between.headers.get('upload-length')]).toEqual([
      '100000',
      '300000',
    ])
    expect((await send(key, 50_000, content.subarray(50_000))).status).toBe(409)
    expect((await add(formOf(key))).status).toBe(409)
    expect((await send(key, 100_000, content.subarray(100_000))).headers.get('upload-offset')).toBe('300000')

    const form = formOf(key)
    const added = await add(form)
    expect(added.status).toBe(201)
    const { id } = (await added.json()) as AddedPublication
    const file = await app.request('GET', `/api/publications/${id}/file`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).not.toContain('html')
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
    expect(await (await add(form)).json()).toMatchObject({ id })
  })

  // proves: C192
  it.each([
    ['nobody', () => undefined, 401, 'Please sign in to upload publications'],
    ['a member', () => member, 403, 'Only administrators can upload publications'],
  ])('is refused to %s', async (_who, who, status, message) => {
    // `begin` treats the administrator as nobody
    const response = await app.request('POST', '/api/uploads', { as: who(), headers: beginning(1000) })
    expect([response.status, await messageOf(response)]).toEqual([status, message])
  })

  it('of a submission is open to members, up to 50 MB', async () => {
    const allowed = await begin(50 * 1024 ** 2 - 1, member, 'submission')
    expect(allowed.status).toBe(201)
    const refused = await begin(50 * 1024 ** 2, member, 'submission')
    expect([refused.status, await messageOf(refused)]).toEqual([413, 'File size must be less than 50MB'])
    expect((await cancel(keyIn(allowed), member)).status).toBe(204)
  })

  // proves: C165
  it('over the limit is refused in the specified words', async () => {
    const refused = await begin(100 * 1024 ** 3)
    expect([refused.status, await messageOf(refused)]).toEqual([413, 'File size must be less than 100GB'])
  })

  it('belongs to its owner only', async () => {
    const content = makePdf()
    const key = keyIn(await begin(content.length))
    for (const as of [otherAdmin, member]) {
      for (const response of [await stateOf(key, as), await send(key, 0, content, as), await cancel(key, as)])
        expect(response.status).toBe(404)
    }
    expect((await stateOf(key)).headers.get('upload-offset')).toBe('0')
    await send(key, 0, content)
    expect((await add(formOf(key), otherAdmin)).status).toBe(404)
    expect((await cancel(key)).status).toBe(204)
    await leavesNothing(key)
  })

  it('is given up once nobody is taking it over, also where that was broken off', async () => {
    const content = makePdf()
    const key = await upload(content)
    const takeUntil = (at: number) =>
      modelOf(app.payload, 'file-uploads').updateOne({ key }, { $set: { takenUntil: new Date(at) } })
    await takeUntil(Date.now() + 10_000)
    expect((await cancel(key)).status).toBe(409)
    await takeUntil(Date.now() - 1)
    expect((await cancel(key)).status).toBe(204)
    await leavesNothing(key)
  })

  it('is kept once it was taken over', async () => {
    const key = await upload(makePdf())
    expect((await add(formOf(key))).status).toBe(201)
    expect((await cancel(key)).status).toBe(409)
  })

  it('ends when its owner is no longer an administrator', async () => {
    const former = await makeAccount(app.payload, { roles: ['admin'] })
    const content = makePdf()
    const key = keyIn(await begin(content.length, former))
    await modelOf(app.payload, 'roles').deleteMany({ user: former.id })
    expect((await send(key, 0, content, former)).status).toBe(403)
    expect((await add(formOf(key), former)).status).toBe(403)
  })

  // proves: C164
  it.each([
    ['HTML', Buffer.from(`<!doctype html>${'<p>No paper</p>'.repeat(500)}`)],
    ['a truncated PDF', makePdf({ bytes: 20_000 }).subarray(0, 15_000)],
    ['a beginning only', Buffer.from('%PDF-1.7')],
  ])('of %s is refused, and nothing of it is stored', async (_what, content) => {
    const key = keyIn(await begin(content.length))
    const refused = await send(key, 0, content)
    expect([refused.status, await messageOf(refused)]).toEqual([415, NOT_PDF])
    await leavesNothing(key)
  })

  it('of another type is refused before the rest of it arrives', async () => {
    const key = keyIn(await begin(1_000_000))
    expect((await send(key, 0, Buffer.alloc(5000, 'x'))).status).toBe(415)
    await leavesNothing(key)
  })

  it('that fills the disk reports it, keeps what has arrived and can continue', async () => {
    const content = makePdf({ bytes: 20_000 })
    const key = keyIn(await begin(content.length))
    // a file that is always full replaces the real one
    await rm(uploadPath(key))
    await symlink('/dev/full', uploadPath(key))
    const refused = await send(key, 0, content)
    expect([refused.status, await messageOf(refused)]).toEqual([
      507,
      'There is not enough space on the server for this file. Please try again later.',
    ])
    await rm(uploadPath(key))
    await writeFile(uploadPath(key), content.subarray(0, 7000))
    expect((await stateOf(key)).headers.get('upload-offset')).toBe('7000')
    expect((await send(key, 7000, content.subarray(7000))).status).toBe(204)
    expect((await add(formOf(key))).status).toBe(201)
  })

  it('cannot be longer than declared', async () => {
    const content = makePdf()
    const key = keyIn(await begin(content.length - 1))
    expect((await send(key, 0, content)).status).toBeGreaterThanOrEqual(400)
    expect((await add(formOf(key))).status).toBeGreaterThanOrEqual(400)
    await cancel(key)
  })
})

describe('finalising an upload', () => {
  it('ten times at once creates one publication', async () => {
    const key = await upload(makePdf({ bytes: 5000 }))
    const form = formOf(key)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(form)))
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const { totalDocs } = await app.payload.count({
      collection: 'publications',
      where: { title: { equals: form.title } },
      overrideAccess: true, // the test checks the result
    })
    expect(totalDocs).toBe(1)
  })

  it.each(['moved', 'described'])('completes after it was killed when the file was %s', async (step) => {
    const content = makePdf({ bytes: 5000 })
    const key = await upload(content)
    const file = await adoptUpload(app.payload, key, {
      filename: 'paper.pdf',
      contentType: 'application/pdf',
    })
    if (step === 'moved') await modelOf(app.payload, 'files').deleteOne({ _id: file })
    const added = await add(formOf(key))
    expect(added.status).toBe(201)
    const { id } = (await added.json()) as AddedPublication
    expect(
      Buffer.from(await (await app.request('GET', `/api/publications/${id}/file`)).arrayBuffer()).equals(
        content,
      ),
    ).toBe(true)
    expect(await modelOf(app.payload, 'files').countDocuments({ key: `${key.slice(0, 2)}/${key}` })).toBe(1)
  })
})

describe('an abandoned upload', () => {
  it.each(['half arrived', 'arrived', 'moved', 'described'])('is deleted when it had %s', async (step) => {
    const content = makePdf({ bytes: 5000 })
    const key = keyIn(await begin(content.length))
    await send(key, 0, step === 'half arrived' ? content.subarray(0, 2500) : content)
    if (step === 'moved' || step === 'described') {
      const file = await adoptUpload(app.payload, key, {
        filename: 'paper.pdf',
        contentType: 'application/pdf',
      })
      if (step === 'moved') await modelOf(app.payload, 'files').deleteOne({ _id: file })
    }
    await removeAbandonedUploads(app.payload)
    expect(await modelOf(app.payload, 'file-uploads').exists({ key })).not.toBeNull()
    await modelOf(app.payload, 'file-uploads').updateOne({ key }, { $set: { expiresAt: new Date(0) } })
    expect((await stateOf(key)).status).toBe(404)
    await removeAbandonedUploads(app.payload)
    await leavesNothing(key)
  })

  it('is deleted together with stray files, and finalised uploads are not', async () => {
    const content = makePdf({ bytes: 5000 })
    const key = await upload(content)
    const { id } = (await (await add(formOf(key))).json()) as AddedPublication
    const stray = path.join(uploadsDir(), randomUUID())
    const young = path.join(uploadsDir(), randomUUID())
    await Promise.all([writeFile(stray, ''), writeFile(young, '')])
    await utimes(stray, new Date(0), new Date(0))
    await expireAll()
    await removeAbandonedUploads(app.payload)
    expect([existsSync(stray), existsSync(young)]).toEqual([false, true])
    expect((await app.request('GET', `/api/publications/${id}/file`)).status).toBe(200)
    expect(await modelOf(app.payload, 'file-uploads').exists({ key })).toBeNull()
  })
})

/** Waits until it was processed, here or by the job that the answer started. */
const examined = async (key: string): Promise<void> => {
  const sha256 = async (): Promise<string | undefined> => {
    await examineFiles(app.payload)
    return (
      await modelOf(app.payload, 'files')
        .findOne({ key: `${key.slice(0, 2)}/${key}` })
        .lean<{ sha256?: string }>()
    )?.sha256
  }
  await expect.poll(sha256, { timeout: 60_000 }).toMatch(/^[0-9a-f]{64}$/)
}

describe('a new file', () => {
  it('gets its hash and page count, and a cover for its publication that is not recorded as an edit', async () => {
    const key = await upload(makePdf({ bytes: 50_000, title: 'Bridges' }))
    const form = formOf(key)
    const { id } = (await (await add(form)).json()) as AddedPublication
    const before = await app.payload.findByID({ collection: 'publications', id, overrideAccess: true }) // the test checks the result
    await examined(key)
    const after = await app.payload.findByID({ collection: 'publications', id, overrideAccess: true }) // the test checks the result
    expect(after.filePages).toBe(1)
    expect(after.coverImage).toMatchObject({ alt: `First page of “${form.title}”`, mimeType: 'image/webp' })
    expect(after.updatedAt).toBe(before.updatedAt)
    const cover = after.coverImage as { filename: string }
    const sent = await app.request('GET', `/api/media/file/${cover.filename}`)
    if (sent.status !== 200) expect.fail(`${sent.status} ${await sent.text()}`)
    expect(sent.headers.get('content-type')).toBe('image/webp')
  })

  it('that cannot be rendered leaves its publication without a cover', async () => {
    const broken = await upload(Buffer.from(`%PDF-1.7\n${'nothing to draw '.repeat(200)}\n%%EOF`))
    const { id } = (await (await add(formOf(broken))).json()) as AddedPublication
    await examined(broken)
    expect(
      (await app.payload.findByID({ collection: 'publications', id, overrideAccess: true })).coverImage ??
        null,
    ).toBeNull() // the test checks the result
  })

  it('that was stored whole, as those of a fresh installation are, gets a cover of a few kilobytes for lists', async () => {
    const titled = (content: Buffer, title: string) =>
      storeFile(app.payload, { content, filename: `${title}.pdf`, contentType: 'application/pdf' })
    const broken = await titled(Buffer.from(`%PDF-1.7\n${'nothing to draw '.repeat(100)}\n%%EOF`), 'Broken')
    const whole = await titled(makePdf({ bytes: 20_000, title: 'Roads' }), 'Roads')
    const unused = await titled(makePdf({ bytes: 20_000, title: 'Private' }), 'Private')
    const ids = await Promise.all(
      [broken, whole].map(async (file) => {
        const data = {
          title: `Paper ${randomUUID()}`,
          slug: randomUUID(),
          category: 'standards',
          publishedDate: '2026-01-31T12:00:00.000Z',
          file,
          _status: 'published',
        } as const
        return (await app.payload.create({ collection: 'publications', data, overrideAccess: true })).id // the test prepares its data
      }),
    )
    await examineFiles(app.payload)
    const look = async (id: string) =>
      app.payload.findByID({ collection: 'publications', id, overrideAccess: true }) // the test checks the result
    const [without, withCover] = await Promise.all(ids.map(look))
    expect(without?.coverImage ?? null).toBeNull()
    const cover = withCover?.coverImage as Media
    expect(cover.sizes?.thumb).toMatchObject({ width: 160, mimeType: 'image/webp' })
    expect(cover.sizes?.thumb?.filesize).toBeLessThanOrEqual(10_000)
    expect(
      await app.payload.db.findOne({ collection: 'media', where: { coverOf: { equals: unused } } }),
    ).toBeNull()
    const [listed] = (
      (await (
        await app.request(
          'GET',
          `/api/publications?where[id][equals]=${withCover?.id}&depth=1&select[divisions]=false&populate[media][sizes][thumb]=true`,
        )
      ).json()) as { docs: Publication[] }
    ).docs
    expect(listed?.coverImage).toEqual({ id: cover.id, sizes: { thumb: cover.sizes?.thumb } })
  })

  it('does not replace a cover that staff chose', async () => {
    const data = await makePicture()
    const chosen = await app.payload.create({
      collection: 'media',
      data: { alt: 'Chosen by staff' },
      file: { data, mimetype: 'image/png', name: 'chosen.png', size: data.length },
      overrideAccess: true, // the test prepares its data
    })
    const { id } = (await (await add({ ...formOf(), isPublished: false })).json()) as AddedPublication
    await app.payload.update({
      collection: 'publications',
      id,
      draft: true,
      data: { coverImage: chosen.id },
      overrideAccess: true, // the test prepares its data
    })
    const { updatedAt } = await app.payload.findByID({
      collection: 'publications',
      id,
      draft: true,
      overrideAccess: true, // the test checks the result
    })
    const key = await upload(makePdf({ bytes: 5000 }))
    const { isPublished: _, ...form } = formOf(key)
    expect(
      (
        await app.request('POST', `/api/publications/${id}/edition`, {
          as: admin,
          body: { ...form, updatedAt },
        })
      ).status,
    ).toBe(200)
    await examined(key)
    expect(
      (await app.payload.findByID({ collection: 'publications', id, draft: true, overrideAccess: true }))
        .filePages,
    ).toBe(1) // the test checks the result
    expect(
      (await app.payload.findByID({ collection: 'publications', id, draft: true, overrideAccess: true }))
        .coverImage,
    ).toMatchObject({ id: chosen.id }) // the test checks the result
  })
})
