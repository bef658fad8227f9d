import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirInUseError } from '../../../../server/database/embedded/DataDirInUseError'
import { EngineFailedError } from '../../../../server/database/embedded/EngineFailedError'
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../../../../server/database/embedded/EmbeddedMongo'
import { isAlive, processIdentity, type ProcessIdentity } from '../../../../server/database/embedded/processIdentity'

interface LogLine {
  level: string
  message: string
  fields: object
}

/** What `startEmbedded.ts` tells: the first two, or the last. */
interface Said {
  enginePid: number
  uri: string
  error?: string
}

const WITHIN_10_S = { timeout: 10_000, interval: 20 }

let dataDir: string
let lines: LogLine[]
let cleanups: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ace-engine-'))
  lines = []
  cleanups = [() => rm(dataDir, { recursive: true })]
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
}, 60_000)

const at = (level: string) => (fields: object, message: string) => {
  lines.push({ level, message, fields })
}
const log = { info: at('info'), warn: at('warn'), error: at('error') }

const start = async (options: Partial<EmbeddedMongoOptions> = {}): Promise<EmbeddedMongo> => {
  const mongo = await startEmbeddedMongo({ dataDir, log, ...options })
  cleanups.push(() => mongo.stop())
  return mongo
}

const connect = (uri: string): MongoClient => {
  const client = new MongoClient(uri)
  cleanups.push(() => client.close())
  return client
}

const identityOf = async (pid: number | undefined): Promise<ProcessIdentity> => (await processIdentity(pid!))!

const killEngine = async (mongo: EmbeddedMongo): Promise<ProcessIdentity> => {
  const engine = await identityOf(mongo.pid)
  process.kill(engine.pid, 'SIGKILL')
  return engine
}

const socketFolderOf = (uri: string): string => path.dirname(decodeURIComponent(/^mongodb:\/\/([^/]+)\//.exec(uri)![1]!))

/** Another process that starts the database on the same folder. */
const startInOtherProcess = async (): Promise<{ parent: ChildProcess; said: Said }> => {
  const fixture = path.resolve('tests/int/server/database/fixtures/startEmbedded.ts')
  const parent = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let engine: ProcessIdentity | undefined
  cleanups.push(async () => {
    if (parent.exitCode === null && parent.signalCode === null) {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    }
    // the engine closes by itself, and needs its folder for that
    await expect.poll(() => (engine ? isAlive(engine) : false), WITHIN_10_S).toBe(false)
  })
  const [said] = (await once(parent, 'message')) as [Said]
  if (said.enginePid) engine = await identityOf(said.enginePid)
  return { parent, said }
}

const messages = (): string[] => lines.map(({ message }) => message)

describe('startEmbeddedMongo', () => {
  it('serves the driver, and outlives a client’s close', async () => {
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
    for (const name of ['endSessions', 'killSessions', 'refreshSessions', 'killAllSessions', 'killAllSessionsByPattern']) {
      expect(await admin.command({ [name]: [] })).toEqual({ ok: 1 })
    }
    await expect(admin.command({ startSession: 1 })).rejects.toMatchObject({ code: 59 })
    expect(await admin.command({ ping: 1 })).toEqual({ ok: 1 })
    expect(await isAlive(engine)).toBe(true)
  })

  it('weighs several indexes over many documents, also when nothing is found', async () => {
    const mongo = await start()
    const people = connect(mongo.uri('association')).db().collection('people')
    await people.insertMany(Array.from({ length: 20_000 }, (_, place) => ({ name: `Akol ${place}`, region: place % 3, isListed: place % 2 === 0 })))
    await people.createIndexes([{ key: { name: 1 } }, { key: { region: 1, name: 1 } }, { key: { isListed: 1 } }])
    expect(await people.find({ region: 1, isListed: true, name: /nobody/i }).sort({ name: 1 }).limit(3).toArray()).toEqual([])
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
    expect(said.error).toMatch(new RegExp(`${dataDir} is in use by process ${process.pid}\\. Stop that first`))
    expect(mongo.isReady).toBe(true)
  })

  it('leaves the folder alone while an engine has it that left no claim', async () => {
    await start()
    // as in another container on the same volume: its claims say nothing here, the engine's kernel lock does
    for (const name of await readdir(path.join(dataDir, 'lock'))) await rm(path.join(dataDir, 'lock', name))
    await expect(start({ restartPolicy: { maxImmediateDeaths: 2 } })).rejects.toThrow(/in use by another process/)
  })

  it('fails with what the engine said when it cannot open the folder', async () => {
    await mkdir(path.join(dataDir, 'mongod.lock'))
    const failing = start({ restartPolicy: { firstDelayMs: 1, maxImmediateDeaths: 2 } })
    await expect(failing).rejects.toThrow(EngineFailedError)
    await expect(failing).rejects.toThrow(/ended 2 times right after its start \(last: exit code 1: .*lock file/)
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

describe('an engine that is killed', () => {
  it('comes back at the same address for the same client, with every acknowledged write and right counts', async () => {
    const mongo = await start()
    const uri = mongo.uri('t')
    const things = connect(uri).db().collection('things')
    await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
    await things.deleteMany({ n: { $lt: 100 } })
    const engine = await killEngine(mongo)
    // what is asked in the very moment of the death may fail; what is asked later waits
    await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
    expect(await things.countDocuments()).toBe(200)
    expect(await things.estimatedDocumentCount()).toBe(200)
    expect(mongo.uri('t')).toBe(uri)
    expect(mongo.pid).not.toBe(engine.pid)
    expect(await isAlive(engine)).toBe(false)
    expect(messages()).toContain('the embedded MongoDB died; restarting it')
  })

  it('lets callers wait for the restart', async () => {
    const mongo = await start()
    await killEngine(mongo)
    await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
    const tooSoon = expect(mongo.whenReady(0)).rejects.toThrow('did not answer within 0 ms')
    await Promise.all([mongo.whenReady(10_000), mongo.whenReady(10_000)])
    await tooSoon
    expect(mongo.isReady).toBe(true)
  })

  it('is given up after immediate deaths in a row, which is told once', async () => {
    const givenUp: Error[] = []
    const mongo = await start({
      restartPolicy: { minUptimeMs: 60_000, maxImmediateDeaths: 3, firstDelayMs: 1 },
      onGiveUp: (error) => givenUp.push(error),
    })
    while (givenUp.length === 0) {
      const { pid } = mongo
      if (mongo.isReady) await killEngine(mongo)
      await expect.poll(() => givenUp.length > 0 || (mongo.isReady && mongo.pid !== pid), WITHIN_10_S).toBe(true)
    }
    expect(givenUp).toEqual([expect.any(EngineFailedError)])
    await expect(mongo.whenReady(1_000)).rejects.toThrow('ended 3 times')
    expect(mongo.pid).toBeUndefined()
  })

  it('loses nothing acknowledged in 20 kills during writes', { timeout: 180_000 }, async () => {
    const mongo = await start({ restartPolicy: { minUptimeMs: 0 } })
    const things = connect(mongo.uri('t')).db().collection<{ _id: number }>('things')
    await things.createIndex({ twin: 1 }, { unique: true })
    const acknowledged = new Set<number>()
    let next = 0
    let isStopping = false
    const write = async (): Promise<void> => {
      while (!isStopping) {
        const id = next++
        // a kill breaks the connection: that write's fate is unknown, and only acknowledged ones count
        const isDone = await things.insertOne({ _id: id, twin: id } as { _id: number }).then(
          () => true,
          () => false,
        )
        if (isDone) acknowledged.add(id)
      }
    }
    const writers = Array.from({ length: 4 }, write)
    for (let round = 1; round <= 20; round += 1) {
      const enough = acknowledged.size + round * 7
      await expect.poll(() => acknowledged.size >= enough, { timeout: 20_000, interval: 1 }).toBe(true)
      await killEngine(mongo)
      await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
      await mongo.whenReady(20_000)
    }
    isStopping = true
    await Promise.all(writers)
    const found = new Set((await things.find().toArray()).map(({ _id }) => _id))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(20 * 7)
    expect(messages().filter((message) => message.includes('restarting'))).toHaveLength(20)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    expect(await things.estimatedDocumentCount()).toBe(found.size)
  })
})

describe('stop', () => {
  it('leaves no process, no socket and no lock; the folder opens again as it was', async () => {
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

  it('ends an engine that is just being restarted', async () => {
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

describe('a parent that is killed', () => {
  it('takes its engine along, which closes cleanly, and the folder is taken over', async () => {
    const { parent, said } = await startInOtherProcess()
    const client = connect(said.uri)
    await client.db().collection('things').insertOne({ n: 1 })
    const engine = await identityOf(said.enginePid)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await expect.poll(() => isAlive(engine), WITHIN_10_S).toBe(false)
    expect(await readFile(path.join(dataDir, 'mongod.lock'), 'utf8')).toBe('')
    expect(existsSync(socketFolderOf(said.uri))).toBe(false)

    const mongo = await start()
    expect(await connect(mongo.uri('test')).db().collection('things').countDocuments()).toBe(1)
    expect(messages()).toContain('taking over the data folder of a process that was killed')
    expect(messages()).not.toContain('checked the collections after an unclean end')
  })

  it('can be followed at once: the next one waits for the engine that is still closing', async () => {
    const { parent, said } = await startInOtherProcess()
    const engine = await identityOf(said.enginePid)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const mongo = await start()
    expect(await isAlive(engine)).toBe(false)
    expect(mongo.isReady).toBe(true)
  })

  it('killed together with its engine leaves a lock and a socket, which the next start clears', async () => {
    const { parent, said } = await startInOtherProcess()
    await connect(said.uri).db('test').collection('things').insertOne({ n: 1 })
    process.kill(said.enginePid, 'SIGKILL')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const mongo = await start()
    expect(existsSync(socketFolderOf(said.uri))).toBe(false)
    expect(await connect(mongo.uri('test')).db().collection('things').countDocuments()).toBe(1)
    expect(await readdir(path.join(dataDir, 'lock'))).toHaveLength(1)
  })

  it('is replaced by exactly one of several processes that start at once', async () => {
    const first = await startInOtherProcess()
    first.parent.kill('SIGKILL')
    await once(first.parent, 'exit')
    const started = await Promise.all([startInOtherProcess(), startInOtherProcess(), startInOtherProcess()])
    const errors = started.flatMap(({ said }) => said.error ?? [])
    expect(errors).toHaveLength(2)
    for (const error of errors) expect(error).toContain('is in use by process')
  })
})
