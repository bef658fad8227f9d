import { setTimeout } from 'node:timers/promises'
import { makeEmptyMemoryDataDir, removeDataDir, startServer } from './server'
import { until } from './until'

interface Publications {
  docs: { file?: unknown; coverImage?: unknown }[]
}

const hasAllCovers = async (url: string): Promise<boolean> => {
  await setTimeout(250)
  const { docs } = (await (await fetch(`${url}/api/publications?limit=100&depth=0`)).json()) as Publications
  return docs.length > 0 && docs.every(({ file, coverImage }) => !file || coverImage)
}

/**
 * Lets a trial installation fill itself and draw the covers of its publications, once for a whole run: the data folders
 * of the tests are copies of it.
 * @returns how to end that
 */
export const provideSeededDataDir = async (): Promise<() => Promise<void>> => {
  const dataDir = await makeEmptyMemoryDataDir()
  const server = await startServer({ dataDir })
  try {
    await until('every publication has its cover', () => hasAllCovers(server.url), 180_000)
  } finally {
    await server.end()
  }
  process.env.SEEDED_DATA_DIR = dataDir
  return () => removeDataDir(dataDir)
}

/** The global set-up of the tests of faults. */
export default provideSeededDataDir
