import { expect, test } from './fixtures'

/** Source: issue 9, "Must show". */
const MAX_SHIFT = 0.02

/** A slow mobile connection: the font arrives long after the first paint. */
const SLOW_LINE = { offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 }

for (const path of [
  '/',
  '/events',
  '/membership/types',
  '/membership/engage',
  '/newsroom/international-day-of-the-girl-child',
]) {
  test(
    `${path} shows the heading font on the first visit without a layout shift`,
    { tag: '@phone' },
    async ({ page }) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', SLOW_LINE)
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
      await page.goto(path, { waitUntil: 'load' })
      const isLoaded = () =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Barlow Semi Condensed') && status === 'loaded',
          ),
        )
      await expect.poll(isLoaded).toBe(true)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      const heading = page.getByRole('heading', { level: 1 })
      expect(await heading.evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(
        /^"Barlow Semi Condensed"/,
      )
      expect(
        await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
      ).toBeLessThan(MAX_SHIFT)
    },
  )
}
