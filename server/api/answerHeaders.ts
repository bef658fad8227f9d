/** Payload's permissions for pages of other sites, which have none here, and the names of the software. */
const NEEDLESS_HEADER = /^(access-control-|x-powered-by$|server$)/

export const dropNeedless = ({ headers }: Response): void => {
  for (const name of [...headers.keys()]) if (NEEDLESS_HEADER.test(name)) headers.delete(name)
}

/** The answer to a signed-in person is theirs alone: no cache may store it, nor the service worker. */
export const declareCaching = ({ headers }: Response, isVisitors: boolean): void => {
  if (!isVisitors && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store')
}
