/** Payload's permissions for pages of other sites, which have none here, and the names of the software. */
const NEEDLESS_HEADER = /^(access-control-|x-powered-by$|server$)/

export const dropNeedless = ({ headers }: Response): void => {
  for (const name of [...headers.keys()]) if (NEEDLESS_HEADER.test(name)) headers.delete(name)
}

/**
 * The answer to a signed-in person is theirs alone: no cache may store it, nor the service worker.
 * @param shared lets a shared cache keep the answer to a visitor; overruled by whatever else the answer says
 */
export const declareCaching = (
  { headers, status }: Response,
  isVisitors: boolean,
  shared?: Readonly<Record<string, string>>,
): void => {
  if (!isVisitors && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (shared && isVisitors && status === 200 && !headers.has('Cache-Control') && !headers.has('Set-Cookie')) {
    for (const [name, value] of Object.entries(shared)) headers.set(name, value)
    headers.set('Vary', 'Cookie, Authorization')
  }
  if (headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store')
}
