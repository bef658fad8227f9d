import { setTimeout as wait } from 'node:timers/promises'
import { residentBytes } from '../helpers/residentBytes'
import { startServer } from '../helpers/server'

/** Until a server has done what it does after its start. */
const SETTLE_MS = 20_000

/**
 * What a server holds after a search in the directory, a while after its start.
 * @param env of a database, with or without people
 * @param cookie of a member
 */
export const measureServerMemory = async (
  env: Record<string, string>,
  dataDir: string,
  cookie: string,
): Promise<number> => {
  const server = await startServer({ dataDir, env })
  try {
    const search = `${server.url}/api/directory?search=deng`
    const found = await fetch(search, { headers: { cookie, origin: server.url } })
    if (!found.ok) throw new Error(`${search} was answered with ${found.status}`)
    await found.arrayBuffer()
    await wait(SETTLE_MS)
    return await residentBytes(server.pid)
  } finally {
    await server.end()
  }
}
