import { expect, test } from './fixtures'

test.describe('an old address', () => {
  for (const [path, to] of [
    ['/membership/engagement', '/membership/engage'],
    ['/membership/member-resources', '/membership/resources'],
  ] as const) {
    // proves: C021
    test(`${path} redirects to ${to}`, async ({ page, api }) => {
      const moved = await api.get(path, { maxRedirects: 0 })
      expect([moved.status(), moved.headers().location]).toEqual([301, to])
      await page.goto(path)
      await expect(page).toHaveURL(to)
    })
  }

  // proves: C022
  test('#jobs redirects to the openings on /careers', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click()
    await expect(page).toHaveURL('/careers#jobs')
    await expect(page.locator('#jobs')).toContainText('There are no open staff positions')
    await expect(page.locator('#jobs')).toBeInViewport()
  })
})
