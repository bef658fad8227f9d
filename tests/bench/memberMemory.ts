/** For how long a server is used while its memory is read. */
const WATCHED_MS = 40_000
const SEARCHES_BETWEEN = 10
/** What the server says of its own memory, in bytes. */
const IN_USE = /^nodejs_(?:heap_size_used|external_memory)_bytes(?:\{.*\})? (\d+(?:\.\d+)?)/gm

const read = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  return answer.text()
}

/**
 * What a server has in use while the directory is searched: the least that it says of itself, which is right after a
 * collection. The memory that it holds of the machine tells little: it depends on when V8 collects.
 * @param cookie of a member
 * @param metricsToken as in the server's settings
 */
export const measureServerMemory = async (
  url: string,
  { cookie, metricsToken }: { cookie: string; metricsToken: string },
): Promise<number> => {
  const until = Date.now() + WATCHED_MS
  let least = Infinity
  while (Date.now() < until) {
    for (let turn = 0; turn < SEARCHES_BETWEEN; turn += 1)
      await read(`${url}/api/directory?search=deng&page=${turn + 1}`, { cookie, origin: url })
    const metrics = await read(`${url}/metrics`, { authorization: `Bearer ${metricsToken}` })
    const values = [...metrics.matchAll(IN_USE)].map(([, bytes]) => Number(bytes))
    if (values.length !== 2) throw new Error('The server does not say how much memory it uses')
    least = Math.min(
      least,
      values.reduce((sum, bytes) => sum + bytes, 0),
    )
  }
  return least
}
