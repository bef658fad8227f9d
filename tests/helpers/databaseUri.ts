/**
 * The same server with another database.
 * @param uri of a server, with or without a database; credentials keep their authentication database
 */
export const withDatabaseName = (uri: string, name: string): string => {
  const parts = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri)
  if (!parts) throw new Error(`This is no address of a MongoDB server: ${uri.replace(/\/\/.*@/, '//…@')}`)
  const [, scheme, host, database, query] = parts
  const options = new URLSearchParams(query)
  if (host?.includes('@') && !options.has('authSource')) options.set('authSource', database || 'admin')
  const suffix = options.size > 0 ? `?${options}` : ''
  return `${scheme}${host}/${name}${suffix}`
}
