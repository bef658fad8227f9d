import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { MAX_SHIFT, watchShift } from './layoutShift'

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
      const readShift = await watchShift(page)
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
      expect(await readShift()).toBeLessThan(MAX_SHIFT)
    },
  )
}

test('a page of the desk keeps still while it loads', { tag: '@phone-too' }, async ({ page, admin: _ }) => {
  const readShift = await watchShift(page)
  await page.route('**/assets/*.js', async (route) => {
    // the page is painted before its application comes, as on a slow line
    await page
      .locator('#main')
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })
  for (const path of ['/admin/mailings/texts', '/admin/people-import', '/admin/payments/day-close']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await readShift(), path).toBeLessThan(MAX_SHIFT)
  }
})

test('the reports keep still while their charts are drawn', async ({ page, admin: _ }) => {
  await page.setViewportSize({ width: 1440, height: 3000 }) // with several charts in view
  const readShift = await watchShift(page)
  await page.goto('/admin/reports', { waitUntil: 'networkidle' })
  await expect(page.getByRole('img', { name: /^Chart: / }).first()).toBeVisible()
  expect(await readShift()).toBeLessThan(MAX_SHIFT)
})

test('the tickets of an event come with their page: nothing moves under a press', async ({ admin }) => {
  const { id } = await makeEvent(admin.api)
  const page = await (await admin.api.get(`/admin/events/${id}/tickets`)).text()
  expect(page).toContain('Nobody is waiting')
  expect(page).not.toContain('Loading…')
})
