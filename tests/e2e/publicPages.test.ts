import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PUBLIC_ROUTES, type PublicRoute } from './routes'

const expectContent = async (
  page: Page,
  { path, heading, texts, links = [] }: PublicRoute,
): Promise<void> => {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  // By name: the other phrases of the home page's heading are visual only.
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  for (const text of texts) await expect(main).toContainText(text)
  for (const [name, href] of links)
    await expect(
      main
        .getByRole('link', { name })
        .and(page.locator(`a[href^="${href}"]`))
        .first(),
    ).toBeVisible()
}

// The headline stays at its first phrase.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('a page shows what the specification lists', () => {
  for (const route of PUBLIC_ROUTES) {
    // proves: C001
    test(route.path, ({ page }) => expectContent(page, route))
  }
})

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser reports the scripts that it did not run.
  test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\.js$/))

  for (const route of PUBLIC_ROUTES) {
    // proves: C181
    test(`${route.path} is readable and has a link to continue`, async ({ page }) => {
      await expectContent(page, route)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    })
  }

  // proves: C074
  test('a visitor sends a message', async ({ page }) => {
    await page.goto('/contact?subject=Join%20a%20chapter')
    await expect(page.getByLabel('Subject')).toHaveValue('Join a chapter')
    await page.getByLabel('Name').fill('Nyandeng Deng')
    await page.getByLabel('Email').fill('nyandeng@example.org')
    await page.getByLabel('Message').fill('When does the chapter meet?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText("Your message has been sent. We'll get back to you soon.")).toBeVisible()
  })

  test('a visitor searches the site', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('searchbox').fill('soil')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=soil/)
    await expect(page.getByRole('main').getByRole('link', { name: /soil/i }).first()).toBeVisible()
  })
})
