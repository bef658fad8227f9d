import type { Locator, Page } from '@playwright/test'
import type { PublicationHub } from '../../domain/publications/hub.schema'
import { toast } from './events'
import { expect, test } from './fixtures'

const TYPES = [
  'Books',
  'Standards',
  'Journals',
  'News Releases',
  'Policy Statements',
  'Proceedings',
  'Videos',
  'Contract Documents',
]
const BOOKS = [
  'Structural Engineering',
  'Geotechnical Engineering',
  'Transportation Development',
  'Water Resources',
  'Environmental Engineering',
]

const byType = (page: Page) => page.getByRole('region', { name: 'By Type' })
const links = (page: Page, within: string) =>
  page.getByRole('main').getByRole('region', { name: within, exact: true }).getByRole('link')
const addresses = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('tabpanel')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))

/** The link to the file of the newest standard. */
const standardsDownload = (page: Page): Locator =>
  byType(page)
    .getByRole('group')
    .filter({ hasText: 'Standards' })
    .getByRole('link', { name: /^Download/ })
    .first()

test.describe('the resources hub', () => {
  // proves: C049
  test('has three tabs, and links to career and education', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/publications')
    await expect(page.getByRole('main').getByRole('tab')).toHaveText([
      'Publications & News',
      'Career & Growth',
      'Education & Events',
    ])
    await page.getByRole('tab', { name: 'Career & Growth' }).click()
    await expect(page.getByRole('tab', { name: 'Career & Growth' })).toHaveAttribute('aria-selected', 'true')
    expect(await addresses(page)).toEqual([
      '/careers',
      '/membership/engage',
      '/membership/resources',
      '/membership/recognition',
      '/events',
    ])
    await page.getByRole('tab', { name: 'Education & Events' }).click()
    await expect(page.getByRole('tab', { name: 'Education & Events' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await addresses(page)).toEqual(['/events', '/membership/resources'])
  })

  // proves: C050
  test(
    'shows featured content, the number of each type, and news in three columns',
    { tag: '@phone' },
    async ({ page, api }) => {
      const { categories } = (await (await api.get('/api/publications/hub')).json()) as PublicationHub
      await page.goto('/publications')
      const featured = await links(page, 'Featured').evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')),
      )
      expect(featured).toEqual([
        '/about/mission',
        '/newsroom',
        '/women-in-engineering',
        ...['journals', 'standards', 'books'].map(
          (name) => expect.stringContaining(`category=${name}`) as unknown,
        ),
      ])
      const types = byType(page).getByRole('heading', { level: 3 })
      await expect(types).toHaveText(TYPES.map((name) => new RegExp(`^${name}\\s*\\d+ publications?$`)))
      await expect(types.filter({ hasText: 'Standards' })).toContainText(String(categories.standards.count))
      const subcategories = byType(page).getByRole('heading', { level: 4 })
      // already open if there are books, which other tests may have published
      if (!(await subcategories.first().isVisible()))
        await byType(page)
          .getByText(/^Books/)
          .click()
      await expect(subcategories).toHaveText(BOOKS.map((name) => new RegExp(`^${name}`)))
      expect(Object.values(categories).every(({ latest }) => latest.length <= 3)).toBe(true)
      await expect(links(page, 'Featured News').first()).toHaveAttribute('href', /^\/newsroom\//) // real content in place of 'Coming Soon'
    },
  )

  // proves: C213
  test('lists publications newest first', async ({ page }) => {
    await page.goto('/publications')
    const dates = await page
      .getByRole('region', { name: 'Browse all' })
      .getByRole('listitem')
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
    expect(dates.length).toBeGreaterThan(3)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test.describe('before the application is loaded', () => {
    test.use({ application: 'later' })

    test('counts a download and opens the file in a new tab', async ({ page, context }) => {
      const answered = context.waitForEvent('response', (response) =>
        /\/api\/publications\/[0-9a-f]{24}\/file$/.test(response.url()),
      )
      const counted = context.waitForEvent('response', (response) =>
        /\/api\/publications\/[0-9a-f]{24}\/download$/.test(response.url()),
      )
      const opened = page.waitForEvent('popup')
      await page.goto('/publications')
      await standardsDownload(page).click()
      expect((await counted).status()).toBe(302)
      expect((await answered).ok()).toBe(true)
      await opened
      await expect(page).toHaveURL('/publications')
    })
  })
})

test.describe('the resources hub of the application', () => {
  test.use({ application: 'loaded' })

  // proves: C053
  test('shows an empty state for a type without publications', async ({ page }) => {
    await page.route('**/api/publications/hub', async (route) => {
      const hub = (await (await route.fetch()).json()) as PublicationHub
      await route.fulfill({
        json: { ...hub, categories: { ...hub.categories, standards: { count: 0, latest: [] } } },
      })
    })
    await page.goto('/events')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Publications' }).click()
    const standards = byType(page)
      .getByRole('group')
      .filter({ hasText: /^Standards/ })
    await standards.getByText(/^Standards/).click()
    await expect(standards.getByText('No publications yet in this category')).toBeVisible()
  })

  // proves: C055
  test('counts a download and opens the file in a new tab', async ({ page, context }) => {
    await page.goto('/publications')
    const counted = page.waitForRequest(/\/api\/publications\/[0-9a-f]{24}\/downloads$/)
    const opened = page.waitForEvent('popup')
    const asked = context.waitForEvent('request', (request) =>
      /\/api\/publications\/[0-9a-f]{24}\/file/.test(request.url()),
    )
    await standardsDownload(page).click()
    expect((await counted).method()).toBe('POST')
    await asked
    await opened
    await expect(toast(page, 'Download started').first()).toBeVisible()
    await expect(page).toHaveURL('/publications')
  })

  // proves: C239
  test('shows an error when a file cannot be downloaded, and closes the tab', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/500 POST .*\/downloads/)
    await page.goto('/publications')
    await page.route('**/api/publications/*/downloads', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'broken', code: 'unexpected' }] } }),
    )
    await standardsDownload(page).click()
    await expect(toast(page, 'Failed to download file').first()).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(1)
  })
})
