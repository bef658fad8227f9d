import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'

export interface StallableProxy {
  /** For a connection string: `127.0.0.1:<port>`. */
  address: string
  /** Accepts connections and forwards nothing, in either direction, until `resume`. */
  stall: () => void
  resume: () => void
  close: () => Promise<void>
}

/** A proxy for a server on a Unix socket; forwards everything unless it is stalled. */
export const startStallableProxy = async (socketPath: string): Promise<StallableProxy> => {
  const ends = new Set<Socket>()
  let isStalled = false
  const hold = (socket: Socket): void => {
    ends.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => ends.delete(socket))
    if (isStalled) socket.pause()
  }
  const server = createServer((client) => {
    const behind = connect(socketPath)
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
      hold(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return {
    address: `127.0.0.1:${address.port}`,
    stall: () => {
      isStalled = true
      for (const socket of ends) socket.pause()
    },
    resume: () => {
      isStalled = false
      for (const socket of ends) socket.resume()
    },
    close: async () => {
      for (const socket of ends) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
