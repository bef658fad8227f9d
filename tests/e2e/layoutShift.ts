import type { Page } from '@playwright/test'

/** A page that keeps still moves less than this, in Chromium's own measure. Source: issue 9, "Must show". */
export const MAX_SHIFT = 0.02

/**
 * Adds up the layout shifts of the pages that are opened from now on.
 * @returns the sum of the page as it is, as Chromium counts it; of what nobody's press has caused
 */
export const watchShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}
