import type { MongoClientOptions } from 'mongodb'

/**
 * How long the driver waits. A request is answered within eight seconds: an operation that fails takes most of that,
 * and what follows it fails at once (`server/database/databaseWatch.ts`).
 * - `timeoutMS`: one operation with all it waits for, a connection of the pool and repetitions included; the
 *   server is told to give it up as well. Work that may take longer names another (`NO_DEADLINE`,
 *   `EACH_BATCH`).
 * - `serverSelectionTimeoutMS`: until some server is known to answer.
 * - `connectTimeoutMS`: one attempt to connect, and one check of the monitor, which runs every
 *   `heartbeatFrequencyMS`. It polls: the monitor that is told of changes (the default) sometimes waits on a
 *   connection that is gone (mongodb 6.20).
 */
export const DATABASE_DEADLINES = {
  timeoutMS: 5_000,
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  heartbeatFrequencyMS: 2_000,
  serverMonitoringMode: 'poll',
} as const satisfies MongoClientOptions

/** For work at the start that reads whole collections, such as building an index. */
export const NO_DEADLINE = { timeoutMS: 0 } as const

/**
 * For a cursor whose rows are worked on one after the other: the deadline holds for each batch, not for all
 * of them.
 */
export const EACH_BATCH = { timeoutMode: 'iteration' } as const
