import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

/** What a visitor on a slow line and a slow telephone notices. */
export interface SlowVisit {
  /** When the largest content was painted, in milliseconds after the address was entered. */
  paintedMs: number
  /** How much moved by itself: the layout shift score. */
  shift: number
  /** How long the page could not answer, in milliseconds: what tasks took beyond 50 ms each. */
  blockedMs: number
}

const ROUNDS = 5
const BYTES_PER_SECOND = 400_000 / 8
const ROUND_TRIP_MS = 400
const TIMES_SLOWER = 4
/** A page on which nothing was painted, moved, loaded or computed for so long is done; what it starts late starts sooner. */
const QUIET_MS = 4_000

interface Observed {
  painted: number
  shift: number
  blocked: number
  /** When the last thing happened, on the page's own clock. */
  lastAt: number
}

/** Runs in the page, before anything else. */
const observe = (): void => {
  const observed: Observed = { painted: 0, shift: 0, blocked: 0, lastAt: 0 }
  Object.assign(window, { observed })
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => {
      observed.lastAt = performance.now()
      list.getEntries().forEach(note)
    }).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', ({ startTime }) => (observed.painted = startTime))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (observed.shift += hadRecentInput ? 0 : value))
  watch('resource', () => {})
  // from the first paint on: before it there is nothing to answer with
  watch('longtask', ({ startTime, duration }) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
    if (firstPaint && startTime >= firstPaint.startTime) observed.blocked += Math.max(0, duration - 50)
  })
}

const visitOnce = async (browser: Browser, url: string): Promise<SlowVisit> => {
  // A new context: nothing kept from the round before.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForFunction(
    (quietMs) => performance.now() - (window as unknown as { observed: Observed }).observed.lastAt > quietMs,
    QUIET_MS,
    { polling: 250 },
  )
  const { painted, shift, blocked } = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  )
  await context.close()
  return { paintedMs: painted, shift, blockedMs: blocked }
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Visits pages in turn, for the first time each time, at 400 kbit/s, a round trip of 400 ms and a processor four times
 * slower than this one.
 * @returns the medians of each page, in their order
 */
export const slowVisits = async (urls: string[]): Promise<SlowVisit[]> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const visits: SlowVisit[][] = urls.map(() => [])
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, url] of urls.entries()) visits[index]?.push(await visitOnce(browser, url))
    }
  } finally {
    await browser.close()
  }
  return visits.map((rounds) => ({
    paintedMs: median(rounds.map(({ paintedMs }) => paintedMs)),
    shift: Math.max(...rounds.map(({ shift }) => shift)),
    blockedMs: median(rounds.map(({ blockedMs }) => blockedMs)),
  }))
}
