import { inDays, makeEvent } from './events'
import { expect, test } from './fixtures'
import { axeInAllLights, overhang } from './walk'

/** What pages show on the way; as they are opened, `walk.test.ts` looks at them. */
test.describe('accessibility in the light and the dark theme, wide and on a phone', () => {
  test('the design system has no violations', async ({ page, axe }) => {
    await page.goto('/design-system')
    await axeInAllLights(page, axe)
    expect(await overhang(page)).toEqual([])
  })

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
      await axeInAllLights(page, axe)
    }
  })

  test('forms that show errors have no violations', async ({ page, axe }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await axeInAllLights(page, axe)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await axeInAllLights(page, axe)
  })

  test('open menus have no violations', { tag: '@phone-too' }, async ({ page, axe, isMobile }) => {
    await page.goto('/')
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Membership' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('a[href="/membership/types"]'),
    ).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe(page)
    }
  })
})
