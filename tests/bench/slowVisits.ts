import type { Browser } from '@playwright/test'
import { median } from './report'
import { type Observed, launchBrowser, openSlowPhone, readPage } from './slowPhone'

const ROUNDS = 3

const visitOnce = async (browser: Browser, url: string): Promise<Observed> => {
  const { context, page } = await openSlowPhone(browser)
  try {
    return await readPage(page, url)
  } finally {
    await context.close()
  }
}

/**
 * Visits pages in turn, for the first time each time, on a slow telephone; the line is what they are reached by.
 * @returns tells what was noticed on a page: the medians of the rounds, of the layout shift the worst
 */
export const slowVisits = async (urls: string[]): Promise<(url: string) => Omit<Observed, 'lastAt'>> => {
  const browser = await launchBrowser()
  const visits = new Map<string, Observed[]>(urls.map((url) => [url, []]))
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [url, rounds] of visits) rounds.push(await visitOnce(browser, url))
    }
  } finally {
    await browser.close()
  }
  return (url) => {
    const rounds = visits.get(url) ?? []
    return {
      paintedMs: median(rounds.map(({ paintedMs }) => paintedMs)),
      blockedMs: median(rounds.map(({ blockedMs }) => blockedMs)),
      scriptBytes: median(rounds.map(({ scriptBytes }) => scriptBytes)),
      shift: Math.max(...rounds.map(({ shift }) => shift)),
    }
  }
}
