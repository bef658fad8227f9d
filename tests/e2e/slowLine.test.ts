import type { Page } from '@playwright/test'
import { builtFile } from '../helpers/builtFile'
import { startCountingProxy } from '../helpers/countingProxy'
import type { LineSpeed } from '../helpers/slowLine'
import { required } from '../helpers/required'
import { expect, test, watch } from './fixtures'

/** 400 kbit/s and 400 ms. */
const SLOW: LineSpeed = { bytesPerSecond: 50_000, roundTripMs: 400 }
/** 8 Mbit/s and 60 ms. */
const GOOD: LineSpeed = { bytesPerSecond: 1_000_000, roundTripMs: 60 }
/** Of the application alone. */
const APPLICATION = builtFile('frontend/features/content/offline/OfflineNotice.tsx')
/** The worker is given with the second page; the third comes through it, and so does the first when it is read again. */
const READ = ['/about/mission', '/privacy', '/terms', '/about/mission']

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

interface Reader {
  page: Page
  /** Resolves when the line has been idle for a while. */
  done: () => Promise<void>
}

/** A visitor's browser of its own at the end of a line. */
const onLine = test.extend<{ readerOn: (speed: LineSpeed) => Promise<Reader> }>({
  readerOn: async ({ browser, problems }, use) => {
    const closing: (() => Promise<void>)[] = []
    await use(async (speed) => {
      const proxy = await startCountingProxy(speed)
      proxy.forwardTo(required(process.env.E2E_BASE_URL))
      const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow' })
      closing.push(async () => {
        await context.close()
        await proxy.close()
      })
      watch(context, problems)
      return { page: await context.newPage(), done: () => proxy.quiet(3000) }
    })
    for (const close of closing) await close()
  },
})

onLine('on a slow line the application is never fetched ahead', async ({ readerOn }) => {
  const { page, done } = await readerOn(SLOW)
  for (const path of READ) {
    await page.goto(path)
    await page.mouse.move(100, 300)
    await done()
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await keptPaths(page)).toEqual(expect.arrayContaining([...READ, '/', '/offline.html']))
  expect(await keptPaths(page)).not.toContain(APPLICATION)
  await expect(page.locator('html[data-app]')).toHaveCount(0)
})

onLine('on a good line the application is kept, and loaded when somebody is there', async ({ readerOn }) => {
  const { page, done } = await readerOn(GOOD)
  for (const path of READ.slice(0, 2)) {
    await page.goto(path)
    await done()
  }
  await expect.poll(() => keptPaths(page)).toContain(APPLICATION)
  await page.mouse.move(100, 300)
  await expect(page.locator('html[data-app]')).toBeAttached()
})
