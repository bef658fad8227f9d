import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage, s3Storage } from '../../../../services/fileStorage'
import type { Storage } from '../../../../services/fileStorage.types'
import { nameOfUpload } from '../../../../services/objectStores/objectNames'
import { readS3Settings } from '../../../../services/objectStores/s3/s3Settings'
import { type FakeS3, startFakeS3 } from '../../../fakes/s3Server'
import { required } from '../../../helpers/required'

let folder: string
let formerFolder: string | undefined
let s3: FakeS3
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-stores-'))
  formerFolder = process.env.MEDIA_DIR
  process.env.MEDIA_DIR = folder
  s3 = await startFakeS3()
})
afterEach(() => s3.fault('none'))
afterAll(async () => {
  if (formerFolder === undefined) delete process.env.MEDIA_DIR
  else process.env.MEDIA_DIR = formerFolder
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const openS3 = (own: Record<string, string> = {}): Promise<Storage> =>
  s3Storage(required(readS3Settings({ ...s3.env, ...own })))

const newName = (): string => {
  const id = randomUUID()
  return `files/${id.slice(0, 2)}/${id}`
}
const bytes = (length: number): Buffer =>
  Buffer.alloc(length, createHash('sha256').update(String(length)).digest())
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const streamOf = (content: Buffer): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536)
    })(),
    { objectMode: false },
  )
const namesIn = async ({ objects }: Storage, prefix: string): Promise<string[]> => {
  const names = []
  for await (const { name } of objects.list(prefix)) names.push(name)
  return names
}

describe.each([
  ['the folder', async () => folderStorage()],
  ['S3', () => openS3()],
])('%s as a store of files', (_, open) => {
  it.each([0, 1, 70_000, 17 * 1024 ** 2])('gives %i bytes back as they were', async (length) => {
    const { objects } = await open()
    const [name, content] = [newName(), bytes(length)]
    expect(await objects.put(name, streamOf(content), { contentType: 'application/pdf' })).toEqual({
      size: length,
      sha256: sha256(content),
    })
    expect((await objects.head(name))?.size).toBe(length)
    expect(sha256(await buffer(await objects.open(name)))).toBe(sha256(content))
    expect(await objects.withLocalFile(name, async (file) => sha256(await readFile(file)))).toBe(
      sha256(content),
    )
  })

  it('gives parts, of which both ends are meant', async () => {
    const { objects } = await open()
    const [name, content] = [newName(), bytes(100_000)]
    await objects.put(name, streamOf(content))
    for (const [start, end] of [
      [0, 0],
      [99_999, 99_999],
      [10, 70_000],
    ] as const)
      expect(await buffer(await objects.open(name, { start, end }))).toEqual(content.subarray(start, end + 1))
  })

  it('knows what is not there, and deletes it all the same', async () => {
    const { objects } = await open()
    const name = newName()
    expect(await objects.head(name)).toBeUndefined()
    await expect(objects.open(name)).rejects.toMatchObject({ code: 'ENOENT' })
    await objects.put(name, streamOf(bytes(10)))
    await objects.remove(name)
    await objects.remove(name)
    expect(await objects.head(name)).toBeUndefined()
  })

  it('keeps nothing of a content that breaks off, and says why it broke', async () => {
    const { objects } = await open()
    const name = newName()
    const broken = Readable.from(
      (function* () {
        yield bytes(17 * 1024 ** 2)
        throw new Error('The line is cut')
      })(),
      { objectMode: false },
    )
    await expect(objects.put(name, broken)).rejects.toThrow('The line is cut')
    expect(await objects.head(name)).toBeUndefined()
    expect(s3.uploads.size).toBe(0)
  })

  it('lists what a folder has, over all pages, with sizes', async () => {
    const { objects } = await open()
    const names = ['images/a.webp', 'images/b.webp', 'images/ملف.webp', 'images/e & f.webp', 'images/g.webp']
    for (const name of names) await objects.put(name, streamOf(bytes(name.length)))
    expect((await namesIn(await open(), 'images/')).sort()).toEqual([...names].sort())
    expect(await namesIn(await open(), '')).toEqual(expect.arrayContaining(names))
    for await (const { name, size } of objects.list('images/')) expect(size).toBe(name.length)
  })

  it.each(['../secret', 'files/../../secret', 'files//a', '/etc/passwd', 'files\\..\\a', 'files/\0'])(
    'refuses a name that leads elsewhere: %j',
    async (name) => {
      const { objects } = await open()
      await expect(objects.open(name)).rejects.toThrow('not the name')
      await expect(objects.put(name, streamOf(bytes(1)))).rejects.toThrow('not the name')
    },
  )

  it('tells that it is ready', async () => {
    const { objects } = await open()
    await objects.put(newName(), streamOf(bytes(1)))
    await expect(objects.checkReadiness()).resolves.toBeUndefined()
  })
})

describe.each([
  ['the folder', async () => folderStorage()],
  ['S3', () => openS3()],
])('%s as a store of uploads', (_, open) => {
  const begin = async (size: number) => {
    const { objects, uploads } = await open()
    await uploads.prepare()
    const key = randomUUID()
    const tus = uploads.createTusStore({ findSize: () => Promise.resolve(size), remove: async () => {} })
    const { Upload } = await import('@tus/server')
    await tus.create(new Upload({ id: key, size, offset: 0 }))
    return { objects, uploads, tus, key }
  }

  it('takes pieces of any length, knows how far it is, and makes a file of them without moving bytes', async () => {
    const content = bytes(7_000_000)
    const { objects, uploads, tus, key } = await begin(content.length)
    expect(await uploads.stat(key)).toBe(0)
    const ends = [500, 3000, 6_000_000, content.length]
    let at = 0
    for (const end of ends) {
      expect(await tus.write(streamOf(content.subarray(at, end)), key, at)).toBe(end)
      expect([await uploads.stat(key), (await tus.getUpload(key)).offset]).toEqual([end, end])
      expect(await uploads.read(key, 0, 16)).toEqual(content.subarray(0, 16))
      at = end
    }
    expect(await uploads.read(key, content.length - 100, 2048)).toEqual(content.subarray(-100))
    await uploads.adopt(key)
    await uploads.adopt(key)
    expect(await uploads.stat(key)).toBeUndefined()
    expect(sha256(await buffer(await objects.open(nameOfUpload(key))))).toBe(sha256(content))
    await uploads.remove(key) // too late
    expect((await objects.head(nameOfUpload(key)))?.size).toBe(content.length)
    expect(await namesIn(await open(), 'uploads/')).toEqual([])
  })

  it('does not count an upload among the files before it was taken over', async () => {
    const content = bytes(2000)
    const { objects, uploads, tus, key } = await begin(content.length)
    await tus.write(streamOf(content), key, 0)
    expect(await namesIn({ objects, uploads }, 'files/')).not.toContain(nameOfUpload(key))
    await uploads.adopt(key)
    expect(await namesIn({ objects, uploads }, 'files/')).toContain(nameOfUpload(key))
  })

  it('keeps nothing of one that is given up, complete or not', async () => {
    for (const length of [400, 2000, 6_000_000]) {
      const { objects, uploads, tus, key } = await begin(7_000_000)
      await tus.write(streamOf(bytes(length)), key, 0)
      await uploads.remove(key)
      await uploads.remove(key)
      expect(await uploads.stat(key)).toBeUndefined()
      expect(await objects.head(nameOfUpload(key))).toBeUndefined()
    }
    expect([await namesIn(await open(), 'uploads/'), s3.uploads.size]).toEqual([[], 0])
  })

  it('takes a small one whole', async () => {
    const { uploads } = await open()
    await uploads.prepare()
    const key = randomUUID()
    await uploads.write(key, bytes(3000))
    expect(await uploads.stat(key)).toBe(3000)
    expect(await uploads.readAll(key)).toEqual(bytes(3000))
    await uploads.remove(key)
  })

  it('removes what nobody knows after its time, and nothing else', async () => {
    const [known, unknown] = [await begin(6 * 1024 ** 2), await begin(6 * 1024 ** 2)]
    for (const { tus, key } of [known, unknown]) await tus.write(streamOf(bytes(1000)), key, 0)
    const { uploads } = known
    const isKnown = (key: string) => Promise.resolve(key === known.key)
    await uploads.removeStrays(new Date(0), isKnown)
    expect(await uploads.stat(unknown.key)).toBe(1000)
    await uploads.removeStrays(new Date(Date.now() + 60_000), isKnown)
    expect([await uploads.stat(known.key), await uploads.stat(unknown.key)]).toEqual([1000, undefined])
    await uploads.remove(known.key)
    expect(s3.uploads.size).toBe(0)
  })
})

describe('S3', () => {
  it('completes an upload whose last part arrived before the process was killed', async () => {
    const { objects, uploads } = await openS3()
    const content = bytes(6 * 1024 ** 2)
    const key = randomUUID()
    const tus = uploads.createTusStore({
      findSize: () => Promise.resolve(content.length),
      remove: async () => {},
    })
    const { Upload } = await import('@tus/server')
    await tus.create(new Upload({ id: key, size: content.length, offset: 0 }))
    const [id, parts] = required([...s3.uploads][0])
    parts.parts.set(1, content)
    expect(await uploads.stat(key)).toBe(content.length)
    expect([s3.uploads.has(id), (await objects.head(nameOfUpload(key)))?.size]).toEqual([
      false,
      content.length,
    ])
    await uploads.remove(key)
  })

  it('gives parts up that a process left behind when it was killed', async () => {
    const { uploads } = await openS3()
    const leftover = { key: 'images/left.webp', contentType: '', metadata: {}, begun: new Date(0) }
    s3.uploads.set('left', { ...leftover, parts: new Map([[1, bytes(10)]]) })
    s3.uploads.set('young', { ...leftover, begun: new Date(), parts: new Map() })
    await uploads.removeStrays(new Date(1000), () => Promise.resolve(false))
    expect([...s3.uploads.keys()]).toEqual(['young'])
    s3.uploads.clear()
  })

  it.each([
    ['down', 'it answered 503'],
    ['refused', 'the key is not known there'],
    ['slow', 'it did not answer in time'],
  ] as const)('that is %s is unavailable, with a reason, within its deadline', async (fault, reason) => {
    const { objects } = await openS3()
    s3.fault(fault)
    const before = s3.requests.length
    const expected = { name: 'StorageUnavailableError', message: expect.stringContaining(reason) as string }
    await expect(objects.head(newName())).rejects.toMatchObject(expected)
    await expect(objects.checkReadiness()).rejects.toMatchObject(expected)
    // sending has two minutes
    if (fault !== 'slow')
      await expect(objects.put(newName(), streamOf(bytes(10)))).rejects.toMatchObject(expected)
    expect(s3.requests.length - before).toBeLessThanOrEqual(9) // three tries each
  })

  it('that is not there is unavailable', async () => {
    const gone = await startFakeS3()
    await gone.close()
    const { objects } = await openS3({ S3_ENDPOINT: gone.url })
    await expect(objects.head(newName())).rejects.toMatchObject({ name: 'StorageUnavailableError' })
  })

  it('tells a missing bucket from a missing object', async () => {
    const { objects } = await openS3({ S3_BUCKET: 'another-bucket' })
    await expect(objects.open(newName())).rejects.toThrow('there is no such bucket')
    await expect(objects.checkReadiness()).rejects.toThrow('there is no such bucket')
  })

  it('that cuts the line is asked for the rest, a few times', async () => {
    const { objects } = await openS3()
    const [name, content] = [newName(), bytes(1_000_000)]
    await objects.put(name, streamOf(content))
    const stream = await objects.open(name)
    s3.fault('cut')
    const before = s3.requests.length
    const cut = await objects.open(name)
    await expect(buffer(cut)).rejects.toMatchObject({ name: 'StorageUnavailableError' })
    expect(s3.requests.length - before).toBe(4)
    stream.destroy()

    const again = await objects.open(name)
    s3.fault('none')
    expect(sha256(await buffer(again))).toBe(sha256(content))
  })

  it('is let go by a reader who stops', async () => {
    const { objects } = await openS3()
    const name = newName()
    await objects.put(name, streamOf(bytes(4_000_000)))
    const stream = await objects.open(name)
    await once(stream, 'readable')
    stream.destroy()
    await once(stream, 'close')
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([])
  })

  it('is never asked with its secret', async () => {
    const { objects } = await openS3()
    expect(objects.place).toBe(`${s3.url}/${s3.bucket}`)
    const { objects: wrong } = await openS3({ S3_ACCESS_KEY_ID: 'another' })
    const error: unknown = await wrong.head(newName()).catch((thrown: unknown) => thrown)
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('fake-secret-key')
  })
})
