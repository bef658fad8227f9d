import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import type { TestProject } from 'vitest/node'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { createLogger } from '../../platform/logger'
import { makeMemoryFolder } from './memoryFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the engine that all workers of this run share. */
    databaseServer: string
    /** The prefix of this run's databases. */
    databasePrefix: string
  }
}

interface Engine {
  uri: string
  /** Deletes everything of this run. */
  stop: () => Promise<void>
}

/** Drops every database of this run, including those of crashed workers. */
const dropDatabases = async (uri: string, prefix: string): Promise<void> => {
  const client = await MongoClient.connect(uri)
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
  for (const { name } of databases.filter((database) => database.name.startsWith(prefix)))
    await client.db(name).dropDatabase()
  await client.close()
}

/** The server in `TEST_DATABASE_URI`, or the embedded engine in a folder of its own, in memory where there is room. */
const startEngine = async (prefix: string): Promise<Engine> => {
  const given = process.env.TEST_DATABASE_URI
  if (given) return { uri: given, stop: () => dropDatabases(given, prefix) }
  const dataDir = await makeMemoryFolder('ace-test-')
  const removeDataDir = (): Promise<void> => rm(dataDir, { recursive: true, force: true })
  try {
    const embedded = await startEmbeddedMongo({ dataDir, log: createLogger('warn') })
    return {
      uri: embedded.uri('admin'),
      stop: async () => {
        try {
          await embedded.stop()
        } finally {
          await removeDataDir()
        }
      },
    }
  } catch (error) {
    await removeDataDir()
    throw error
  }
}

/** Deletes the file folders of this run's workers; each has the name of its worker's database. */
const removeFiles = async (prefix: string): Promise<void> => {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map((name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true })))
}

/** One real engine for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `ace_test_${randomBytes(4).toString('hex')}_`
  const engine = await startEngine(prefix)
  project.provide('databaseServer', engine.uri)
  project.provide('databasePrefix', prefix)
  return async () => {
    await engine.stop()
    await removeFiles(prefix)
  }
}
