import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import type { LineSpeed } from '../helpers/slowLine'

/** The slow line, for `startCountingProxy`: 400 kbit/s and 400 ms. */
export const SLOW_LINE: LineSpeed = { bytesPerSecond: 400_000 / 8, roundTripMs: 400 }
const TIMES_SLOWER = 4
/**
 * A page on which nothing was painted, moved, loaded or computed for so long is done; what it starts late
 * starts sooner.
 */
const QUIET_MS = 4_000
const TIMEOUT_MS = 120_000

/** What a page noticed of itself so far. */
export interface Observed {
  /** When the largest content was painted, in milliseconds after the address was entered. */
  paintedMs: number
  /** How much moved by itself: the layout shift score. */
  shift: number
  /**
   * How long the page could not answer, in milliseconds: what tasks took beyond 50 ms each, from the first paint on.
   */
  blockedMs: number
  /**
   * Bytes of the scripts that had arrived, compressed and with their headers, when the page said that it can
   * be used.
   */
  scriptBytes: number
  /** When the last thing happened, on the page's own clock. */
  lastAt: number
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page, before anything else. */
const observe = (): void => {
  const observed: Observed = { paintedMs: 0, shift: 0, blockedMs: 0, scriptBytes: 0, lastAt: 0 }
  window.observed = observed
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => {
      observed.lastAt = performance.now()
      list.getEntries().forEach(note)
    }).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', ({ startTime }) => (observed.paintedMs = startTime))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (observed.shift += hadRecentInput ? 0 : value))
  watch('resource', () => {})
  // from the first paint on: before it there is nothing to answer with
  watch('longtask', ({ startTime, duration }) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
    if (firstPaint && startTime >= firstPaint.startTime) observed.blockedMs += Math.max(0, duration - 50)
  })
  const ready = new MutationObserver(() => {
    ready.disconnect()
    for (const entry of performance.getEntriesByType('resource'))
      if (entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        observed.scriptBytes += entry.transferSize
  })
  ready.observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
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

/** A telephone's browser without anything cached, four times slower than this machine. The line is the proxy's. */
export const openSlowPhone = async (browser: Browser): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.addInitScript(observe)
  return { context, page }
}

/** Opens a page and waits until nothing happens on it any more. @returns what it noticed */
export const readPage = async (page: Page, url: string): Promise<Observed> => {
  await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS })
  await page.waitForFunction((quietMs) => performance.now() - window.observed.lastAt > quietMs, QUIET_MS, {
    polling: 250,
  })
  return page.evaluate(() => window.observed)
}
