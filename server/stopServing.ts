import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket, connect } from 'node:net'
import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises'

/** How long a connection without a request stays open: a request that its client has already sent is still answered. */
const GRACE_MS = 1_000
/** How long running requests may take after the signal to stop. */
const DRAIN_MS = 10_000
const CHECK_EVERY_MS = 100
/** Our own connections that fill the queue: how many are accepted again, and how many are left when it closes. */
const FILLERS = { accepted: 2, left: 2 }
/** How long a busy server may take to accept what was queued before them. */
const FULL_WITHIN_MS = 5_000

/** Connects to the server itself, in the ticks that follow. */
const connectFillers = (server: Server): Socket[] => {
  const { address: host, port } = server.address() as AddressInfo
  return Array.from({ length: FILLERS.accepted + FILLERS.left }, () =>
    connect({ host, port }).on('error', () => undefined),
  )
}

/**
 * Accepts all that is queued, and has nothing else join it: a connection that is queued when a server closes is reset,
 * with what it has asked. Connections of our own go to the end of the queue, which is shortened behind them to two: it
 * is full until only two are left, and those are ours. Whoever comes meanwhile tries again after a second, as after a
 * lost packet, and reaches the next process or none. Listening once more on the same port is how Node changes the
 * length of a queue that is in use; 1 has the system queue two and is the shortest, since 0 stands for the default.
 * @returns who listens, to be closed at once
 */
const fillQueue = async (server: Server): Promise<NetServer[]> => {
  const last = new NetServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  )
  const fillers = connectFillers(server)
  process.nextTick(() => last.listen(server, 1)) // at once: whoever gets between the last two and this is reset
  let accepted = 0
  const areAccepted = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => {
      const { remotePort } = socket // none of a client that has gone already
      if (!remotePort || !fillers.some(({ localPort }) => localPort === remotePort)) return
      socket.destroy()
      accepted += 1
      if (accepted === FILLERS.accepted) resolve()
    })
  })
  await Promise.race([areAccepted, wait(FULL_WITHIN_MS, undefined, { ref: false })])
  return [last, server]
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
  const listening = await fillQueue(server)
  const state = { isClosed: false }
  const closed = Promise.all(listening.map(close)).then(() => {
    state.isClosed = true
  })
  for (let delay = GRACE_MS; !state.isClosed; delay = CHECK_EVERY_MS) {
    await Promise.race([closed, wait(delay)])
    await nextIteration() // what has arrived is read first
    if (Date.now() < deadline) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}
