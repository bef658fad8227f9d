/** The database did not answer: whether the operation took effect is unknown. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'

  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
  }
}

/**
 * The driver's, mongoose's and our own names for "no answer". By name and not by class: the driver does not
 * export all of them, and Next may load a second copy of it. A test compares these names with the installed
 * packages.
 */
export const UNAVAILABLE_NAMES: ReadonlySet<string> = new Set([
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

/** The errors that an operation ends with after it has waited as long as it may. */
export const DEADLINE_NAMES: ReadonlySet<string> = new Set([
  'DatabaseUnavailableError',
  'MongoOperationTimeoutError',
  'MongoServerSelectionError',
])

/** Whether an operation failed only after it had waited for its deadline: repeating it would take as long again. */
export const hasReachedDeadline = (error: unknown): boolean =>
  error instanceof Error && DEADLINE_NAMES.has(error.name)

/** Mongoose's and the driver's names for a value that does not fit the type of its field. */
export const UNFIT_VALUE_NAMES: ReadonlySet<string> = new Set([
  'BSONError',
  'CastError',
  'ObjectExpectedError',
  'ObjectParameterError',
  'ValidationError',
])

/** The server's codes: host unreachable, over its time, shutting down, stepping down, no primary, disk full. */
const CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031])

/** A socket that broke during a write: the driver passes such an error on as it is. */
const isBrokenSocket = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'Error' &&
  'code' in error &&
  'syscall' in error &&
  ['EPIPE', 'ECONNRESET'].includes(String(error.code))

/** Whether an error says that the database did not answer, or could not at the moment: the caller may try again. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (isBrokenSocket(error)) return true
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if (UNAVAILABLE_NAMES.has(current.name)) return true
    if ('code' in current && typeof current.code === 'number' && CODES.has(current.code)) return true
  }
  return false
}
