import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const NOTICE = 'Research submission portal coming soon'
const notices = (page: Page) => page.getByRole('status').getByText(NOTICE)

/** Shows a short notification. */
const notify = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit Research or Paper' }).click()

test.describe('notifications', () => {
  // proves: C252
  test('show at most three at a time', async ({ page }) => {
    await page.goto('/divisions/structural-engineering')
    for (let count = 1; count <= 5; count += 1) {
      await notify(page)
      await expect(notices(page)).toHaveCount(Math.min(count, 3))
    }
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(notices(page)).toHaveCount(2)
  })

  // proves: C253
  test('disappear after five seconds, but not while the pointer is over them', async ({ page }) => {
    const opened = new Date('2026-11-21T09:00:00Z')
    await page.clock.install({ time: opened })
    await page.goto('/divisions/structural-engineering')
    await page.clock.pauseAt(new Date(opened.getTime() + 60 * 60_000))
    await notify(page)
    await expect(notices(page)).toBeVisible()
    await page.clock.runFor(4999)
    await expect(notices(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(notices(page)).toHaveCount(0)

    await notify(page)
    await notices(page).hover()
    await page.clock.runFor(60_000)
    await expect(notices(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(5000)
    await expect(notices(page)).toHaveCount(0)
  })
})
