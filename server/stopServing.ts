import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises'

/** How long a connection without a request stays open: a request that its client has already sent is still answered. */
const GRACE_MS = 1_000
/** How long running requests may take after the signal to stop. */
const DRAIN_MS = 10_000
const CHECK_EVERY_MS = 100
/**
 * An iteration of the event loop so short that hardly any connection can have arrived in it: at first, and when none
 * was so short for as long as `EMPTY_WITHIN_MS`.
 */
const CALM_ITERATION_MS = { first: 0.05, last: 0.5 }
/** How long to wait for an empty queue on a busy server. */
const EMPTY_WITHIN_MS = 5_000

/**
 * Has the system queue hardly any new connection: its client tries again a second later, as after a lost packet, and
 * reaches the next process or none. Listening once more on the same port is how Node changes the length of a queue that
 * is in use; 1 is the shortest, since 0 stands for the default.
 * @returns the server that accepts connections from now on, for the first one
 */
const shortenBacklog = (server: Server): NetServer =>
  new NetServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)).listen(
    server,
    1,
  )

/**
 * Waits until no connection is queued, since those that are when the server closes are reset. Node accepts
 * one connection per iteration of the event loop: on a busy server many wait.
 */
const emptyBacklog = async (server: Server): Promise<void> => {
  let arrivals = 0
  const count = (): void => void (arrivals += 1)
  server.on('connection', count)
  const { first, last } = CALM_ITERATION_MS
  const start = performance.now()
  await nextIteration() // the rest of this iteration accepts no more
  for (let began = performance.now(), isEmpty = false; !isEmpty && began - start < EMPTY_WITHIN_MS;) {
    arrivals = 0
    await nextIteration()
    const now = performance.now()
    const calmMs = first + ((last - first) * (began - start)) / EMPTY_WITHIN_MS
    isEmpty = arrivals === 0 && now - began < calmMs
    began = now
  }
  server.off('connection', count)
}

/** Stops listening. `close` of an HTTP server would also reset connections whose next request has been sent. */
const close = (server: NetServer): Promise<void> =>
  new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))

/**
 * Accepts no new connection and answers every request of an accepted one: also the first on a new connection,
 * and the next on one that is kept alive, which `server.close()` and `closeIdleConnections()` would reset
 * unread. Each answer says that its connection ends.
 * @returns when the last connection has ended, after `DRAIN_MS` at most
 */
export const stopServing = async (server: Server): Promise<void> => {
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false
  })
  const deadline = Date.now() + DRAIN_MS
  const last = shortenBacklog(server)
  await emptyBacklog(server)
  const state = { isClosed: false }
  const closed = Promise.all([close(last), close(server)]).then(() => {
    state.isClosed = true
  })
  for (let delay = GRACE_MS; !state.isClosed; delay = CHECK_EVERY_MS) {
    await Promise.race([closed, wait(delay)])
    await nextIteration() // what has arrived is read first
    if (Date.now() < deadline) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}
