import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface Panel {
  /** Begins to load a built panel, which takes seconds; does not wait for it. */
  prepare: () => void
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

/** Next for the panel, loaded and prepared. */
const startNext = async (root: string, isDevelopment: boolean, httpServer: Server) => {
  const { default: next } = await import('next')
  const app = next({ dev: isDevelopment, dir: root, customServer: true, httpServer })
  await app.prepare()
  return { app, handle: app.getRequestHandler() }
}

/**
 * Next, which serves Payload's panel and nothing else. A built panel is loaded when somebody first opens it, be it
 * that they are sent to sign in: it is ready when they come back. A process where nobody does that needs no memory for
 * it. One that could not be loaded is tried again.
 * @param httpServer in development Next's own socket (and no other) is handed over to it
 */
export const createPanel = async (
  root: string,
  isDevelopment: boolean,
  httpServer: Server,
): Promise<Panel> => {
  let starting: ReturnType<typeof startNext> | undefined
  const started = (): ReturnType<typeof startNext> => {
    starting ??= startNext(root, isDevelopment, httpServer).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }
  if (isDevelopment) {
    const upgrade = (await started()).app.getUpgradeHandler()
    httpServer.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (incoming.url?.startsWith('/_next/')) void upgrade(incoming, socket, head)
    })
  }
  return {
    prepare: () => void started().catch(() => undefined), // whoever asks for a page hears of it
    handle: async (incoming, outgoing) => (await started()).handle(incoming, outgoing),
    close: async () => (await starting)?.app.close(),
  }
}
