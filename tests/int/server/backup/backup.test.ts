import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Binary, Decimal128, Double, Int32, Long, MongoClient, ObjectId } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BackupOptions, type BackupResult, createBackup } from '../../../../server/backup/createBackup'
import { BackupError, type Manifest, UNFINISHED } from '../../../../server/backup/format'
import { type OpenedDatabase, openToRead } from '../../../../server/backup/openDatabase'
import { readArchive } from '../../../../server/backup/readArchive'
import { restoreBackup } from '../../../../server/backup/restoreBackup'
import { openSecret } from '../../../../server/backup/sealSecret'
import { s3Storage } from '../../../../services/fileStorage'
import { createFolderStore } from '../../../../services/objectStores/folderStore'
import { readS3Settings } from '../../../../services/objectStores/s3/s3Settings'
import type { EmbeddedMongo } from '../../../../server/database/embedded/EmbeddedMongo'
import { connect, dataDir, setUpDataDir, start } from '../../../helpers/embeddedEngines'
import { required } from '../../../helpers/required'
import { startFakeS3 } from '../../../fakes/s3Server'

const PASSPHRASE = 'Nile-crossing-at-Juba'
const SECRET = 'the-secret-of-this-installation!'

setUpDataDir()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const opened = (engine: EmbeddedMongo, name: string, isAlone: boolean): OpenedDatabase => {
  const uri = engine.uri(name)
  const client = connect(uri)
  return { client, db: client.db(), uri, isAlone, close: async () => {} }
}

const mediaOf = (name: string): string => path.join(folder, name)

const putFile = async (media: string, name: string, content: Buffer | string): Promise<void> => {
  await mkdir(path.dirname(path.join(media, name)), { recursive: true })
  await writeFile(path.join(media, name), content)
}

const save = async (
  database: OpenedDatabase,
  name: string,
  onMoment?: BackupOptions['onMoment'],
): Promise<{ archive: string; result: BackupResult; manifest: Manifest }> => {
  const archive = path.join(folder, `${name}.tar`)
  const result = await createBackup(createWriteStream(archive), {
    database,
    files: createFolderStore(mediaOf(name)),
    product: '1.0.0',
    secret: { value: SECRET, passphrase: PASSPHRASE },
    ...(onMoment && { onMoment }),
  })
  return { archive, result, manifest: await readArchive(createReadStream(archive), '1.0.0') }
}

const restore = async (archive: string, { db }: OpenedDatabase, name: string, isReplacing = false) => {
  const verified = await readArchive(createReadStream(archive), '1.0.0')
  const target = { db, files: createFolderStore(mediaOf(name)), product: '1.0.0', isReplacing }
  return restoreBackup(createReadStream(archive), verified, target)
}

/** Database and files of a manifest: names, sizes and hashes. The secret is sealed anew each time. */
const contents = ({ entries }: Manifest) => entries.filter(({ name }) => name.includes('/'))

/** Everything that the driver would convert on the way if it could, and more than one part. */
const fill = async ({ db }: OpenedDatabase, media: string): Promise<void> => {
  await db.collection('types').insertMany([
    {
      whole: new Int32(1),
      floating: new Double(1),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
      date: new Date('2026-11-23T12:00:00.123Z'),
      bytes: new Binary(Buffer.from([0, 1, 255])),
      pattern: /a.b/i,
      nothing: null,
      nested: [{ deep: [{ id: new ObjectId() }] }],
      arabic: 'جمعية المهندسين',
    },
    { negativeZero: new Double(-0), infinite: Infinity },
  ])
  await db.createCollection('names', { collation: { locale: 'en', strength: 2 } })
  await db.collection('empty').insertOne({})
  await db.collection('empty').deleteMany({})
  await db
    .collection<{ _id: number; text: string }>('long')
    .insertMany(Array.from({ length: 12_000 }, (_, _id) => ({ _id, text: String(_id).repeat(200) })))
  await putFile(media, 'files/ab/paper', Buffer.alloc(3_000_000, 'paper'))
  await putFile(media, 'images/ملف.webp', 'a picture')
  await putFile(media, `images/${'long-'.repeat(40)}.webp`, '')
}

describe('a backup of a database that nobody else uses', () => {
  it('restores every document and file byte for byte', async () => {
    const engine = await start()
    const [from, to] = [opened(engine, 'from', true), opened(engine, 'to', true)]
    await fill(from, mediaOf('from'))
    const { archive, result, manifest } = await save(from, 'from')
    expect(result).toMatchObject({ consistency: 'alone', files: 3, hasSecret: true })
    expect(manifest.entries.filter(({ name }) => name.startsWith('database/long/')).length).toBeGreaterThan(1)

    const { sealedSecret } = await restore(archive, to, 'to')
    expect(await openSecret(required(sealedSecret), PASSPHRASE)).toBe(SECRET)
    const again = await save(to, 'to')
    expect(contents(again.manifest)).toEqual(contents(manifest))
    expect(again.manifest.collections).toEqual(manifest.collections)
    expect(await readFile(archive)).not.toContain(SECRET)
  })

  it('goes from a folder to a store that speaks S3 and back, but for uploads that go on', async () => {
    const engine = await start()
    const s3 = await startFakeS3()
    const { objects } = await s3Storage(required(readS3Settings(s3.env)))
    const [from, to] = [opened(engine, 'from', true), opened(engine, 'to', true)]
    await fill(from, mediaOf('from'))
    await putFile(mediaOf('from'), 'uploads/going-on', 'half a paper')
    const { archive, manifest } = await save(from, 'from')
    const verified = await readArchive(createReadStream(archive), '1.0.0')
    await objects.put('files/ab/old', Readable.from(['old']))
    const target = { db: to.db, files: objects, product: '1.0.0', isReplacing: false }
    await expect(restoreBackup(createReadStream(archive), verified, target)).rejects.toThrow('is not empty')
    await restoreBackup(createReadStream(archive), verified, { ...target, isReplacing: true })

    const again = path.join(folder, 'again.tar')
    await createBackup(createWriteStream(again), { database: to, files: objects, product: '1.0.0' })
    const wanted = contents(manifest).filter(({ name }) => !name.startsWith('files/uploads/'))
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
    expect(contents(await readArchive(createReadStream(again), '1.0.0')).sort(byName)).toEqual(
      wanted.sort(byName),
    )
    await s3.close()
  })

  it('is not restored over documents or files, unless told to replace them', async () => {
    const engine = await start()
    const [from, to] = [opened(engine, 'from', true), opened(engine, 'to', true)]
    await from.db.collection('types').insertOne({ kept: true })
    const { archive, manifest } = await save(from, 'from')
    await to.db.collection('other').insertOne({ old: true })
    await expect(restore(archive, to, 'to')).rejects.toThrow('not empty (other)')
    await to.db.collection('other').deleteMany({})
    await putFile(mediaOf('to'), 'files/ab/old', 'old')
    await expect(restore(archive, to, 'to')).rejects.toThrow('not empty (files/ab/old)')
    expect(await to.db.collection('types').countDocuments()).toBe(0)
    await restore(archive, to, 'to', true)
    expect(contents((await save(to, 'to')).manifest)).toEqual(contents(manifest))
  })

  it('leaves a mark when the restore breaks off, so that the site does not start on half of it', async () => {
    const engine = await start()
    const [from, to] = [opened(engine, 'from', true), opened(engine, 'to', true)]
    await fill(from, mediaOf('from'))
    const { archive } = await save(from, 'from')
    const target = {
      db: to.db,
      files: createFolderStore(mediaOf('to')),
      product: '1.0.0',
      isReplacing: false,
    }
    const verified = await readArchive(createReadStream(archive), '1.0.0')
    const half = createReadStream(archive, { end: (await stat(archive)).size - 3_000 })
    await expect(restoreBackup(half, verified, target)).rejects.toThrow(BackupError)
    expect(await to.db.collection(UNFINISHED).countDocuments()).toBe(1)
    await expect(save(to, 'to')).rejects.toThrow(BackupError)
    await restore(archive, to, 'to', true)
    expect(await to.db.listCollections({ name: UNFINISHED }).toArray()).toEqual([])
  })
})

interface Row {
  _id: number
}

/** Publishes papers (file, then document, then a link to it) and takes them back in the other order, until told. */
const keepWriting = async ({ db }: OpenedDatabase, media: string, stop: AbortSignal): Promise<number> => {
  const [papers, links] = [db.collection<Row>('papers'), db.collection<Row>('links')]
  let _id = 0
  for (; !stop.aborted; _id += 1) {
    await putFile(media, `files/${_id}`, String(_id))
    await papers.insertOne({ _id })
    await links.insertOne({ _id })
    if (_id % 3 !== 0) continue
    await links.deleteOne({ _id })
    await papers.deleteOne({ _id })
    await rm(path.join(media, `files/${_id}`))
  }
  return _id
}

describe('a backup while the site runs', () => {
  it('finds the engine of another process, lets nobody write meanwhile, and writes go on afterwards', async () => {
    const engine = await start()
    const site = opened(engine, 'association', false)
    await site.db.collection<Row>('papers').insertOne({ _id: 1 })
    const reader = await openToRead({ DATA_DIR: dataDir })
    expect(reader.isAlone).toBe(false)
    let write: Promise<unknown> = Promise.resolve()
    let isWritten = false
    const { result, archive } = await save(reader, 'association', async () => {
      write = site.db
        .collection<Row>('papers')
        .insertOne({ _id: 2 })
        .then(() => (isWritten = true))
      await delay(500)
      expect(isWritten).toBe(false)
    })
    await reader.close()
    await write
    expect(result.consistency).toBe('writes held')
    const other = opened(engine, 'other', true)
    await restore(archive, other, 'other')
    expect(await other.db.collection('papers').distinct('_id')).toEqual([1])
  })

  it('holds one moment: nothing in it refers to what it has not', async () => {
    const engine = await start()
    const site = opened(engine, 'site', false)
    const other = opened(engine, 'other', true)
    for (let round = 0; round < 5; round += 1) {
      const stop = new AbortController()
      const writing = keepWriting(site, mediaOf('site'), stop.signal)
      await delay(200)
      const { archive } = await save(site, 'site')
      stop.abort()
      expect(await writing).toBeGreaterThan(0)
      await restore(archive, other, 'other', true)
      const papers = (await other.db.collection<Row>('papers').find().toArray()).map(({ _id }) => _id)
      const links = (await other.db.collection<Row>('links').find().toArray()).map(({ _id }) => _id)
      expect(papers.length).toBeGreaterThan(0)
      expect(links.filter((id) => !papers.includes(id))).toEqual([])
      for (const id of papers)
        expect(await readFile(path.join(mediaOf('other'), `files/${id}`), 'utf8')).toBe(String(id))
      await site.db.dropDatabase()
      await rm(mediaOf('site'), { recursive: true })
    }
  })

  it('lets writes go on when it is killed while it holds them', async () => {
    const engine = await start()
    const uri = engine.uri('association')
    const fixture = path.resolve('tests/int/server/backup/fixtures/holdWrites.ts')
    const holder = spawn(process.execPath, ['--import', 'tsx', fixture, uri], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    expect(await once(holder, 'message')).toEqual(['writes held', undefined])
    const client = await MongoClient.connect(uri)
    const write = client.db().collection('papers').insertOne({})
    expect(await Promise.race([write, delay(500, 'held')])).toBe('held')
    holder.kill('SIGKILL')
    await write
    await client.close()
  })
})
