import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** How long a connection without a request is kept open: what its other end has sent meanwhile is answered still. */
const GRACE_MS = 1_000
/** How long running requests may take after the signal to stop. */
const DRAIN_MS = 10_000
const LOOK_EVERY_MS = 100
/** A turn of the event loop so short that hardly anybody can have come to the door meanwhile. */
const CALM_TURN_MS = 0.5
/** How long to wait for an empty line on a busy server. */
const EMPTY_WITHIN_MS = 5_000

/**
 * Tells the system to let nobody more stand in line: who comes now tries again in a second, as for a packet that was
 * lost, and finds the next process or none. Node has no public name for it; without it a line that grows faster than it
 * is taken in is cut off in the end.
 */
const shortenLine = (server: Server): void => {
  const { _handle: handle } = server as unknown as {
    _handle?: { listen?: (length: number) => number } | null
  }
  handle?.listen?.(0)
}

/**
 * Waits until nobody stands in line, since whoever does when the door shuts is cut off. Node takes in one connection a
 * turn: on a busy server many wait.
 */
const emptyLine = async (server: Server): Promise<void> => {
  shortenLine(server)
  let arrivals = 0
  const count = (): void => void (arrivals += 1)
  server.on('connection', count)
  const deadline = performance.now() + EMPTY_WITHIN_MS
  await nextTurn() // the rest of this turn, in which nobody is taken in any more
  for (let began = performance.now(), isEmpty = false; !isEmpty && began < deadline;) {
    arrivals = 0
    await nextTurn()
    const now = performance.now()
    isEmpty = arrivals === 0 && now - began < CALM_TURN_MS
    began = now
  }
  server.off('connection', count)
}

/**
 * Takes no new connection and answers every request that was taken: also the first on a connection that is new, and the
 * next on one that is kept, which `server.close()` and `closeIdleConnections()` would cut off unread. Each answer says
 * that its connection ends.
 * @returns when the last connection has ended, after `DRAIN_MS` at most
 */
export const stopServing = async (server: Server): Promise<void> => {
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false
  })
  const deadline = Date.now() + DRAIN_MS
  await emptyLine(server)
  const state = { isClosed: false }
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve())).then(
    () => {
      state.isClosed = true
    },
  )
  for (let delay = GRACE_MS; !state.isClosed; delay = LOOK_EVERY_MS) {
    await Promise.race([closed, wait(delay)])
    await nextTurn() // what has arrived is read first
    if (Date.now() < deadline) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}
