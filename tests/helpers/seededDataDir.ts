import { coversDrawn } from './coversDrawn'
import { makeEmptyMemoryDataDir, removeDataDir, startServer } from './server'

/** Settings under which passwords cost next to nothing, for tests that do not look at what hashing costs. */
export const CHEAP_PASSWORDS = { PASSWORD_COST: '4' }

/**
 * Lets a trial installation fill itself and draw its covers, once for a whole run: the data folders of the tests are
 * copies of it (`SEEDED_DATA_DIR`).
 * @param env settings of that installation
 * @returns how to end that
 */
export const provideSeededDataDir = async (
  env: Record<string, string> = {},
): Promise<() => Promise<void>> => {
  const dataDir = await makeEmptyMemoryDataDir()
  const server = await startServer({ dataDir, env })
  try {
    await coversDrawn(server.url)
  } finally {
    await server.end()
  }
  process.env.SEEDED_DATA_DIR = dataDir
  return () => removeDataDir(dataDir)
}

/** The global set-up of the tests of faults. */
export default (): Promise<() => Promise<void>> => provideSeededDataDir()
