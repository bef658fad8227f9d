import autocannon from 'autocannon'

const CONNECTIONS = 20
const WARM_UP_SECONDS = 2
const ROUND_SECONDS = 5
const ROUNDS = 3

export interface Contender {
  name: string
  url: string
  headers?: Record<string, string>
  /** Makes each request's path its own, so that nothing kept can answer it. */
  isEachDifferent?: boolean
}

let uniqueCount = 0

const differentPath = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('n', String((uniqueCount += 1)))
  return `${pathname}?${searchParams}`
}

const requestsPerSecond = async (
  { url, headers, isEachDifferent }: Contender,
  seconds: number,
): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(isEachDifferent
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: differentPath(url) }) }] }
      : {}),
  })
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} answers that are no success, ${errors} errors`)
  return requests.average
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Loads contenders in turn, several rounds, so that what else the machine does meets all of them.
 * @returns the median requests a second of each, in their order
 */
export const compare = async (contenders: Contender[]): Promise<number[]> => {
  const rates: number[][] = contenders.map(() => [])
  for (const contender of contenders) await requestsPerSecond(contender, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, contender] of contenders.entries())
      rates[index]?.push(await requestsPerSecond(contender, ROUND_SECONDS))
  }
  return rates.map(median)
}
