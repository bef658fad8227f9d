import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { type RunningServer, startServer } from '../helpers/server'
import { reportFullCounts } from './fullCounts'
import { measureLargeFile } from './largeFile'
import { reportMerges } from './merges'
import { reportMoney } from './money'
import { reportPeopleImport } from './peopleImport'
import { reportPages } from './pages'
import { measureServerMemory } from './memberMemory'
import { fillPeople } from './fillPeople'
import { measurePeople, newReader } from './people'
import { measureOrders } from './orders'
import { measureRegistrations } from './registrations'
import { type Report, megabytes, perSecond } from './report'
import { RUSHES } from './rushes'
import { measureSignIns } from './signIns'
import { reportLighthouse, reportVisits } from './visits'

const SECRET = 'a-secret-for-measuring-only-0123456789'

/** `--only signIns,people` measures a part. */
const PARTS = [
  'visits',
  'lighthouse',
  'pages',
  'signIns',
  'registrations',
  'orders',
  'people',
  'large-file',
  'members',
  'malformed',
  'restarts',
  'outages',
  'memory',
  'money',
  'people-import',
  'mailings',
  'merges',
  'counts',
] as const
/** Those that need the server on a database that others write to, started once. */
const ON_SHARED_SERVER = ['pages', 'signIns', 'registrations', 'orders', 'people']
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, people: { type: 'string', default: '50000' } },
})
const only = options.only?.split(',')
/** `--people 500000` fills in more. */
const people = Number(options.people)
const everybody = people.toLocaleString('en')
const isWanted = (part: (typeof PARTS)[number]): boolean => only?.includes(part) ?? true
const unknownParts = only?.filter((part) => !(PARTS as readonly string[]).includes(part)) ?? []
if (unknownParts.length > 0)
  throw new Error(`There is no part ${unknownParts.join(', ')}; there are ${PARTS.join(', ')}.`)

const folder = await mkdtemp(path.join(os.tmpdir(), 'ace-bench-'))
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

const rows: { what: string; measured: string; target: string }[] = []
const report: Report = (what, measured, target) => {
  rows.push({ what, measured, target })
  process.stdout.write(`${what}: ${measured} (target: ${target})\n`)
}

const run = (file: string, args: string[], env: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))))
  })

const reportLargeFile = async (): Promise<void> => {
  const { isEqual, growthBytes, upSeconds, downSeconds } = await measureLargeFile()
  const outcome = isEqual ? 'byte-equal' : 'NOT equal'
  report(
    '3 GiB up with the connection cut three times, and down again',
    `${outcome}, ${upSeconds.toFixed(1)} s up, ${downSeconds.toFixed(1)} s down; memory grew by ${megabytes(growthBytes)}`,
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
  if (isWanted('counts')) await reportFullCounts(report)
  if (isWanted('visits')) await reportVisits(report)
  if (isWanted('lighthouse')) await reportLighthouse(report)
  for (const [part, reportPart] of [
    ['money', reportMoney],
    ['people-import', reportPeopleImport],
    ['merges', reportMerges],
  ] as const) {
    if (!isWanted(part)) continue
    const engine = await startEmbeddedMongo({ dataDir: path.join(folder, part), log: silent })
    ending.unshift(() => engine.stop())
    await reportPart(report, {
      NODE_ENV: 'production',
      DATABASE_URI: engine.uri(part),
      PAYLOAD_SECRET: SECRET,
      SITE_URL: 'http://127.0.0.1:4180',
      MEDIA_DIR: path.join(folder, `${part}-media`),
    })
  }
  if (only?.every((part) => !ON_SHARED_SERVER.includes(part))) return
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
    METRICS_TOKEN: randomUUID(),
  }
  await run('dist/server/cli.js', ['seed', '--demo'], shared)

  const started = performance.now()
  const server = await startServer({ dataDir: path.join(folder, 'unused'), env: shared })
  report(
    'Start of the built server to its first page',
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
    'at most 2 s',
  )
  ending.unshift(() => server.end())

  if (isWanted('pages'))
    await reportPages(server, {
      report,
      folder,
      env: { RATE_LIMIT_READS: shared.RATE_LIMIT_READS },
      nextEnv: shared,
    })
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
  if (isWanted('orders')) {
    const {
      perSecond: rate,
      rounds,
      broken,
      unfair,
    } = await measureOrders({ url: server.url, databaseUri: engine.uri('bench'), rounds: 100 })
    report('Orders of tickets for one event, one each by distinct people', perSecond(rate), '–')
    report(
      '500 orders at once of one to four tickets for 80 of 100 seats, with cancellations, a waiting list and edits: never oversold',
      `${rounds - broken} of ${rounds} rounds`,
      'all of them',
    )
    report(
      'Nobody waits beside a free seat afterwards',
      `${rounds - unfair} of ${rounds} rounds`,
      'all of them',
    )
  }
  if (isWanted('people')) {
    const member = await newReader(server.url, engine.uri('bench'))
    const restart = async (running: RunningServer): Promise<RunningServer> => {
      await running.end()
      const next = await startServer({ dataDir: path.join(folder, 'unused'), env: shared })
      ending.unshift(() => next.end())
      return next
    }
    const before = await restart(server) // a first start draws pictures
    const reader = { cookie: member, metricsToken: shared.METRICS_TOKEN }
    const withoutPeople = await measureServerMemory(before.url, reader)
    await before.end() // its jobs would correct what is half filled in
    await fillPeople(engine.uri('bench'), people)
    const reportStart = async (what: string, running: RunningServer, target: string) => {
      const restarted = performance.now()
      const started = await restart(running)
      const seconds = (performance.now() - restarted) / 1000
      report(`${what} beside ${everybody} people, to the first page`, `${seconds.toFixed(1)} s`, target)
      return started
    }
    const first = await reportStart('The first start, which makes entries of the directory,', before, '–')
    const second = await reportStart('A start', first, 'at most 2 s')
    const withPeople = await measureServerMemory(second.url, reader)
    const times = await measurePeople(second.url, engine.uri('bench'))
    const { directoryMs, paletteMs, deskMs, accountsMs, listsMs, personMs } = times
    report(
      `Directory search over ${everybody} members, p95`,
      `${directoryMs.toFixed(1)} ms`,
      'at most 40 ms; 80 ms over 500,000',
    )
    report(
      `Palette search over ${everybody} members, 10,000 publications, 2,000 events, p95`,
      `${paletteMs.toFixed(1)} ms`,
      'at most 40 ms; 80 ms over 500,000',
    )
    report(
      `Search of the desk over ${everybody} people, payments and events, p95`,
      `${deskMs.toFixed(1)} ms`,
      'at most 100 ms',
    )
    report(
      `List of ${everybody} accounts by text or role, p95`,
      `${accountsMs.toFixed(1)} ms`,
      'at most 100 ms',
    )
    report(
      `Saved lists over ${everybody} people, with payments and invoices, p95`,
      Object.entries(listsMs)
        .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
        .join(', '),
      'at most 100 ms each',
    )
    report("A person's page and its parts, p95", `${personMs.toFixed(1)} ms`, 'at most 100 ms')
    report(
      `Memory in use of a process while the directory is searched, least, for ${everybody} people`,
      [
        `${megabytes(withPeople)} with them, ${megabytes(withoutPeople)} without:`,
        `${megabytes(withPeople - withoutPeople)} more`,
      ].join(' '),
      'at most 10 MB more',
    )
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
