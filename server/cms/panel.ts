import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'

export interface Panel {
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

/**
 * Next, which serves Payload's panel and nothing else.
 * @param httpServer in development Next's own socket (and no other) is handed over to it
 */
export const createPanel = async (
  root: string,
  isDevelopment: boolean,
  httpServer: Server,
): Promise<Panel> => {
  const app = next({ dev: isDevelopment, dir: root, customServer: true, httpServer })
  await app.prepare()
  const handle = app.getRequestHandler()
  if (isDevelopment) {
    const upgrade = app.getUpgradeHandler()
    httpServer.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (incoming.url?.startsWith('/_next/')) void upgrade(incoming, socket, head)
    })
  }
  return { handle: (incoming, outgoing) => handle(incoming, outgoing), close: () => app.close() }
}
