import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, expect } from 'vitest'
import {
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
  startEmbeddedMongo,
} from '../../server/database/embedded/EmbeddedMongo'
import {
  type ProcessIdentity,
  isAlive,
  processIdentity,
} from '../../server/database/embedded/processIdentity'
import { required } from './required'

interface LogLine {
  level: string
  message: string
  fields: object
}

/** The messages of `startEmbedded.ts`: the first two, or the last. */
interface Said {
  enginePid: number
  uri: string
  error?: string
}

/** The timeout for an engine on a slow machine. */
export const WITHIN_10_S = { timeout: 10_000, interval: 20 }

/** The folder of the current test. */
export let dataDir: string
/** The log of the current test. */
export let lines: LogLine[]
let cleanups: (() => Promise<unknown>)[]

/**
 * Gives each test of a file its own data folder, and stops afterwards what the test started. Call it once per
 * file.
 */
export const setUpDataDir = (): void => {
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'ace-engine-'))
    lines = []
    cleanups = [() => rm(dataDir, { recursive: true })]
  })
  afterEach(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }, 60_000)
}

const at = (level: string) => (fields: object, message: string) => {
  lines.push({ level, message, fields })
}
const log = { info: at('info'), warn: at('warn'), error: at('error') }

/** Starts the database in the test's folder. */
export const start = async (options: Partial<EmbeddedMongoOptions> = {}): Promise<EmbeddedMongo> => {
  const mongo = await startEmbeddedMongo({ dataDir, log, ...options })
  cleanups.push(() => mongo.stop())
  return mongo
}

/** A client that is closed after the test. */
export const connect = (uri: string): MongoClient => {
  const client = new MongoClient(uri)
  cleanups.push(() => client.close())
  return client
}

/** The identity of the process with an id. */
export const identityOf = async (pid: number | undefined): Promise<ProcessIdentity> =>
  required(await processIdentity(required(pid)))

/** Kills the engine. Returns its identity. */
export const killEngine = async (mongo: EmbeddedMongo): Promise<ProcessIdentity> => {
  const engine = await identityOf(mongo.pid)
  process.kill(engine.pid, 'SIGKILL')
  return engine
}

/** The path of the engine's socket. */
export const socketFolderOf = (uri: string): string =>
  path.dirname(decodeURIComponent(required(required(/^mongodb:\/\/([^/]+)\//.exec(uri))[1])))

/** Another process that starts the database in the same folder. */
export const startInOtherProcess = async (): Promise<{ parent: ChildProcess; said: Said }> => {
  const fixture = path.resolve('tests/int/server/database/fixtures/startEmbedded.ts')
  const parent = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let engine: ProcessIdentity | undefined
  cleanups.push(async () => {
    if (parent.exitCode === null && parent.signalCode === null) {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    }
    // the engine stops by itself, and needs its folder for that
    await expect.poll(() => (engine ? isAlive(engine) : false), WITHIN_10_S).toBe(false)
  })
  const [said] = (await once(parent, 'message')) as [Said]
  if (said.enginePid) engine = await identityOf(said.enginePid)
  return { parent, said }
}

/** The logged texts. */
export const messages = (): string[] => lines.map(({ message }) => message)
