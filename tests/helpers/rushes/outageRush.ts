import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedMongo } from '../../../server/database/embedded/EmbeddedMongo'
import { createLogger } from '../../../platform/logger'
import { coversDrawn } from '../coversDrawn'
import { enginesOf } from '../enginesOf'
import { type Call, type Client, httpClient, signInAdmin, signUp } from '../httpClient'
import { type RunningServer, makeDataDir, makeEmptyDataDir, removeDataDir, startServer } from '../server'
import { startStallableProxy } from '../stallableProxy'
import { until } from '../until'
import { required } from '../required'

/**
 * How the database fails: its process is stopped, it is killed repeatedly, or its network forwards nothing.
 */
export type Outage = 'stopped' | 'killed' | 'stalled'

export interface OutageFigures {
  /** Requests answered during the outage. */
  answered: number
  slowestMs: number
  /** Answers that came later than they may, with their milliseconds. */
  late: string[]
  statuses: Record<number, number>
  /** Unexpected answers: an internal error, or a 503 without `Retry-After`. */
  unexpected: string[]
  /** Answers with the page that was cached before. */
  keptPages: { answered: number; statuses: number[] }
  /** Requests that were still not answered normally some time after the outage. */
  notRecovered: string[]
}

interface Question extends Call {
  method: string
  path: string
}

/** From the fault requirements: "database stopped, stalled, slow". */
const ANSWER_WITHIN_MS = 8_000
const PEOPLE = 12
/** The delay before a retry, as people and browsers retry. */
const PAUSE_MS = 100
const RECOVER_WITHIN_MS = 20_000
/** Longer than a start of the engine takes. */
const KILL_EVERY_MS = 3_000
const KEPT_PAGE = '/about/mission'

interface Site {
  server: RunningServer
  break: () => void
  mend: () => void
  end: () => Promise<void>
}

const withEngineOfItsOwn = async (outage: 'stopped' | 'killed'): Promise<Site> => {
  const dataDir = await makeDataDir()
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'fatal' } })
  const signalEngine = (signal: NodeJS.Signals): void => {
    for (const engine of enginesOf(server.pid)) process.kill(engine, signal)
  }
  let killing: NodeJS.Timeout | undefined
  return {
    server,
    break: () => {
      if (outage === 'stopped') signalEngine('SIGSTOP')
      else {
        signalEngine('SIGKILL')
        killing = setInterval(() => signalEngine('SIGKILL'), KILL_EVERY_MS)
      }
    },
    mend: () => {
      clearInterval(killing)
      if (outage === 'stopped') signalEngine('SIGCONT')
    },
    end: async () => {
      clearInterval(killing)
      await server.end()
      await removeDataDir(dataDir)
    },
  }
}

const behindProxy = async (): Promise<Site> => {
  const dataDir = await makeEmptyDataDir()
  const engine = await startEmbeddedMongo({ dataDir, log: createLogger('silent') })
  const [, socket = ''] = /^mongodb:\/\/([^/]+)\//.exec(engine.uri('faults')) ?? []
  const proxy = await startStallableProxy(decodeURIComponent(socket))
  const env = {
    DATABASE_URI: `mongodb://${proxy.address}/faults?directConnection=true&w=1&journal=true`,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
  }
  const server = await startServer({ dataDir, env })
  return {
    server,
    break: () => proxy.stall(),
    mend: () => proxy.resume(),
    end: async () => {
      await server.end()
      await proxy.close()
      await engine.stop()
      await removeDataDir(dataDir)
    },
  }
}

/** Cached pages, rendered pages, lists, files, pages of members and staff, and writes. */
const questions = (cookies: { member?: string; admin?: string }): (() => Question)[] => [
  () => ({ method: 'GET', path: KEPT_PAGE }),
  () => ({ method: 'GET', path: `/events?visit=${randomUUID()}` }),
  () => ({ method: 'GET', path: `/search?q=bridge&visit=${randomUUID()}` }),
  () => ({ method: 'GET', path: '/sitemap.xml' }),
  () => ({ method: 'GET', path: '/favicon.svg' }),
  () => ({ method: 'GET', path: '/readyz' }),
  () => ({ method: 'GET', path: '/api/frame' }),
  () => ({ method: 'GET', path: `/api/events?limit=5&where[title][like]=${randomUUID()}` }),
  () => ({ method: 'GET', path: '/profile', cookie: cookies.member }),
  () => ({ method: 'GET', path: '/api/users/me', cookie: cookies.member }),
  () => ({ method: 'GET', path: '/cms', cookie: cookies.admin }),
  () => ({ method: 'GET', path: '/cms/collections/events', cookie: cookies.admin }),
  () => ({
    method: 'POST',
    path: '/api/users/login',
    body: { email: `${randomUUID()}@example.org`, password: 'Wrong-password-1' },
  }),
  () => ({
    method: 'POST',
    path: '/api/contact-messages',
    body: {
      name: 'Deng',
      email: 'deng@example.org',
      subject: 'Office',
      message: 'Is the office open on Monday?',
    },
  }),
]

const isFine = ({ status, headers }: Response): boolean =>
  status < 500 || (status === 503 && headers.has('retry-after'))

/** Sends requests while the database fails for the given time, and checks that the server recovers. */
export const outageRush = async (outage: Outage, outageMs: number): Promise<OutageFigures> => {
  const site = outage === 'stalled' ? await behindProxy() : await withEngineOfItsOwn(outage)
  const figures: OutageFigures = {
    answered: 0,
    slowestMs: 0,
    late: [],
    statuses: {},
    unexpected: [],
    keptPages: { answered: 0, statuses: [] },
    notRecovered: [],
  }
  try {
    const call: Client = httpClient(site.server.url)
    // the accounts of this server are those that sign up
    const admin = outage === 'stalled' ? undefined : await signInAdmin(call)
    const member = outage === 'stalled' ? undefined : await signUp(call)
    await coversDrawn(site.server.url)
    const kinds = questions({ admin, member })
    const before = await Promise.all(
      kinds.map(async (kind) => (await call(kind().method, kind().path, kind())).status),
    )

    const ask = async (question: Question): Promise<void> => {
      const started = performance.now()
      try {
        const response = await call(question.method, question.path, question)
        await response.arrayBuffer()
        figures.statuses[response.status] = (figures.statuses[response.status] ?? 0) + 1
        if (!isFine(response) || (question.cookie && response.status === 302))
          figures.unexpected.push(`${response.status} ${question.method} ${question.path}`)
        if (question.path === KEPT_PAGE) {
          figures.keptPages.answered += 1
          if (!figures.keptPages.statuses.includes(response.status))
            figures.keptPages.statuses.push(response.status)
        }
      } catch (error) {
        figures.unexpected.push(`${String(error)} ${question.method} ${question.path}`)
      }
      figures.answered += 1
      const tookMs = performance.now() - started
      figures.slowestMs = Math.max(figures.slowestMs, tookMs)
      if (tookMs > ANSWER_WITHIN_MS)
        figures.late.push(`${Math.round(tookMs)} ms ${question.method} ${question.path}`)
    }
    const state = { isOver: false }
    await call('GET', KEPT_PAGE) // once more: content may have changed since it was cached
    const people = Array.from({ length: PEOPLE }, async (_, person) => {
      for (let turn = person; !state.isOver; turn += 1) {
        await ask(required(kinds[turn % kinds.length])())
        await wait(PAUSE_MS)
      }
    })
    site.break()
    await wait(outageMs)
    state.isOver = true
    await Promise.all(people) // requests sent during the outage are answered during it, too
    site.mend()

    for (const [place, kind] of kinds.entries()) {
      const { method, path } = kind()
      const isAsBefore = async (): Promise<boolean> =>
        (await call(method, path, kind())).status === before[place]
      await until(path, isAsBefore, RECOVER_WITHIN_MS).catch(() =>
        figures.notRecovered.push(`${method} ${path}`),
      )
    }
    return figures
  } finally {
    site.mend()
    await site.end()
  }
}
