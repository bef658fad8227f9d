/** The name of the product's database on the embedded engine. */
export const DATABASE_NAME = 'association'

/**
 * The driver's address of a database behind a socket. It asks for every write to be in the journal before it is
 * acknowledged: without, a kill loses writes.
 */
export const uriOf = (socket: string, databaseName: string): string =>
  `mongodb://${encodeURIComponent(socket)}/${encodeURIComponent(databaseName)}?directConnection=true&w=1&journal=true`
