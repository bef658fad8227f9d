import type { MongoClient } from 'mongodb'
import type { Logger } from '../../platform/logger'

/** Filters and documents are not written: they hold what people entered. */
const collectionOf = (command: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(command), name)
  return typeof value === 'string' ? value : ''
}

const MAX_UNDER_WAY = 10_000

/**
 * Names in the log each command to the database that took long: what it was and of which collection.
 * @param slowMs from which time on
 */
export const logSlowCommands = (client: MongoClient, log: Pick<Logger, 'warn'>, slowMs: number): void => {
  const underWay = new Map<number, string>()
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (underWay.size < MAX_UNDER_WAY) underWay.set(requestId, collectionOf(command, commandName))
  })
  const end = (
    event: { requestId: number; commandName: string; duration: number },
    isFailed: boolean,
  ): void => {
    const collection = underWay.get(event.requestId) ?? ''
    underWay.delete(event.requestId)
    if (event.duration >= slowMs)
      log.warn({ command: event.commandName, collection, ms: event.duration, isFailed }, 'slow command')
  }
  client.on('commandSucceeded', (event) => end(event, false))
  client.on('commandFailed', (event) => end(event, true))
}
