import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Decimal128, Double, type IndexDescriptionInfo, Int32, Long } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findUnfinished } from '../../../../server/backup/fillDatabase'
import { moveDatabase } from '../../../../server/backup/moveDatabase'
import { openAlone } from '../../../../server/backup/openDatabase'
import { runMove } from '../../../../server/backup/runMove'
import { connect, dataDir, setUpDataDir, start } from '../../../helpers/embeddedEngines'

setUpDataDir()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-move-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const EXACT = { promoteValues: false } as const

const twoDatabases = async () => {
  const engine = await start()
  const client = connect(engine.uri('from'))
  const from = client.db()
  const to = connect(engine.uri('to')).db()
  await from.collection('people').insertMany([
    { number: new Int32(1), share: new Double(1), long: Long.fromString('9007199254740993') },
    { number: new Int32(2), amount: Decimal128.fromString('1.10'), name: 'جمعية المهندسين' },
  ])
  await from.createCollection('names', { collation: { locale: 'en', strength: 2 } })
  await from.collection('names').insertOne({ name: 'Nyandeng' })
  await from.collection('people').createIndexes([
    { key: { number: 1 }, name: 'number', unique: true, partialFilterExpression: { number: { $gt: 0 } } },
    { key: { name: 'text' }, name: 'words' },
    { key: { until: 1 }, name: 'expiry', expireAfterSeconds: 60 },
  ])
  return { engine, from, to }
}

const indexesOf = async (db: Awaited<ReturnType<typeof twoDatabases>>['to'], collection: string) =>
  ((await db.collection(collection).listIndexes().toArray()) as IndexDescriptionInfo[]).sort((one, other) =>
    String(one.name).localeCompare(String(other.name)),
  )

describe('a move to another database', () => {
  it('brings every document and index as it was, and leaves the old database unchanged', async () => {
    const { from, to } = await twoDatabases()
    const before = await from.collection('people').find({}, EXACT).toArray()
    const moved = await moveDatabase(from, to)
    expect(moved.map(({ name, documents, indexes }) => [name, documents, indexes])).toEqual([
      ['names', 1, 0],
      ['people', 2, 3],
    ])
    expect(await to.collection('people').find({}, EXACT).toArray()).toEqual(before)
    expect(await from.collection('people').find({}, EXACT).toArray()).toEqual(before)
    expect(await indexesOf(to, 'people')).toEqual(await indexesOf(from, 'people'))
    await expect(to.collection('people').insertOne({ number: 1 })).rejects.toThrow('duplicate key')
    expect(await to.collection('names').countDocuments({ name: 'NYANDENG' })).toBe(1)
    expect(await findUnfinished(to)).toBeUndefined()
  })

  it('refuses a database that has a document, and changes nothing there', async () => {
    const { from, to } = await twoDatabases()
    await to.collection('others').insertOne({ kept: true })
    await expect(moveDatabase(from, to)).rejects.toThrow('not empty (others)')
    expect((await to.listCollections().toArray()).map(({ name }) => name)).toEqual(['others'])
  })

  it('begins anew after it broke off', async () => {
    const { from, to } = await twoDatabases()
    const broken = moveDatabase(from, to, ({ name }) => {
      if (name === 'people') throw new Error('the connection was lost')
    })
    await expect(broken).rejects.toThrow('the connection was lost')
    expect(await findUnfinished(to)).toBe('move')
    await moveDatabase(from, to)
    expect(await to.collection('people').countDocuments()).toBe(2)
    expect(await findUnfinished(to)).toBeUndefined()
  })

  it('does not count as done when somebody wrote meanwhile, to a collection that was copied or to a new one', async () => {
    const { from, to } = await twoDatabases()
    for (const collection of ['names', 'later']) {
      let isWritten = false
      const broken = moveDatabase(from, to, async () => {
        if (!isWritten) await from.collection(collection).insertOne({})
        isWritten = true
      })
      await expect(broken).rejects.toThrow(`${collection} was written to`)
      expect(await findUnfinished(to)).toBe('move')
    }
    await moveDatabase(from, to)
  })

  it('detects a copy that differs, though it has as many documents', async () => {
    const { from, to } = await twoDatabases()
    const broken = moveDatabase(from, to, async ({ name }) => {
      if (name === 'people') await to.collection('names').updateOne({}, { $set: { name: 'Deng' } })
    })
    await expect(broken).rejects.toThrow('names has 1 documents after the move')
  })

  it('goes from a server to a folder of the embedded engine and back', async () => {
    const { engine, from } = await twoDatabases()
    const told: string[] = []
    const inFolder = { DATA_DIR: path.join(folder, 'engine') }
    const atServer = (name: string) => ({ DATABASE_URI: engine.uri(name), DATA_DIR: dataDir })
    await runMove(atServer('from'), inFolder.DATA_DIR, (text) => told.push(text))
    expect(told).toContain('Moved 3 documents of 2 collections; each compared by its hash.')
    const opened = await openAlone(inFolder)
    expect(await opened.db.collection('people').countDocuments()).toBe(2)
    await opened.close()

    await runMove(inFolder, engine.uri('again'), () => undefined)
    const again = connect(engine.uri('again')).db()
    expect(await again.collection('people').find({}, EXACT).toArray()).toEqual(
      await from.collection('people').find({}, EXACT).toArray(),
    )
    expect(await indexesOf(again, 'people')).toEqual(await indexesOf(from, 'people'))
    await expect(runMove(inFolder, inFolder.DATA_DIR, () => undefined)).rejects.toThrow(
      'in that folder already',
    )
  })
})
