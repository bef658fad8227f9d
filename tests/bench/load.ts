import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { processorTimeMs } from './processorTime'
import { median, perSecond } from './report'

const CONNECTIONS = 20
const WARM_UP_SECONDS = 2
const ROUND_SECONDS = 5
const ROUNDS = 3
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

/** How one contender fared, the median of the rounds. */
export interface Load {
  perSecond: number
  /** What one request took of the processors in the process that answered; undefined where the system does not tell. */
  processorMicroseconds: number | undefined
}

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

const measureOnce = async (contender: Contender, seconds: number): Promise<Load> => {
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

const medianLoad = (rounds: Load[]): Load => {
  const processor = rounds.flatMap(({ processorMicroseconds }) => processorMicroseconds ?? [])
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    processorMicroseconds: processor.length > 0 ? median(processor) : undefined,
  }
}

/**
 * Loads contenders in turn, several rounds, so that what else the machine does meets all of them.
 * @returns tells how each fared
 */
export const compare = async (contenders: Contender[]): Promise<(contender: Contender) => Load> => {
  const rounds = new Map<Contender, Load[]>(contenders.map((contender) => [contender, []]))
  for (const contender of contenders) await measureOnce(contender, WARM_UP_SECONDS)
  for (const contender of contenders) await waitForRest(contender)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [contender, measured] of rounds) measured.push(await measureOnce(contender, ROUND_SECONDS))
  }
  return (contender) => medianLoad(rounds.get(contender) ?? [])
}

/**
 * How many times less one load costs than another: by the processor time of a request, which neither the
 * loader nor what else the machine does changes much, or by the rate where the system does not tell.
 */
export const cheaperBy = (one: Load, other: Load): number =>
  one.processorMicroseconds === undefined || other.processorMicroseconds === undefined
    ? one.perSecond / other.perSecond
    : other.processorMicroseconds / one.processorMicroseconds

/** What was compared, and by what, for a report. */
export const compared = (one: Load, other: Load): string => {
  const rates = `${perSecond(one.perSecond)} : ${perSecond(other.perSecond)} under ${LOADER}`
  if (one.processorMicroseconds === undefined || other.processorMicroseconds === undefined)
    return `by rate, ${rates}`
  const microseconds = [one, other].map(({ processorMicroseconds = 0 }) => Math.round(processorMicroseconds))
  return `by processor time, ${microseconds.join(' : ')} µs a request; ${rates}`
}
