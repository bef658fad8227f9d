import { type Client, httpClient } from './httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from './server'

export interface FreshServer extends Omit<RunningServer, 'end'> {
  call: Client
  /** Ends it and removes its data. */
  end: () => Promise<void>
}

/** The built server on an empty database of its own, for tests that never start it again. */
export const startFreshServer = async (env?: Record<string, string>): Promise<FreshServer> => {
  const dataDir = await makeDataDir()
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
