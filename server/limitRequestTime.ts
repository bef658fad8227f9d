import type { IncomingMessage } from 'node:http'

/** How long a request may take to arrive. */
const ARRIVAL_MS = 60_000
/** How long a picture for the site's pages may take: 25 MB over half a megabit a second. */
const MEDIA_ARRIVAL_MS = 7 * 60_000
const MEDIA = /^\/api\/media(\/\w+)?(\?|$)/
const ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends a request whose body has not arrived in a minute, or seven for a large picture. Node's own limit knows no exception, and the pieces of a paper of
 * gigabytes take longer on a slow line: those may take their time as long as something comes (`streamBody`).
 */
export const limitRequestTime = (incoming: IncomingMessage): void => {
  if (!hasBody(incoming) || (incoming.method === 'PATCH' && incoming.url?.startsWith('/api/uploads/'))) return
  const arrivalMs = MEDIA.test(incoming.url ?? '') ? MEDIA_ARRIVAL_MS : ARRIVAL_MS
  const timer = setTimeout(() => {
    if (incoming.socket.writable) incoming.socket.write(ANSWER)
    incoming.destroy()
  }, arrivalMs)
  incoming.once('end', () => clearTimeout(timer))
  incoming.once('close', () => clearTimeout(timer))
}
