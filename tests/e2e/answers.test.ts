import { expect, test } from './fixtures'

interface Named {
  docs: { slug: string; question?: string; title?: string }[]
}

const LISTS = [
  ['question', '/api/faqs?sort=-order&limit=1'],
  ['policy', '/api/policies?sort=-order&limit=1'],
] as const

for (const application of ['loaded', 'later'] as const) {
  test.describe(application === 'loaded' ? 'when the application is loaded' : 'before it is loaded', () => {
    test.use({ application })
    for (const [what, list] of LISTS) {
      test(
        `a ${what} opened from the search or by its URL is expanded and in view`,
        { tag: '@phone' },
        async ({ page, api }) => {
          const [found] = ((await (await api.get(list)).json()) as Named).docs
          const slug = found?.slug ?? ''
          const address = `/membership/support#${slug}`
          const answer = page.locator(`details[id="${slug}"]`)
          await page.goto(`/search?q=${encodeURIComponent(found?.question ?? found?.title ?? '')}`)
          await page.getByRole('main').locator(`a[href="${address}"]`).first().click()
          await expect(answer).toHaveAttribute('open', '')
          await expect(answer.locator('summary')).toBeInViewport()
          await expect(answer.locator('.disclosure-body > *').first()).toBeVisible()

          await page.goto('/')
          await page.goto(address)
          await expect(answer).toHaveAttribute('open', '')
          await expect(answer.locator('summary')).toBeInViewport()
        },
      )
    }
  })
}
