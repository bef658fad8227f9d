import type { Environment } from '../../platform/env'
import type { Logger } from '../../platform/logger'
import { DATABASE_NAME } from './embedded/address'
import { startEmbeddedMongo } from './embedded/EmbeddedMongo'

export interface Database {
  uri: string
  /** Whether the engine runs here, for this process alone. */
  isEmbedded: boolean
  /** Settles when the database can be asked; rejects when it cannot for `timeoutMs`. */
  whenReady: (timeoutMs: number) => Promise<void>
  /** Another value after every restart of the engine: what was under way then may have failed for that alone. */
  generation: () => unknown
  stop: () => Promise<void>
}

/** How long the database may take to come up beside this process, when the machine was started. */
const START_WAIT_MS = 30_000

/** Waits for a server that is being started, far longer than a request would (`platform/databaseDeadlines.ts`). */
const waitForServer = async (uri: string): Promise<void> => {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri, {
    serverSelectionTimeoutMS: START_WAIT_MS,
    connectTimeoutMS: 3_000,
    heartbeatFrequencyMS: 1_000,
  })
  try {
    await client.connect()
  } finally {
    await client.close()
  }
}

export interface ConnectOptions {
  /** Called when the embedded engine cannot be kept alive; the process should end. */
  onGiveUp?: (error: Error) => void
  /** What this process does while it waits for the database. */
  meanwhile?: () => Promise<unknown>
}

/** The database that the environment names, or the embedded engine with its files in the data folder. */
export const connectDatabase = async (
  env: Environment,
  log: Logger,
  { onGiveUp, meanwhile }: ConnectOptions = {},
): Promise<Database> => {
  if (env.DATABASE_URI) {
    await Promise.all([waitForServer(env.DATABASE_URI), meanwhile?.()])
    return {
      uri: env.DATABASE_URI,
      isEmbedded: false,
      whenReady: async () => {},
      generation: () => undefined,
      stop: async () => {},
    }
  }
  const engine = await startEmbeddedMongo({ dataDir: env.DATA_DIR, log, onGiveUp, meanwhile })
  return {
    uri: engine.uri(DATABASE_NAME),
    isEmbedded: true,
    whenReady: (timeoutMs) => engine.whenReady(timeoutMs),
    generation: () => engine.pid,
    stop: () => engine.stop(),
  }
}
