import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from './api/hasBody'

/** How long a request may take to arrive where its endpoint declares nothing else. */
const ARRIVAL_MS = 60_000
const ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Ends a request whose body has not arrived in time. Node's own limit knows no exception, and the pieces of a file of
 * gigabytes take longer on a slow line: those may take their time as long as something comes (`streamBody`). The rest of a
 * body that was answered before it had arrived has the same time.
 * @param arrivalMsOf how long the body of a request may take: a minute where undefined, no limit for Infinity
 */
export const limitRequestTime = (
  incoming: IncomingMessage,
  outgoing: Pick<ServerResponse, 'headersSent'>,
  arrivalMsOf: (incoming: IncomingMessage) => number | undefined,
): void => {
  if (!hasBody(incoming)) return
  const arrivalMs = arrivalMsOf(incoming) ?? ARRIVAL_MS
  if (arrivalMs === Infinity) return
  const timer = setTimeout(() => {
    if (!outgoing.headersSent && incoming.socket.writable) incoming.socket.write(ANSWER)
    incoming.destroy()
  }, arrivalMs)
  incoming.once('end', () => clearTimeout(timer))
  incoming.once('close', () => clearTimeout(timer))
}
