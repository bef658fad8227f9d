import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type LineSpeed, createLane } from './slowLine'

export interface CountingProxy {
  url: string
  /** Forwards to a server that was not there yet when the proxy was opened. */
  forwardTo: (serverUrl: string) => void
  /** Bytes that have arrived since the last question, headers and all, whoever in the browser asked for them. */
  taken: () => number
  /** Resolves when nothing has arrived for so long. */
  quiet: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** A machine's own speed: nothing is held back. */
const NO_LINE: LineSpeed = { bytesPerSecond: Infinity, roundTripMs: 0 }

/**
 * Stands between a browser and a server and counts what travels: a service worker's requests are in no page's
 * own record.
 * @param speed of the line, which all connections share; a browser's own slowness spares what a worker asks for
 */
export const startCountingProxy = async (speed: LineSpeed = NO_LINE): Promise<CountingProxy> => {
  const clients = new Set<Socket>()
  const [up, down] = [createLane(speed), createLane(speed)]
  let port = 0
  let bytes = 0
  let lastAt = 0
  const note = (arrived: number): void => {
    bytes += arrived
    lastAt = performance.now()
  }
  const join = (client: Socket): void => {
    const behind = connect(port, '127.0.0.1')
    behind.on('error', () => behind.destroy())
    up.carry(client, behind)
    down.carry(behind, client, note)
  }
  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => clients.delete(client))
    // a connection is made in a round trip of its own
    setTimeout(() => {
      if (!client.destroyed) join(client)
    }, speed.roundTripMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${ownPort}`,
    forwardTo: (serverUrl) => {
      port = Number(new URL(serverUrl).port)
    },
    taken: () => {
      const since = bytes
      bytes = 0
      return since
    },
    quiet: async (ms) => {
      const from = performance.now()
      for (let rest = ms; rest > 0; rest = Math.max(from, lastAt) + ms - performance.now()) await wait(rest)
    },
    close: async () => {
      for (const client of clients) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
