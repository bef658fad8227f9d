import { expect, test } from './fixtures'

test.describe('in print', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
  })

  test('a long page shows its text alone, with the addresses of its links', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByText('/privacy')).toBeVisible()
    const link = page.getByRole('main').getByRole('link').first()
    const [href, after] = await link.evaluate((element) => [
      element.getAttribute('href'),
      getComputedStyle(element, '::after').content,
    ])
    expect(after).toContain(href)
  })

  test('an event and a news item are readable', async ({ page }) => {
    for (const path of ['/events/inaugural-national-conference', '/newsroom']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})

test('a long page lists its sections on a phone too', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/privacy')
  const list = page.getByRole('navigation', { name: 'On this page' })
  await list.getByText('On this page').click()
  const link = list.getByRole('link').nth(1)
  const text = await link.textContent()
  await link.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: text ?? '' })).toBeInViewport()
})
