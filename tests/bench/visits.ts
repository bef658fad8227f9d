import { spawn } from 'node:child_process'
import { httpClient } from '../helpers/httpClient'
import { makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { type CountingProxy, startCountingProxy } from '../helpers/countingProxy'
import type { LineSpeed } from '../helpers/slowLine'
import { PUBLIC_ROUTES } from '../e2e/routes'
import { bytesRead } from './bytesRead'
import { pressRegister } from './firstPress'
import { lighthouseScore, whyNoLighthouse } from './lighthouse'
import { type Report, kilobytes, median, seconds } from './report'
import { SLOW_LINE } from './slowPhone'
import { slowVisits } from './slowVisits'

const STATIC_PORT = 4183
const FONT = 'frontend/styles/fonts/barlow-semi-condensed-600.woff2'
/** Of each kind one, as visitors look around. */
const READ = ['/', '/events', '/publications', '/membership/types', '/contact'] as const
/** Whose main thread was held longest. */
const HEAVY = ['/', '/events', '/membership/types', '/contact'] as const
const LIGHTHOUSE_TARGET = 98
const LIGHTHOUSE_ROUNDS = 3

/** A trial installation behind the proxy, under whose address it is known. @param speed of the line between them */
const withServer = async (
  task: (proxy: CountingProxy) => Promise<void>,
  speed?: LineSpeed,
): Promise<void> => {
  const [proxy, dataDir] = [await startCountingProxy(speed), await makeDataDir()]
  try {
    const server = await startServer({
      dataDir,
      env: { SITE_URL: proxy.url, RATE_LIMIT_READS: '1000000000', RATE_LIMIT_WRITES: '1000000000' },
    })
    proxy.forwardTo(server.url)
    try {
      await task(proxy)
    } finally {
      await server.end()
    }
  } finally {
    await proxy.close()
    await removeDataDir(dataDir)
  }
}

const reportPaint = async ({ url }: CountingProxy, report: Report): Promise<void> => {
  const staticPage = spawn(
    process.execPath,
    ['tests/bench/staticServer.mjs', 'tests/bench/static', FONT, String(STATIC_PORT)],
    { stdio: 'ignore' },
  )
  const line = await startCountingProxy(SLOW_LINE)
  line.forwardTo(`http://127.0.0.1:${STATIC_PORT}`)
  const byHand = `${line.url}/`
  const pages = HEAVY.map((path) => ({ path, url: `${url}${path}` }))
  try {
    const visitOf = await slowVisits([byHand, ...pages.map((page) => page.url)])
    const [home, hand] = [visitOf(`${url}/`), visitOf(byHand)]
    const worstOf = (valueOf: (visit: typeof home) => number, show: (value: number) => string): string => {
      const values = pages.map((page) => ({ path: page.path, value: valueOf(visitOf(page.url)) }))
      const worst = Math.max(...values.map(({ value }) => value))
      return `${show(worst)} (${values.map(({ path, value }) => `${path} ${show(value)}`).join(', ')})`
    }
    report(
      'Largest contentful paint of the home page on a slow line, against a hand-written page',
      `${(home.paintedMs / hand.paintedMs).toFixed(2)} times (${seconds(home.paintedMs)} : ${seconds(hand.paintedMs)})`,
      'at most 1.1 times',
    )
    report(
      'Layout shift of public pages',
      worstOf(
        ({ shift }) => shift,
        (shift) => shift.toFixed(3),
      ),
      'at most 0.02',
    )
    report(
      'Total blocking time of public pages',
      worstOf(
        ({ blockedMs }) => blockedMs,
        (ms) => `${Math.round(ms)} ms`,
      ),
      'at most 30 ms',
    )
    report(
      'JavaScript that arrives before a public page is usable',
      worstOf(({ scriptBytes }) => scriptBytes, kilobytes),
      'at most 10 kB',
    )
  } finally {
    staticPage.kill()
    await line.close()
  }
}

const reportBytes = async (proxy: CountingProxy, report: Report): Promise<void> => {
  const { totals, kinds } = await bytesRead(proxy, READ)
  const byKind = Object.entries(kinds).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`)
  report(
    'Everything that a first visit to the home page transfers on a slow line',
    `${kilobytes(totals[0] ?? 0)} (${byKind.join(', ')})`,
    'at most 45 kB',
  )
  report(
    'Five public pages read one after another on a slow line',
    `${kilobytes(totals.at(-1) ?? 0)} (after each: ${totals.map(kilobytes).join(', ')})`,
    'at most 110 kB',
  )
}

const reportPress = async ({ url }: CountingProxy, report: Report): Promise<void> => {
  const { answeredMs, isApplicationLoaded, sent, seats } = await pressRegister(url, httpClient(url))
  const answered = answeredMs === undefined ? 'no answer within a minute' : seconds(answeredMs)
  report(
    'First press of Register Now to its answer on a slow line, pressed three times',
    `${answered}; ${seats} seats taken, sent ${sent} times; the application was ${isApplicationLoaded ? '' : 'not '}loaded before`,
    'at most 3 s, one seat',
  )
}

const medianScore = async (url: string): Promise<number> => {
  const scores = [await lighthouseScore(url)]
  // a busy machine can only make it worse
  while (median(scores) < LIGHTHOUSE_TARGET && scores.length < LIGHTHOUSE_ROUNDS)
    scores.push(await lighthouseScore(url))
  return median(scores)
}

export const reportLighthouse = async (report: Report): Promise<void> => {
  const what = `Lighthouse, mobile performance of ${PUBLIC_ROUTES.length} public pages`
  const target = `at least ${LIGHTHOUSE_TARGET}`
  const problem = await whyNoLighthouse()
  if (problem) {
    report(what, problem, target)
    return
  }
  await withServer(async ({ url }) => {
    const scores: { path: string; score: number }[] = []
    for (const { path } of PUBLIC_ROUTES) {
      const score = await medianScore(`${url}${path}`)
      scores.push({ path, score })
      process.stdout.write(`  ${path}: ${score}\n`)
    }
    const lowest = Math.min(...scores.map(({ score }) => score))
    const below = scores.filter(({ score }) => score < LIGHTHOUSE_TARGET)
    const pages =
      below.length > 0 ? ` (${below.map(({ path, score }) => `${path} ${score}`).join(', ')})` : ''
    report(what, `at least ${lowest}${pages}`, target)
  })
}

/** What first visits on a slow telephone with a slow line cost. */
export const reportVisits = (report: Report): Promise<void> =>
  withServer(async (proxy) => {
    await reportPaint(proxy, report)
    await reportBytes(proxy, report)
    await reportPress(proxy, report)
  }, SLOW_LINE)
