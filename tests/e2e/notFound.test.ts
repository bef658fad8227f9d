import { expect, test } from './fixtures'

test.describe('an unknown address', () => {
  // proves: C020
  test(
    'is answered with 404 and a link to the home page',
    { tag: '@phone' },
    async ({ page, axe, expectProblem }) => {
      expectProblem(/404 GET .*\/no-such-page/)
      const response = await page.goto('/no-such-page')
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(/not found/i)
      await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
      await axe(page)
      await page.getByRole('main').getByRole('link', { name: /home/i }).click()
      await expect(page).toHaveURL('/')
    },
  )

  test('is answered the same for an unknown event', async ({ page, expectProblem }) => {
    expectProblem(/404 GET .*\/events\/no-such-event/)
    const response = await page.goto('/events/no-such-event')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  })
})
