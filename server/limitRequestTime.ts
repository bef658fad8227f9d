import type { IncomingMessage } from 'node:http'

/** How long a request may take to arrive. */
const ARRIVAL_MS = 60_000
const ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends a request whose body has not arrived in a minute. Node's own limit knows no exception, and the pieces of a paper of
 * gigabytes take longer on a slow line: those may take their time as long as something comes (`streamBody`).
 */
export const limitRequestTime = (incoming: IncomingMessage): void => {
  if (!hasBody(incoming) || (incoming.method === 'PATCH' && incoming.url?.startsWith('/api/uploads/'))) return
  const timer = setTimeout(() => {
    if (incoming.socket.writable) incoming.socket.write(ANSWER)
    incoming.destroy()
  }, ARRIVAL_MS)
  incoming.once('end', () => clearTimeout(timer))
  incoming.once('close', () => clearTimeout(timer))
}
