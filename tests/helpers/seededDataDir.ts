import { coversDrawn } from './coversDrawn'
import { makeEmptyMemoryDataDir, removeDataDir, startServer } from './server'

/**
 * Lets a trial installation fill itself and draw its covers, once for a whole run: the data folders of the tests are
 * copies of it (`SEEDED_DATA_DIR`).
 * The global set-up of the tests of faults.
 * @returns how to end that
 */
export default async function provideSeededDataDir(): Promise<() => Promise<void>> {
  const dataDir = await makeEmptyMemoryDataDir()
  const server = await startServer({ dataDir })
  try {
    await coversDrawn(server.url)
  } finally {
    await server.end()
  }
  process.env.SEEDED_DATA_DIR = dataDir
  return () => removeDataDir(dataDir)
}
