import type { Page } from '@playwright/test'
import { paths } from '../../frontend/paths'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

/** What the specification lists behind each tab of /membership/resources. */
const RESOURCES: [tab: string, texts: string[]][] = [
  ['Education', ['Webinars', 'Register Interest']],
  ['Journals', ['Quarterly Journal', 'Download PDF', 'Standards Library']],
  ['Mentorship', ['Find a Mentor', 'Become a Mentor']],
  ['Careers', ['Job Listings', 'Sample listing']],
  ['Awards', ['Award Categories', 'Nominations are open from January 1 to March 31.']],
  ['Discounts', ['Discounts of 20-50% on events']],
]

// proves: C091
test(
  'the resources open at Education and have six tabs, each with its own URL',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/membership/resources')
    const tabs = main(page)
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link')
      .or(main(page).getByRole('tab'))
    await expect(tabs).toHaveText(RESOURCES.map(([tab]) => tab))
    for (const [index, [tab, texts]] of RESOURCES.entries()) {
      if (index > 0) await tabs.filter({ hasText: tab }).click()
      for (const text of texts) await expect(main(page).getByText(text).first()).toBeVisible()
      for (const text of RESOURCES[(index + 1) % RESOURCES.length]?.[1] ?? [])
        await expect(main(page).getByText(text, { exact: true })).toHaveCount(0)
    }
    await expect(page).toHaveURL(/tab=discounts/)
  },
)

test.describe('help and support', () => {
  // proves: C097
  test('has eight questions, and opens one at a time', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/membership/support')
    const questions = main(page)
      .getByRole('region', { name: 'Frequently Asked Questions' })
      .getByRole('group')
    await expect(questions).toHaveCount(8)
    const open = async (): Promise<string[]> =>
      questions.evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLDetailsElement).open)
          .map((one) => one.querySelector('summary')?.textContent ?? ''),
      )
    expect(await open()).toEqual([])
    for (const question of ['How do I become a member?', 'How do I upgrade my membership?']) {
      await questions.getByRole('heading', { name: question }).click()
      expect(await open()).toEqual([question])
    }
    await expect(
      questions.getByText('from Student to Associate, and from Associate to Professional'),
    ).toBeVisible()
    await questions.getByRole('heading', { name: 'How do I upgrade my membership?' }).click()
    expect(await open()).toEqual([])
  })

  // proves: C147
  test('shows what the specification says of applications, honours and committees', async ({ page }) => {
    await page.goto('/membership/support')
    for (const text of [
      'Applications are processed in 2-3 weeks.',
      'declined with feedback and the option to reapply',
      'nominated by members, reviewed by a committee, approved by the Board, and announced at the Annual Conference',
      'Professional Members can join technical committees.',
    ]) {
      await expect(main(page).getByRole('region', { name: 'Frequently Asked Questions' })).toContainText(text)
    }
  })

  // proves: C098
  test('lists the policies, opens them, and links to the office in a new tab', async ({ page }) => {
    await page.goto('/membership/support')
    const policies = main(page).getByRole('region', { name: 'Policies' })
    await expect(policies.getByRole('heading', { level: 3 })).toHaveText([
      'Bylaws',
      'Code of Ethics',
      'CPD Guidelines',
      'Privacy Policy',
    ])
    await policies.getByRole('heading', { name: 'Bylaws' }).click()
    await expect(policies.getByText('One member, one vote.')).toBeVisible()
    await policies.getByRole('heading', { name: 'Privacy Policy' }).click()
    await expect(policies.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    const office = main(page).getByRole('region', { name: 'Office Location' })
    await expect(office.getByText('Mon-Fri 8:00 AM to 5:00 PM')).toBeVisible()
    const directions = office.getByRole('link', { name: 'Get Directions' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('href', /^https:\/\/.*search/)
  })
})

// proves: C223
test('a static member page makes no request but its own', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const path of [
    '/membership/resources',
    '/membership/engage',
    '/membership/renewal',
    '/membership/recognition',
    '/membership/support',
  ])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

// proves: C096
test('the number of Fellows comes from the database', async ({ page, api }) => {
  await page.goto('/membership/recognition')
  const figure = main(page).getByRole('region', { name: 'Fellows' }).getByRole('definition')
  await expect(figure).toHaveText(/^\d+$/)
  const { fellows } = (await (await api.get('/api/figures')).json()) as { fellows: number }
  await expect(figure).toHaveText(String(fellows))
})

/** Every address of the map that names no record. */
const addresses = (map: object): string[] =>
  Object.entries(map).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return addresses(value)
    return key === 'path' && typeof value === 'string' && !value.includes(':') ? [value] : []
  })

test('no page fails for an account without a membership, or for staff', async ({ makeAccount, staff }) => {
  const failed: string[] = []
  for (const { api } of [await makeAccount(), staff])
    for (const path of addresses(paths)) {
      const response = await api.get(path, { maxRedirects: 0 })
      if (response.status() >= 500) failed.push(`${response.status()} ${path}`)
    }
  expect(failed).toEqual([])
})
