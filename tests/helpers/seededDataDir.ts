import { coversDrawn } from './coversDrawn'
import { makeEmptyMemoryDataDir, removeDataDir, startServer } from './server'

/** Passwords cost next to nothing in servers under test: what hashing costs is no subject of theirs. */
const PASSWORD_COST = '4'

/**
 * Lets a trial installation fill itself and draw its covers, once for a whole run: the data folders of the tests are
 * copies of it (`SEEDED_DATA_DIR`), and their passwords are as cheap (`PASSWORD_COST`). The global set-up of the tests
 * of faults.
 * @returns how to end that
 */
const provideSeededDataDir = async (): Promise<() => Promise<void>> => {
  process.env.PASSWORD_COST = PASSWORD_COST
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

export default provideSeededDataDir
