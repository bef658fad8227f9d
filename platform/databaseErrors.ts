/** The database did not answer, and nothing is known of what was asked of it. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'

  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
  }
}

/** The driver's, mongoose's and our own names for "no answer". */
const NAMES = new Set([
  'DatabaseUnavailableError',
  'MongoClientClosedError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'PoolClearedOnNetworkError',
])

/** The server's codes: host unreachable, over its time, shutting down, stepping down, no primary, disk full. */
const CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031])

/** A socket that broke while it was written to: the driver hands such an error on as it is. */
const isBrokenSocket = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'Error' &&
  'code' in error &&
  'syscall' in error &&
  ['EPIPE', 'ECONNRESET'].includes(String(error.code))

/** Whether an error says that the database did not answer, or could not at the moment: to be tried again, nobody's mistake. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (isBrokenSocket(error)) return true
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if (NAMES.has(current.name)) return true
    if ('code' in current && typeof current.code === 'number' && CODES.has(current.code)) return true
  }
  return false
}
