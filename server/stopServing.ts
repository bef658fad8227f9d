import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long the server still accepts connections after the signal: `/readyz` says meanwhile that it stops. */
const NOTICE_MS = 500
/** How long running requests may take from then on. */
const DRAIN_MS = 10_000
/** How often connections that have had their answer are ended. */
const CHECK_EVERY_MS = 100

/**
 * Stops accepting connections and answers the running requests; each answer says that its connection ends. A connection
 * that is opened or used in the moment of closing is reset: a proxy tries again (docs/guides/deploy.md).
 * @returns when the last connection has ended, after `NOTICE_MS` and `DRAIN_MS` at most
 */
export const stopServing = async (server: Server): Promise<void> => {
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false
  })
  await wait(NOTICE_MS)
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const ending = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS)
  const drain = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(ending)
  clearTimeout(drain)
}
