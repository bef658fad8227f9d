import { EMBEDDED_CONCERNS } from '../../../platform/databaseConcerns'

/** The name of the product's database on the embedded engine. */
export const DATABASE_NAME = 'association'

const QUERY = new URLSearchParams({ directConnection: 'true', ...EMBEDDED_CONCERNS }).toString()

/** The driver's address of a database behind a socket, with what is asked of each write. */
export const uriOf = (socket: string, databaseName: string): string =>
  `mongodb://${encodeURIComponent(socket)}/${encodeURIComponent(databaseName)}?${QUERY}`
