import { type Client, httpClient } from './httpClient'
import { type RunningServer, makeMemoryDataDir, removeDataDir, startServer } from './server'

export interface FreshServer extends Omit<RunningServer, 'end'> {
  call: Client
  /** Stops it and deletes its data. */
  end: () => Promise<void>
}

/** The built server with an empty database, for tests that never restart it. */
export const startFreshServer = async (env?: Record<string, string>): Promise<FreshServer> => {
  const dataDir = await makeMemoryDataDir()
  const server = await startServer({ dataDir, env })
  return {
    ...server,
    call: httpClient(server.url),
    end: async () => {
      await server.end()
      await removeDataDir(dataDir)
    },
  }
}
