import { type Payload, getPayload } from 'payload'
import { type Database, connectDatabase } from './database/connectDatabase'
import { startKeepingConnected } from './database/keepConnected'
import { endLeases } from './database/leasesRepository'
import { prepareDatabase } from './database/prepareDatabase'
import { startSweeping } from './database/startSweeping'
import { type Environment, readEnvironment } from '../platform/env'
import { type Logger, createLogger } from '../platform/logger'

export interface OpenedPayload {
  payload: Payload
  database: Database
  close: () => Promise<void>
}

/**
 * Opens the database and Payload on it, ready for the first request: indexes stand, derived data is repaired.
 * The settings that are found out only now are written back to the environment, because Next loads the configuration
 * a second time, from there.
 * @param connected the database, where it has been connected already
 */
export const openPayload = async (
  env: Environment = readEnvironment(),
  log: Logger = createLogger(env.LOG_LEVEL),
  connected?: Database,
): Promise<OpenedPayload> => {
  const database = connected ?? (await connectDatabase(env, log))
  try {
    Object.assign(process.env, {
      DATABASE_URI: database.uri,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET,
      SITE_URL: env.SITE_URL,
      MEDIA_DIR: env.MEDIA_DIR,
      IS_TRIAL: String(env.isTrial),
      PASSWORD_COST: String(env.PASSWORD_COST),
    })
    const { default: config } = await import('../payload.config')
    const payload = await getPayload({ config, disableOnInit: false })
    await prepareDatabase(payload)
    if (database.isEmbedded) await endLeases(payload) // no other process can be at work
    const stopSweeping = database.isEmbedded ? startSweeping(payload, log) : undefined
    const stopKeeping = database.isEmbedded ? startKeepingConnected(payload, database, log) : undefined
    const close = async (): Promise<void> => {
      stopKeeping?.()
      await stopSweeping?.()
      await payload.destroy()
      await database.stop()
    }
    return { payload, database, close }
  } catch (error) {
    await database.stop()
    throw error
  }
}
