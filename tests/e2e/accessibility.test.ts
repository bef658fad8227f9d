import type { Page } from '@playwright/test'
import { inDays, makeEvent } from './events'
import { expect, test } from './fixtures'
import { PUBLIC_ROUTES } from './routes'

test.describe('accessibility in the light and the dark theme', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const inBothLights = async (page: Page, check: (page: Page) => Promise<void>): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await test.step(colorScheme, () => check(page))
    }
  }

  for (const path of [...PUBLIC_ROUTES.map(({ path }) => path), '/design-system']) {
    test(`${path} has no violations`, async ({ page, axe }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
      await inBothLights(page, axe)
    })
  }

  test('an event has no violations in any of its states', async ({ page, axe, staff, account }) => {
    const states = [
      { maxAttendees: 3, endDate: inDays(9) },
      { isVirtual: true },
      { isCancelled: true },
      { eventDate: inDays(-1) },
      { isDateToBeAnnounced: true },
    ]
    for (const state of states) {
      const event = await makeEvent(staff.api, state)
      await account.api.post(`/api/events/${event.id}/registration`)
      await page.goto(`/events/${event.slug}`)
      await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
      await inBothLights(page, axe)
    }
  })

  test('forms that show errors have no violations', async ({ page, axe }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await inBothLights(page, axe)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await inBothLights(page, axe)
  })

  test('open menus have no violations', async ({ page, axe, isMobile }) => {
    await page.goto('/')
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Membership' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('a[href="/membership/types"]'),
    ).toBeVisible()
    await inBothLights(page, axe)
  })

  test('the page for a missing address has no violations', async ({ page, axe, expectProblem }) => {
    expectProblem(/404 GET .*\/no-such-page/)
    await page.goto('/no-such-page')
    await inBothLights(page, axe)
  })
})
