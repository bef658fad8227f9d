import { inDays, makeEvent } from './events'
import { expect, test } from './fixtures'

/** Public routes; an event's own page is made below. */
const ROUTES = ['/', '/events', '/auth']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, { tag: '@phone' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ROUTES) {
      test(`of ${path}`, async ({ page, axe }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await axe(page)
      })
    }

    test('of an event in each of its states', async ({ page, axe, staff, account }) => {
      const states = [{ maxAttendees: 3, endDate: inDays(9) }, { isVirtual: true }, { isCancelled: true }, { eventDate: inDays(-1) }, { isDateToBeAnnounced: true }]
      for (const state of states) {
        const event = await makeEvent(staff.api, state)
        await account.api.post(`/api/events/${event.id}/registration`)
        await page.goto(`/events/${event.slug}`)
        await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
        await axe(page)
      }
    })

    test('of the forms with their errors', async ({ page, axe }) => {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
      await axe(page)
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
      await axe(page)
    })

    test('of the open menus', async ({ page, axe, isMobile }) => {
      await page.goto('/')
      if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Membership' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/membership/types"]')).toBeVisible()
      await axe(page)
    })
  })
}
