import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { startServer } from '../helpers/server'
import { firstVisit } from './firstVisit'
import { measureLargeFile } from './largeFile'
import { compare } from './load'
import { startNext } from './nextServer'
import { slowVisits } from './slowVisit'
import { fillPeople, measurePeople } from './people'
import { measureRegistrations } from './registrations'
import { RUSHES } from './rushes'
import { measureSignIns } from './signIns'

const SECRET = 'a-secret-for-measuring-only-0123456789'
const BARE_PORT = 4181
const NEXT_PORT = 4182
const STATIC_PORT = 4183
const FONT = 'frontend/styles/fonts/barlow-semi-condensed-600.woff2'
const BROTLI = { 'accept-encoding': 'br' }

/** `--only signIns,people` measures a part. */
const PARTS = [
  'paint',
  'pages',
  'visit',
  'signIns',
  'registrations',
  'large-file',
  'people',
  'members',
  'malformed',
  'restarts',
  'outages',
  'memory',
] as const
const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',')
const isWanted = (part: (typeof PARTS)[number]): boolean => only?.includes(part) ?? true
const unknownParts = only?.filter((part) => !(PARTS as readonly string[]).includes(part)) ?? []
if (unknownParts.length > 0)
  throw new Error(`There is no part ${unknownParts.join(', ')}; there are ${PARTS.join(', ')}.`)

const folder = await mkdtemp(path.join(os.tmpdir(), 'ace-bench-'))
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

const rows: { what: string; measured: string; target: string }[] = []
const report = (what: string, measured: string, target: string): void => {
  rows.push({ what, measured, target })
  process.stdout.write(`${what}: ${measured} (target: ${target})\n`)
}
const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const run = (file: string, args: string[], env: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))))
  })

/** The bytes of an answer as they travel. Those that are no text cost whoever reads them more, so both servers send the same. */
const rawBody = async (url: string, headers: Record<string, string>): Promise<Buffer> => {
  const [incoming] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return buffer(incoming)
}

const reportLargeFile = async (): Promise<void> => {
  const { isEqual, growthBytes, upSeconds, downSeconds } = await measureLargeFile()
  const outcome = isEqual ? 'byte-equal' : 'NOT equal'
  report(
    '3 GiB up with the connection cut three times, and down again',
    `${outcome}, ${upSeconds.toFixed(1)} s up, ${downSeconds.toFixed(1)} s down; memory grew by ${Math.round(growthBytes / 1024 ** 2)} MB`,
    'byte-equal, at most 100 MB',
  )
}

/** Parts on servers of their own, which need nothing of the rest. */
const reportRushes = async (): Promise<void> => {
  for (const [part, run] of Object.entries(RUSHES)) {
    if (!isWanted(part as keyof typeof RUSHES)) continue
    const { what, measured, target, isKept, broken } = await run()
    for (const line of new Set(broken)) process.stdout.write(`${line}\n`)
    report(what, isKept ? measured : `BROKEN: ${measured}`, target)
    if (!isKept) process.exitCode = 1
  }
}

const measure = async (): Promise<void> => {
  if (isWanted('large-file')) await reportLargeFile()
  await reportRushes()
  if (only?.every((part) => part === 'large-file' || part in RUSHES)) return
  const engine = await startEmbeddedMongo({ dataDir: path.join(folder, 'data'), log: silent })
  ending.unshift(() => engine.stop())
  const shared = {
    NODE_ENV: 'production',
    DATABASE_URI: engine.uri('bench'),
    PAYLOAD_SECRET: SECRET,
    SITE_URL: 'http://127.0.0.1:4180',
    MEDIA_DIR: path.join(folder, 'media'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_READS: '1000000000',
  }
  await run('dist/server/cli.js', ['seed', '--demo'], shared)

  const started = performance.now()
  const server = await startServer({ dataDir: path.join(folder, 'unused'), env: shared })
  report(
    'Start of the built server to its first page',
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
    'at most 3 s',
  )
  ending.unshift(() => server.end())

  if (isWanted('paint')) {
    const staticPage: ChildProcess = spawn(
      process.execPath,
      ['tests/bench/staticServer.mjs', 'tests/bench/static', FONT, String(STATIC_PORT)],
      { stdio: 'ignore' },
    )
    ending.unshift(async () => staticPage.kill())
    const [page, byHand] = await slowVisits([`${server.url}/`, `http://127.0.0.1:${STATIC_PORT}/`])
    if (page && byHand) {
      const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
      report(
        'Largest contentful paint of the home page on a slow line, against a hand-written page',
        `${(page.paintedMs / byHand.paintedMs).toFixed(2)} times (${seconds(page.paintedMs)} : ${seconds(byHand.paintedMs)})`,
        'at most 1.3 times',
      )
      report('Layout shift of the home page', page.shift.toFixed(3), 'at most 0.02')
      report('Total blocking time of the home page', `${Math.round(page.blockedMs)} ms`, 'at most 200 ms')
    }
  }
  if (isWanted('pages')) {
    const sent = await rawBody(`${server.url}/`, BROTLI)
    const body = path.join(folder, 'home.br')
    await writeFile(body, sent)
    const bare: ChildProcess = spawn(
      process.execPath,
      ['tests/bench/bareServer.mjs', body, 'text/html; charset=utf-8', 'br', String(BARE_PORT)],
      { stdio: 'ignore' },
    )
    ending.unshift(async () => bare.kill())
    const next = await startNext(NEXT_PORT, shared)
    ending.unshift(() => next.end())

    const alone = await startServer({
      dataDir: path.join(folder, 'alone'),
      env: { RATE_LIMIT_READS: shared.RATE_LIMIT_READS },
    })
    const [cachedAlone = 0, cached = 0, bareRate = 1] = await compare([
      { name: 'home, cached, embedded database', url: `${alone.url}/`, headers: BROTLI },
      { name: 'home, cached, shared database', url: `${server.url}/`, headers: BROTLI },
      { name: 'bare Node', url: `http://127.0.0.1:${BARE_PORT}/`, headers: BROTLI },
    ])
    await alone.end()
    const against = (rate: number): string =>
      `${(rate / bareRate).toFixed(2)} (${perSecond(rate)} : ${perSecond(bareRate)})`
    report(
      `Home page, cached, embedded database, against a bare Node server (${kilobytes(sent.length)})`,
      against(cachedAlone),
      'at least 0.6',
    )
    report('The same on a database that other processes may write to', against(cached), 'at least 0.6')

    const [fresh = 0, nextPage = 1] = await compare([
      { name: 'home, first rendering', url: `${server.url}/`, headers: BROTLI, isEachDifferent: true },
      { name: 'Next page per request', url: `${next.url}/home`, headers: BROTLI, isEachDifferent: true },
    ])
    report(
      'Home page, rendered anew, against a Next page of the same content',
      `${(fresh / nextPage).toFixed(1)} times (${perSecond(fresh)} : ${perSecond(nextPage)})`,
      'at least 5 times',
    )

    const list = '/api/events?limit=10&depth=0&sort=eventDate'
    const [rest = 0, restAnew = 0, nextRest = 1] = await compare([
      { name: 'REST', url: `${server.url}${list}` },
      { name: 'REST, asked anew', url: `${server.url}${list}`, isEachDifferent: true },
      { name: 'REST through Next', url: `${next.url}${list}` },
    ])
    const againstNext = (rate: number): string =>
      `${(rate / nextRest).toFixed(1)} times (${perSecond(rate)} : ${perSecond(nextRest)})`
    report('REST list of events against Payload’s Next route', againstNext(rest), 'at least 2 times')
    report('The same, each question new to the server', againstNext(restAnew), 'none')
  }
  if (isWanted('visit')) {
    const bytes = await firstVisit(`${server.url}/`)
    const total = Object.values(bytes).reduce((sum, value) => sum + value, 0)
    report('JavaScript of a first visit to the home page', kilobytes(bytes.Script ?? 0), 'at most 110 kB')
    report(
      'Everything a first visit to the home page transfers',
      `${kilobytes(total)} (${Object.entries(bytes)
        .map(([kind, value]) => `${kind} ${kilobytes(value)}`)
        .join(', ')})`,
      'at most 150 kB',
    )
  }
  if (isWanted('signIns')) {
    const { pageMs, rushMs, medianGapMs } = await measureSignIns(server.url, engine.uri('bench'))
    report(
      'Public pages during 300 parallel sign-ins, p95',
      `${pageMs.toFixed(0)} ms (the sign-ins: ${(rushMs / 1000).toFixed(1)} s)`,
      'under 300 ms',
    )
    report(
      'Sign-in refused: medians of unknown, known, locked and unverified addresses',
      `${medianGapMs.toFixed(1)} ms apart`,
      'within 20 ms',
    )
  }
  if (isWanted('registrations')) {
    const {
      perSecond: rate,
      processorMs,
      rounds,
      broken,
      oversold,
    } = await measureRegistrations({
      url: server.url,
      databaseUri: engine.uri('bench'),
      pids: { server: server.pid, database: engine.pid },
      rounds: 100,
    })
    const parts = Object.entries(processorMs).map(([who, ms]) => `${who} ${ms?.toFixed(2) ?? '?'} ms`)
    report(
      'Registrations for one event, all distinct members',
      `${perSecond(rate)} (processor time of each: ${parts.join(', ')})`,
      'at least 300/s',
    )
    report(
      '500 parallel registrations for 100 seats, with cancellations and edits: never oversold',
      `${rounds - broken} of ${rounds} rounds`,
      'all of them',
    )
    report('The same without the guard: oversells', `${oversold} of ${rounds} rounds`, 'it must')
  }
  if (isWanted('people')) {
    await fillPeople(engine.uri('bench'))
    const { directoryMs, paletteMs, accountsMs } = await measurePeople(server.url, engine.uri('bench'))
    report('Directory search over 50,000 members, p95', `${directoryMs.toFixed(1)} ms`, 'at most 50 ms')
    report(
      'Palette search over 50,000 members, 10,000 publications, 2,000 events, p95',
      `${paletteMs.toFixed(1)} ms`,
      'at most 40 ms',
    )
    report('List of 50,000 accounts by text or role, p95', `${accountsMs.toFixed(1)} ms`, 'none')
  }
}

try {
  await measure()
  process.stdout.write(
    `\n| what | measured | target |\n|---|---|---|\n${rows.map(({ what, measured, target }) => `| ${what} | ${measured} | ${target} |`).join('\n')}\n`,
  )
} finally {
  for (const end of ending) await end()
}
