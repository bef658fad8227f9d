import { setTimeout as wait } from 'node:timers/promises'
import { residentBytes } from '../helpers/residentBytes'

/** Until a server has put away what a search left behind. */
const SETTLE_MS = 20_000

/**
 * What a server holds of the machine's memory, a while after a search in the directory; Linux alone tells.
 * @param cookie of a member
 */
export const measureServerMemory = async (
  { url, pid }: { url: string; pid: number },
  cookie: string,
): Promise<number> => {
  const search = `${url}/api/directory?search=deng`
  const found = await fetch(search, { headers: { cookie, origin: url } })
  if (!found.ok) throw new Error(`${search} was answered with ${found.status}`)
  await found.arrayBuffer()
  await wait(SETTLE_MS)
  return residentBytes(pid)
}
