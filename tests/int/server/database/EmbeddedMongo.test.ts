import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DataDirInUseError } from '../../../../server/database/embedded/DataDirInUseError'
import { EngineFailedError } from '../../../../server/database/embedded/EngineFailedError'
import { isAlive } from '../../../../server/database/embedded/processIdentity'
import {
  connect,
  dataDir,
  identityOf,
  killEngine,
  messages,
  setUpDataDir,
  socketFolderOf,
  start,
  startInOtherProcess,
} from '../../../helpers/embeddedEngines'

setUpDataDir()

describe('startEmbeddedMongo', () => {
  it('serves the driver, and keeps running after a client closes', async () => {
    const mongo = await start()
    const engine = await identityOf(mongo.pid)
    for (const value of [1, 2]) {
      const client = connect(mongo.uri('some name'.replace(' ', '_')))
      const things = client.db().collection('things')
      await things.insertOne({ value })
      expect(await things.countDocuments()).toBe(value)
      expect(client.db().databaseName).toBe('some_name')
      expect(client.options.writeConcern).toMatchObject({ w: 1, journal: true })
      await client.close()
    }
    expect(await isAlive(engine)).toBe(true)
    expect(mongo.pid).toBe(engine.pid)
    expect(mongo.isReady).toBe(true)
  })

  it('answers session commands without reaching the engine', async () => {
    const mongo = await start()
    const engine = await identityOf(mongo.pid)
    const admin = connect(mongo.uri('admin')).db()
    for (const name of [
      'endSessions',
      'killSessions',
      'refreshSessions',
      'killAllSessions',
      'killAllSessionsByPattern',
    ]) {
      expect(await admin.command({ [name]: [] })).toEqual({ ok: 1 })
    }
    await expect(admin.command({ startSession: 1 })).rejects.toMatchObject({ code: 59 })
    expect(await admin.command({ ping: 1 })).toEqual({ ok: 1 })
    expect(await isAlive(engine)).toBe(true)
  })

  it('compares several indexes over many documents, also when nothing matches', async () => {
    const mongo = await start()
    const people = connect(mongo.uri('association')).db().collection('people')
    await people.insertMany(
      Array.from({ length: 20_000 }, (_, place) => ({
        name: `Akol ${place}`,
        region: place % 3,
        isListed: place % 2 === 0,
      })),
    )
    await people.createIndexes([
      { key: { name: 1 } },
      { key: { region: 1, name: 1 } },
      { key: { isListed: 1 } },
    ])
    expect(
      await people
        .find({ region: 1, isListed: true, name: /nobody/i })
        .sort({ name: 1 })
        .limit(3)
        .toArray(),
    ).toEqual([])
  })

  it('works on a data folder with a long path, spaces and letters beyond ASCII', async () => {
    const deep = path.join(dataDir, 'a b', 'جمعية', 'x'.repeat(120))
    const mongo = await start({ dataDir: deep })
    await connect(mongo.uri('t')).db().collection('a').insertOne({})
    expect(existsSync(path.join(deep, 'WiredTiger'))).toBe(true)
  })

  it('refuses a folder in use, by this or by another process, with one clear error', async () => {
    const mongo = await start()
    await expect(start()).rejects.toThrow(DataDirInUseError)
    const { said } = await startInOtherProcess()
    expect(said.error).toMatch(
      new RegExp(`${dataDir} is in use by process ${process.pid}\\. Stop that first`),
    )
    expect(mongo.isReady).toBe(true)
  })

  it('does not touch the folder while an engine without a lock file uses it', async () => {
    await start()
    // as in another container on the same volume: its lock files are not visible here, the engine's kernel
    // lock is
    for (const name of await readdir(path.join(dataDir, 'lock'))) await rm(path.join(dataDir, 'lock', name))
    await expect(start({ restartPolicy: { maxImmediateDeaths: 2 } })).rejects.toThrow(
      /in use by another process/,
    )
  })

  it('fails with the engine’s error when it cannot open the folder', async () => {
    await mkdir(path.join(dataDir, 'mongod.lock'))
    const failing = start({ restartPolicy: { firstDelayMs: 1, maxImmediateDeaths: 2 } })
    await expect(failing).rejects.toThrow(EngineFailedError)
    await expect(failing).rejects.toThrow(
      /ended 2 times right after its start \(last: exit code 1: .*lock file/,
    )
  })

  it('fails when the data is damaged', async () => {
    await writeFile(path.join(dataDir, 'WiredTiger'), 'no such format')
    await writeFile(path.join(dataDir, 'WiredTiger.turtle'), 'no such format')
    const failing = start({ restartPolicy: { firstDelayMs: 1, maxImmediateDeaths: 3 } })
    await expect(failing).rejects.toThrow(EngineFailedError)
    await expect(failing).rejects.toThrow(/ended 3 times right after its start \(last: .*SIGABRT/s)
    expect(await readdir(path.join(dataDir, 'lock'))).toEqual([])
  })
})

describe('stop', () => {
  it('leaves no process, socket or lock, and the folder opens again unchanged', async () => {
    const first = await start()
    const folder = socketFolderOf(first.uri('t'))
    expect(existsSync(folder)).toBe(true)
    const engine = await identityOf(first.pid)
    const client = connect(first.uri('t'))
    await client.db().collection('things').insertOne({ n: 1 })
    await client.close()
    await Promise.all([first.stop(), first.stop()])
    expect(await isAlive(engine)).toBe(false)
    expect(existsSync(folder)).toBe(false)
    expect(await readdir(path.join(dataDir, 'lock'))).toEqual([])
    expect((await stat(path.join(dataDir, 'mongod.lock'))).size).toBe(0)
    await expect(first.whenReady(1_000)).rejects.toThrow('was stopped')

    const second = await start()
    expect(await connect(second.uri('t')).db().collection('things').countDocuments()).toBe(1)
    expect(messages()).not.toContain('checked the collections after an unclean end')
  })

  it('ends an engine that is restarting', async () => {
    const mongo = await start()
    await killEngine(mongo)
    await mongo.stop()
    expect(mongo.pid).toBeUndefined()
    await (await start()).stop()
  })

  it('ignores Ctrl+C, which reaches the engine with its whole group', async () => {
    const mongo = await start()
    const engine = await identityOf(mongo.pid)
    process.kill(engine.pid, 'SIGINT')
    expect(await connect(mongo.uri('admin')).db().command({ ping: 1 })).toEqual({ ok: 1 })
    expect(mongo.pid).toBe(engine.pid)
    expect(await isAlive(engine)).toBe(true)
  })
})
