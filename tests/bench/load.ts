import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { processorTimeMs } from './processorTime'
import { median, perSecond } from './report'

const CONNECTIONS = 20
/** Until a server's code is compiled as it stays. */
const WARM_UP_SECONDS = 5
/**
 * How often contenders are loaded, and how long. Short rounds, and many, where an answer takes no time: what the machine
 * is worth changes within seconds where others use it too. Longer ones where it takes long: what is under way at the end
 * of a round has cost something, and is not counted.
 */
export const ROUNDS = {
  short: { count: 15, seconds: 1 },
  long: { count: 5, seconds: 5 },
}
/** A server that is slow at first is no broken one. */
const TIMEOUT_SECONDS = 30

export interface Contender {
  url: string
  /** The process that answers. */
  pid: number | undefined
  headers?: Record<string, string>
  /** Makes each request's path its own, so that nothing cached can answer it. */
  isEachDifferent?: boolean
}

/** How one contender fared in one round. */
interface Round {
  perSecond: number
  /** What one request took of the processors in the process that answered; undefined where the system does not tell. */
  processorMicroseconds: number | undefined
}

/** How one contender fared, round by round. */
export type Load = Round[]

interface Answered {
  answers: number
  seconds: number
}

type Loader = (contender: Contender, seconds: number) => Promise<Answered>

const separatorOf = (url: string): string => (url.includes('?') ? '&' : '?')

/** In this process, which is busy before a bare server is: the rates of fast servers are too low. */
const loadByAutocannon: Loader = async ({ url, headers, isEachDifferent }, seconds) => {
  const mark = randomUUID()
  let count = 0
  const { pathname, search } = new URL(url)
  const path = `${pathname}${search}${separatorOf(url)}n=${mark}-`
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(isEachDifferent
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: `${path}${(count += 1)}` }) }] }
      : {}),
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return { answers: requests.total, seconds: duration }
}

const execute = promisify(execFile)

const loadByWrk: Loader = async ({ url, headers = {}, isEachDifferent }, seconds) => {
  const { stdout } = await execute('wrk', [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`],
    ...['--timeout', `${TIMEOUT_SECONDS}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...['--script', 'tests/bench/wrk.lua', url],
    ...(isEachDifferent ? ['--', randomUUID()] : []),
  ])
  const [answers = 0, microseconds = 1, errors = 1, refusals = 0] = (stdout.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  if (refusals > 0 || errors > 0) throw new Error(`${url}: ${refusals} refusals, ${errors} errors`)
  return { answers, seconds: microseconds / 1_000_000 }
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** What loads the servers: `wrk`, which no server here outruns, where it is installed. */
const LOADER = hasWrk ? 'wrk' : 'autocannon'
const load = hasWrk ? loadByWrk : loadByAutocannon

const measureOnce = async (contender: Contender, seconds: number): Promise<Round> => {
  const before = processorTimeMs(contender.pid)
  const { answers, seconds: taken } = await load(contender, seconds)
  const after = processorTimeMs(contender.pid)
  return {
    perSecond: answers / taken,
    processorMicroseconds:
      before === undefined || after === undefined ? undefined : ((after - before) * 1000) / answers,
  }
}

/** A process that uses less than this of one processor does nothing but wait. */
const REST_SHARE = 0.03
const REST_SAMPLE_MS = 1000
const REST_DEADLINE_MS = 90_000

/** Waits for what a server does by itself after its start (pictures of papers, first jobs): no request asked for it. */
const waitForRest = async ({ pid, url }: Contender): Promise<void> => {
  const deadline = Date.now() + REST_DEADLINE_MS
  for (let isAtRest = false; !isAtRest;) {
    const before = processorTimeMs(pid)
    if (before === undefined) return
    await setTimeout(REST_SAMPLE_MS)
    isAtRest = (processorTimeMs(pid) ?? before) - before < REST_SAMPLE_MS * REST_SHARE
    if (!isAtRest && Date.now() > deadline) throw new Error(`${url}: still busy with itself`)
  }
}

/**
 * Loads contenders in turn, several rounds, each with another first, so that what else the machine does meets all of
 * them.
 * @returns tells how each fared
 */
export const compare = async (
  contenders: Contender[],
  { count, seconds }: { count: number; seconds: number },
): Promise<(contender: Contender) => Load> => {
  const rounds = new Map<Contender, Load>(contenders.map((contender) => [contender, []]))
  for (const contender of contenders) await measureOnce(contender, WARM_UP_SECONDS)
  for (const contender of contenders) await waitForRest(contender)
  for (let round = 0; round < count; round += 1) {
    const first = round % contenders.length
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)])
      rounds.get(contender)?.push(await measureOnce(contender, seconds))
  }
  return (contender) => rounds.get(contender) ?? []
}

/** How many times less one round costs than another. */
const timesCheaper = (one: Round, other: Round): number =>
  one.processorMicroseconds === undefined || other.processorMicroseconds === undefined
    ? one.perSecond / other.perSecond
    : other.processorMicroseconds / one.processorMicroseconds

/**
 * How many times less one load costs than another: by the processor time of a request, which neither the
 * loader nor what else the machine does changes much, or by the rate where the system does not tell. Each round is
 * compared with the other's round beside it; the median of these is told.
 */
export const cheaperBy = (one: Load, other: Load): number =>
  median(one.flatMap((round, place) => (other[place] ? [timesCheaper(round, other[place])] : [])))

/** What was compared, and by what, for a report. */
export const compared = (one: Load, other: Load): string => {
  const [rates, microseconds] = [
    [one, other].map((load) => perSecond(median(load.map((round) => round.perSecond)))),
    [one, other].map((load) => load.flatMap((round) => round.processorMicroseconds ?? [])),
  ]
  const told = `${rates.join(' : ')} under ${LOADER}`
  return microseconds.some((rounds) => rounds.length === 0)
    ? `by rate, ${told}`
    : `by processor time, ${microseconds.map((rounds) => Math.round(median(rounds))).join(' : ')} µs a request; ${told}`
}
