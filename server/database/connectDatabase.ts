import type { Environment } from '../env'
import type { Logger } from '../logger'
import { type EmbeddedMongo, startEmbeddedMongo } from './embedded/EmbeddedMongo'

const DATABASE_NAME = 'association'

export interface Database {
  uri: string
  /** Present when the engine runs here. */
  embedded?: EmbeddedMongo
  stop: () => Promise<void>
}

/** The database that the environment names, or the embedded engine with its files in the data folder. */
export const connectDatabase = async (env: Environment, log: Logger): Promise<Database> => {
  if (env.DATABASE_URI) return { uri: env.DATABASE_URI, stop: async () => {} }
  const embedded = await startEmbeddedMongo({ dataDir: env.DATA_DIR, log })
  return { uri: embedded.uri(DATABASE_NAME), embedded, stop: () => embedded.stop() }
}
