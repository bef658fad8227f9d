import { mkdir, writeFile } from 'node:fs/promises'
import { makeDataDir, removeDataDir, startServer } from '../helpers/server'

/** One built server on a fresh trial installation for the whole run. `E2E_BASE_URL` names one that runs already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  const dataDir = await makeDataDir()
  try {
    const server = await startServer({ dataDir })
    process.env.E2E_BASE_URL = server.url
    return async () => {
      await server.end()
      await mkdir('test-results', { recursive: true })
      await writeFile('test-results/server.log', server.output())
      await removeDataDir(dataDir)
    }
  } catch (error) {
    await removeDataDir(dataDir)
    throw error
  }
}
