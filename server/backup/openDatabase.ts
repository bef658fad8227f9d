import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Db, MongoClient } from 'mongodb'
import { connectDatabase } from '../database/connectDatabase'
import { findRunningEngine } from '../database/embedded/findRunningEngine'
import { WRITE_CONCERN } from '../../platform/databaseConcerns'
import type { Environment } from '../../platform/env'
import { createLogger } from '../../platform/logger'
import { BackupError } from './format'

export interface OpenedDatabase {
  client: MongoClient
  db: Db
  uri: string
  /** Nobody else uses it: the engine was started for this command. */
  isAlone: boolean
  close: () => Promise<void>
}

type Settings = Pick<Environment, 'DATABASE_URI' | 'DATA_DIR'>

/**
 * No repetition by the driver: what was read before a restart of the server and what is read after it are not one
 * moment. No read concern either: the driver would take it instead of a snapshot.
 */
const OPTIONS = {
  ...WRITE_CONCERN,
  retryReads: false,
  serverSelectionTimeoutMS: 10_000,
  connectTimeoutMS: 10_000,
} as const

const connect = async (uri: string, stop: () => Promise<void>): Promise<Omit<OpenedDatabase, 'isAlone'>> => {
  const client = new MongoClient(uri, OPTIONS)
  const close = async (): Promise<void> => {
    await client.close()
    await stop()
  }
  try {
    await client.connect()
    return { client, db: client.db(), uri, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The named server, or the embedded engine, started for this command. @throws DataDirInUseError while it runs */
export const openAlone = async (env: Settings): Promise<OpenedDatabase> => {
  const database = await connectDatabase(env as Environment, createLogger('warn'))
  return { ...(await connect(database.uri, database.stop)), isAlone: database.isEmbedded }
}

/** The same to read from, also while the site runs on it: then over the engine's own socket. */
export const openToRead = async (env: Settings): Promise<OpenedDatabase> => {
  if (env.DATABASE_URI) return openAlone(env)
  const running = await findRunningEngine(env.DATA_DIR)
  if (running) return { ...(await connect(running, async () => {})), isAlone: false }
  if (!existsSync(path.join(env.DATA_DIR, 'WiredTiger')))
    throw new BackupError(
      `There is no database in DATA_DIR ${path.resolve(env.DATA_DIR)}, and no DATABASE_URI`,
    )
  return openAlone(env)
}
