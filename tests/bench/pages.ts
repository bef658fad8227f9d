import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type IncomingMessage, get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type RunningServer, startServer } from '../helpers/server'
import { type Contender, ROUNDS, cheaperBy, compare, compared } from './load'
import { startNext } from './nextServer'
import { type Report, kilobytes } from './report'

const BARE_PORT = 4181
const NEXT_PORT = 4182
const BROTLI = { 'accept-encoding': 'br' }
const LIST = '/api/events?limit=10&depth=0&sort=eventDate'
/** What Node writes by itself. */
const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive']

interface Answer {
  /** As it travels, compressed. */
  body: Buffer
  /** Names and values in turn, without those that Node adds to every answer. */
  headers: string[]
}

const answerOf = async (url: string, headers: Record<string, string>): Promise<Answer> => {
  const [incoming] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const { rawHeaders } = incoming
  return {
    body: await buffer(incoming),
    headers: rawHeaders.filter((_text, index) => {
      const name = rawHeaders[index - (index % 2)] ?? ''
      return !WRITTEN_BY_NODE.includes(name.toLowerCase())
    }),
  }
}

/** A server that does nothing but send what ours sent: the same bytes, the same headers, connections kept as long. */
const startBare = async ({ body, headers }: Answer, folder: string): Promise<RunningBare> => {
  const [bodyFile, headersFile] = [path.join(folder, 'home.br'), path.join(folder, 'headers.json')]
  await writeFile(bodyFile, body)
  await writeFile(headersFile, JSON.stringify(headers))
  const child = spawn(
    process.execPath,
    ['tests/bench/bareServer.mjs', bodyFile, headersFile, String(BARE_PORT)],
    { stdio: 'ignore' },
  )
  return { pid: child.pid, url: `http://127.0.0.1:${BARE_PORT}/`, end: () => child.kill() }
}

interface RunningBare {
  pid: number | undefined
  url: string
  end: () => void
}

const reportCached = async (server: RunningServer, { folder, report, env }: PagesOptions): Promise<void> => {
  const sent = await answerOf(`${server.url}/`, BROTLI)
  const bareServer = await startBare(sent, folder)
  const ownServer = await startServer({ dataDir: path.join(folder, 'alone'), env })
  try {
    const alone: Contender = { url: `${ownServer.url}/`, pid: ownServer.pid, headers: BROTLI }
    const shared: Contender = { url: `${server.url}/`, pid: server.pid, headers: BROTLI }
    const bare: Contender = { ...bareServer, headers: BROTLI }
    const loadOf = await compare([alone, shared, bare], ROUNDS.short)
    const against = (contender: Contender): string => {
      const [own, least] = [loadOf(contender), loadOf(bare)]
      return `${cheaperBy(own, least).toFixed(2)} (${compared(own, least)})`
    }
    const size = `${kilobytes(sent.body.length)}, ${sent.headers.length / 2} headers`
    report(
      'Home page, cached, embedded database (a trial, which logs no requests), ' +
        `against a bare Node server that sends the same (${size})`,
      against(alone),
      'at least 0.8',
    )
    report(
      'The same on a database that other processes may write to, each request logged',
      against(shared),
      'at least 0.8',
    )
  } finally {
    await ownServer.end()
    bareServer.end()
  }
}

const reportAnew = async (server: RunningServer, { report, nextEnv }: PagesOptions): Promise<void> => {
  const nextServer = await startNext(NEXT_PORT, nextEnv)
  try {
    const { pid } = server
    const anew = { pid, url: `${server.url}/`, headers: BROTLI, isEachDifferent: true }
    const next = { ...nextServer, url: `${nextServer.url}/home`, headers: BROTLI, isEachDifferent: true }
    const rest = { pid, url: `${server.url}${LIST}` }
    const restAnew = { ...rest, isEachDifferent: true }
    const nextRest = { ...nextServer, url: `${nextServer.url}${LIST}` }
    const loadOf = await compare([anew, next, rest, restAnew, nextRest], ROUNDS.long)
    const against = (one: Contender, other: Contender): string => {
      const [own, nexts] = [loadOf(one), loadOf(other)]
      return `${cheaperBy(own, nexts).toFixed(1)} times (${compared(own, nexts)})`
    }
    report(
      'Home page, rendered anew, against a Next page of the same content',
      against(anew, next),
      'at least 10 times',
    )
    report('REST list of events against Payload’s Next route', against(rest, nextRest), 'at least 2 times')
    report('The same, each question new to the server', against(restAnew, nextRest), 'none')
  } finally {
    await nextServer.end()
  }
}

export interface PagesOptions {
  report: Report
  /** For files of this run. */
  folder: string
  /** Of a server on an engine of its own. */
  env: Record<string, string>
  /** Of the Next application, on the same database as the server. */
  nextEnv: Record<string, string>
}

/**
 * What pages and lists cost: cached, against a server that does nothing else; made anew, against Next.
 * @param server on a database that other processes may write to
 */
export const reportPages = async (server: RunningServer, options: PagesOptions): Promise<void> => {
  await reportCached(server, options)
  await reportAnew(server, options)
}
