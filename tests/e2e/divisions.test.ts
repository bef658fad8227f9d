import { expect, test } from './fixtures'

test.describe('a division page', () => {
  // proves: C099
  test(
    'has a back button that follows the browser’s history, or goes home where there is none',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/about/mission')
      await page.getByRole('main').getByRole('link', { name: 'Structural' }).first().click()
      await expect(page).toHaveURL('/divisions/structural-engineering')
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL('/about/mission')
      await page.goto('/divisions/structural-engineering')
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL('/')
    },
  )

  // proves: C100
  test('shows title, tagline, description, four themes and the quick links', async ({ page }) => {
    await page.goto('/divisions/geotechnical-engineering')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Geotechnical Engineering')
    await expect(main.getByText('Understanding the ground before we build on it')).toBeVisible()
    await expect(main.getByRole('region', { name: 'About' })).toContainText('Black cotton soil')
    await expect(main.getByRole('region', { name: 'Core Themes' }).getByRole('listitem')).toHaveCount(4)
    const quickLinks = main.getByRole('navigation', { name: 'Quick Links' })
    await expect(quickLinks.getByRole('listitem')).toHaveText([
      'Join this Division',
      'Submit Research or Paper',
      'Attend Upcoming Events',
      'Access Division Publications',
      'Contact Division Chair',
    ])
  })
})
