import pTimeout from 'p-timeout'
import type { Payload } from 'payload'
import { connectionOf } from '../../platform/database'
import type { Logger } from '../../platform/logger'
import type { Database } from './connectDatabase'
import { repairRegistrations } from '../../domain/events/registrations'

const LOOK_EVERY_MS = 1_000
/** Longer than the driver needs to notice by itself that the engine is back. */
const TIMEOUT_MS = 5_000

const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> =>
  pTimeout(work, { milliseconds })

/**
 * Looks after the connection when the embedded engine was restarted. Now and then the driver's monitor waits for an
 * answer on a connection that is gone and never connects again (mongodb 6.20): then the client is closed and connected
 * anew. What the crash left between ledgers and registrations is repaired.
 * @returns ends it
 */
export const startKeepingConnected = (payload: Payload, database: Database, log: Logger): (() => void) => {
  const connection = connectionOf(payload)
  const ping = async (): Promise<void> => {
    await within(TIMEOUT_MS, Promise.resolve(connection.db?.command({ ping: 1 })))
  }
  const reconnect = async (): Promise<void> => {
    log.warn('the database driver did not come back by itself; connecting anew')
    const client = connection.getClient()
    await within(TIMEOUT_MS, client.close(true)).catch((error: unknown) =>
      log.warn({ err: error }, 'the old connection could not be closed'),
    )
    await within(TIMEOUT_MS, client.connect())
    await ping()
  }

  let generation = database.generation()
  let isBusy = false
  const look = async (): Promise<void> => {
    const current = database.generation()
    if (isBusy || current === undefined || current === generation) return
    isBusy = true
    try {
      await database.whenReady(TIMEOUT_MS)
      await ping().catch(reconnect)
      await repairRegistrations(payload)
      generation = current
    } catch (error) {
      log.warn({ err: error }, 'the database cannot be asked yet')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
