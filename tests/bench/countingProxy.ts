import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export interface CountingProxy {
  url: string
  /** Forwards to a server that was not there yet when the proxy was opened. */
  forwardTo: (serverUrl: string) => void
  /** Bytes that the server has sent since the last question, headers and all, whoever in the browser asked for them. */
  taken: () => number
  close: () => Promise<void>
}

/**
 * Stands between a browser and a server and counts what travels: a service worker's requests are in no page's
 * own record.
 */
export const startCountingProxy = async (): Promise<CountingProxy> => {
  const clients = new Set<Socket>()
  let port = 0
  let bytes = 0
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1')
    clients.add(client)
    behind.on('data', (chunk: Buffer) => (bytes += chunk.length))
    client.pipe(behind).pipe(client)
    for (const [end, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      end.on('error', () => end.destroy())
      end.on('close', () => {
        other.destroy()
        clients.delete(client)
      })
    }
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
    close: async () => {
      for (const client of clients) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
