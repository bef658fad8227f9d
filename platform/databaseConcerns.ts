import type { MongoClientOptions } from 'mongodb'

/**
 * What every connection asks of a write, on a server and on the embedded engine: it is in the journal before it is
 * acknowledged. How many servers acknowledge it is the address's matter: without a word a replica set's majority does,
 * and the embedded engine's address says one (`EMBEDDED_CONCERNS`).
 */
export const WRITE_CONCERN = { journal: true } as const satisfies MongoClientOptions

/** The site's own connection. Its reads are answered by the primary with its newest data. */
export const DATABASE_CONCERNS = {
  ...WRITE_CONCERN,
  readConcernLevel: 'local',
  readPreference: 'primary',
} as const satisfies MongoClientOptions

/** Asked for the majority, the embedded engine answers before the journal is written: a kill would lose writes. */
export const EMBEDDED_CONCERNS = { w: '1', journal: 'true' } as const
