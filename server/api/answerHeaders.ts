/** What Payload tells other sites' pages they may send, and what answers: none of them may, and nobody needs to know. */
const NEEDLESS_HEADER = /^(access-control-|x-powered-by$|server$)/

export const dropNeedless = ({ headers }: Response): void => {
  for (const name of [...headers.keys()]) if (NEEDLESS_HEADER.test(name)) headers.delete(name)
}

/** What was read for someone who is known is theirs alone: no cache may keep it, nor the service worker. */
export const sayWhoMayKeep = ({ headers }: Response, isVisitors: boolean): void => {
  if (!isVisitors && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store')
}
