import { type Span, SpanKind } from '@opentelemetry/api'
import type { MongoClient } from 'mongodb'
import { endSpan, startSpan } from '../../../platform/tracing/spans'

/** Filters and documents are not told: they hold what people entered. */
const collectionOf = (command: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(command), name)
  return typeof value === 'string' ? value : ''
}

/**
 * Makes a span of each command to the database that belongs to a request or a job.
 * @returns ends it
 */
export const traceCommands = (client: MongoClient): (() => void) => {
  const underWay = new Map<number, Span>()
  const begin = ({
    requestId,
    commandName,
    command,
  }: {
    requestId: number
    commandName: string
    command: unknown
  }): void => {
    const collection = collectionOf(command, commandName)
    const span = startSpan(`${commandName} ${collection}`.trim(), SpanKind.CLIENT, {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      ...(collection && { 'db.collection.name': collection }),
    })
    if (span) underWay.set(requestId, span)
  }
  const end =
    (isFailed: boolean) =>
    ({ requestId }: { requestId: number }): void => {
      endSpan(underWay.get(requestId), isFailed)
      underWay.delete(requestId)
    }
  const [succeeded, failed] = [end(false), end(true)]
  client.on('commandStarted', begin).on('commandSucceeded', succeeded).on('commandFailed', failed)
  return () => {
    client.off('commandStarted', begin).off('commandSucceeded', succeeded).off('commandFailed', failed)
  }
}
