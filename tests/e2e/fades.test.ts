import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures'

/** Pages that are gone back to may come out of the browser's memory as they were; tests have that switched off. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

/** Of this tab, noted where it outlives the documents. */
interface Noted {
  /** Of each document that was shown, whether it faded in. */
  fades: boolean[]
  /** How many of them came out of the browser's memory. */
  remembered: number
}

const note = (): void => {
  const add = (change: (noted: Noted) => void): void => {
    const noted = JSON.parse(sessionStorage.getItem('noted') ?? '{"fades":[],"remembered":0}') as Noted
    change(noted)
    sessionStorage.setItem('noted', JSON.stringify(noted))
  }
  addEventListener('pagereveal', ({ viewTransition }) =>
    add(({ fades }) => fades.push(viewTransition !== null)),
  )
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) add((noted) => (noted.remembered += 1))
  })
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '{}') as Noted)

/** Resolves when a document of an address is on the screen, at rest. */
const isShown = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.activeViewTransition?.finished
  })
}

/** Follows a link as a reader does: what the address bar is given does not fade. */
const follow = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((address) => location.assign(address), path)
  await isShown(page, path)
}

/** Ten changes of document, of all kinds. */
const walk = async (page: Page): Promise<void> => {
  await page.goto('/about/mission')
  await follow(page, '/events')
  await follow(page, '/no-such-page')
  await follow(page, '/privacy')
  await page.goBack({ waitUntil: 'commit' })
  await isShown(page, '/no-such-page')
  await page.goForward({ waitUntil: 'commit' })
  await isShown(page, '/privacy')
  await follow(page, '/auth')
  await follow(page, '/contact')
  await page.reload()
  await isShown(page, '/contact')
  await follow(page, '/offline.html')
  await page.goBack({ waitUntil: 'commit' })
  await isShown(page, '/contact')
  await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await follow(page, '/membership/types')
}

test.use({ application: 'later' })

test.describe('documents that follow each other', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(/^404 GET .*\/no-such-page$/)
    expectProblem(/^4\d\d POST .*\/contact/)
    await page.addInitScript(note)
  })

  test('all fade, and the browser reports nothing', async ({ page }) => {
    await walk(page)
    const { fades, remembered } = await noted(page)
    // neither the first, whose address was entered, nor the one that is loaded anew
    expect(fades.filter((isFading) => !isFading).length).toBeLessThanOrEqual(2)
    expect(fades.filter((isFading) => isFading).length).toBeGreaterThanOrEqual(9)
    expect(remembered).toBeGreaterThan(0)
  })

  test('do not for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await walk(page)
    expect((await noted(page)).fades).not.toContain(true)
  })
})

test('the panel fades in as well', async ({ page, admin }) => {
  expect(admin.email).not.toBe('')
  await page.addInitScript(note)
  await page.goto('/about/mission')
  await page.evaluate(() => location.assign('/cms'))
  await page.waitForURL('/cms')
  await expect.poll(async () => (await noted(page)).fades).toEqual([false, true])
})

test.describe('with the application loaded', () => {
  test.use({ application: 'loaded' })

  test('a fade that is cut short is no error', async ({ page }) => {
    await page.goto('/about/mission')
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const cut = start(update)
        start(() => {})
        return cut
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  })
})
