import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'

test.describe('the results page', () => {
  test(
    'shows groups of results and is not indexed by search engines',
    { tag: '@phone' },
    async ({ page, axe }) => {
      const response = await page.goto('/search?q=engineer')
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(/^Search: engineer/)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      for (const name of ['Pages', 'Divisions'])
        await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
      await axe(page)
      await page.getByRole('main').getByRole('searchbox').fill('concrete')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=concrete')
      await page
        .getByRole('region', { name: 'Publications' })
        .getByRole('listitem')
        .getByRole('link')
        .first()
        .click()
      await expect(page).toHaveURL(/\/publications\/./)
    },
  )

  test('shows an empty state, and takes any text literally', async ({ page, axe }) => {
    for (const text of ['zqx', '<zqx>', '.*', '"\'', '%', 'x'.repeat(200)]) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`)
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    }
    await axe(page)
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No results found' })).toHaveCount(0)
    await axe(page)
  })

  test('no longer shows a member as soon as they have left', async ({ request, makeMember }) => {
    const { api } = await makeMember()
    const name = `Nyandeng ${randomUUID()}`
    const page = `/search?q=${encodeURIComponent(name)}`
    const tell = async (profile: Record<string, unknown>): Promise<void> =>
      expect((await api.patch('/api/profiles/me', { data: profile })).status()).toBe(200)
    await tell({ fullName: name, isListedPublicly: true })
    expect(await (await request.get(page)).text()).toContain('id="found-members"')
    await tell({ isListedPublicly: false })
    expect(await (await request.get(page)).text()).not.toContain('id="found-members"')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\/assets\/.*\.js$/)) // Chromium reports that scripts are off

    test('opens from the home page’s search box', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('searchbox').fill('deng ajak')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search?q=deng+ajak')
      await expect(page.getByRole('region', { name: 'Members' }).getByText('Ayen Deng Ajak')).toBeVisible()
      await page.getByRole('main').getByRole('searchbox').fill('renewal')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(
        page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Renewal' }),
      ).toHaveAttribute('href', '/membership/renewal')
    })
  })
})
