import type { Page } from '@playwright/test'
import { inDays, makeEvent } from './events'
import { expect, test } from './fixtures'

const DIVISIONS = [
  'structural-engineering',
  'geotechnical-engineering',
  'transportation-engineering',
  'water-resources-environmental',
  'construction-project-management',
  'urban-planning-infrastructure',
  'materials-concrete-research',
  'education-professional-development',
]

/** The headline as screen readers read it; the other phrases are in it, hidden. */
const shownHeadline = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).ariaSnapshot()

test.describe('home page', () => {
  // proves: C032
  test('shows what the association is and where to go next', { tag: '@phone-too' }, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Civil Engineers/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Join Today' })).toHaveAttribute('href', '/membership/join')
    await expect(main.getByText('International Day of the Girl Child')).toBeVisible()
    await expect(
      main
        .getByRole('region', { name: 'International Day of the Girl Child' })
        .getByRole('link', { name: 'Women in Engineering' }),
    ).toHaveAttribute('href', '/women-in-engineering')
    for (const name of [
      'Professional Excellence and Integrity',
      'Innovation and Sustainability',
      'Public Safety and Welfare',
      'Collaboration and Knowledge Sharing',
    ]) {
      await expect(main.getByRole('heading', { name })).toBeVisible()
    }
    for (const name of ['Professional Development', 'Knowledge Sharing', 'Licensure and Registration']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    for (const name of [/mission/i, /vision/i])
      await expect(main.getByRole('heading', { name }).first()).toBeVisible()
    for (const slug of DIVISIONS)
      await expect(main.locator(`a[href="/divisions/${slug}"]`).first()).toBeVisible()
    const communities = main.getByRole('region', { name: 'Communities' })
    for (const [name, href] of [
      ['Regional Chapters', '/about/chapters'],
      ['Student Chapters', '/about/chapters'],
      ['Younger Members', '/membership/engage'],
      ['Women in Engineering', '/membership/engage'],
      ['Professional Practice', '/membership/recognition'],
    ] as const) {
      await expect(communities.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(communities.getByText('35 or younger')).toBeVisible()
    await expect(
      main.getByRole('region', { name: 'Publications' }).getByRole('link', { name: /read more/i }),
    ).toHaveCount(3)
  })

  // proves: C035
  test('announces the inaugural national conference', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /inaugural national conference/i })).toBeVisible()
    await expect(main.getByText('Date to be announced').first()).toBeVisible()
    await expect(main.getByText('Juba').first()).toBeVisible()
    await expect(
      main
        .getByRole('link', { name: /register/i })
        .or(main.getByRole('button', { name: /register/i }))
        .first(),
    ).toBeVisible()
  })

  test(
    'shows the next event that has a date before one without a date, and current news',
    { tag: '@phone' },
    async ({ page, staff }) => {
      // sooner than any other test's
      const next = await makeEvent(staff.api, { eventDate: inDays(1 / 24) })
      await page.goto('/')
      const events = page
        .getByRole('main')
        .getByRole('region', { name: 'Upcoming Event' })
        .getByRole('heading', { level: 3 })
      await expect(events).toHaveText([next.title, 'Inaugural National Conference'])
      const news = page.getByRole('main').getByRole('region', { name: 'News', exact: true })
      const yearAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString()
      for (const date of await news
        .locator('time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? '')))
        expect(date > yearAgo).toBe(true)
      await news.getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/newsroom\/./)
    },
  )

  test.describe('the rotation', () => {
    // before it is loaded, data are saved, and with less motion as well nothing rotates
    test.use({ application: 'loaded', contextOptions: { reducedMotion: 'no-preference' } })

    // proves: C029
    test('rotates eight headlines, four seconds each', async ({ page }) => {
      const opened = new Date('2026-11-21T09:00:00Z')
      await page.clock.install({ time: opened })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Pause the rotation' })).toBeVisible()
      await page.waitForLoadState('networkidle') // what still arrives may draw the headlines anew
      await page.locator('[data-waiting]').waitFor({ state: 'detached' }) // an hour later its data would be asked for again
      // From here on only the test moves the clock, however slow the machine is.
      await page.clock.pauseAt(new Date(opened.getTime() + 60 * 60_000))
      const first = await shownHeadline(page)
      const seen = [first]
      for (let turn = 1; turn < 8; turn += 1) {
        await page.clock.runFor(4000)
        await expect.poll(() => shownHeadline(page)).not.toBe(seen.at(-1))
        seen.push(await shownHeadline(page))
      }
      expect(new Set(seen).size).toBe(8)
      await page.clock.runFor(4000)
      await expect.poll(() => shownHeadline(page)).toBe(first)
    })

    // proves: C031
    test('shows each headline with its own drawing, five drawings in all', async ({ page }) => {
      const opened = new Date('2026-11-21T09:00:00Z')
      await page.clock.install({ time: opened })
      await page.goto('/')
      const welcome = page.getByRole('region', { name: 'Welcome' })
      await expect(welcome.getByRole('button', { name: 'Pause the rotation' })).toBeVisible()
      await page.waitForLoadState('networkidle') // what still arrives may draw the headlines anew
      await page.locator('[data-waiting]').waitFor({ state: 'detached' }) // an hour later its data would be asked for again
      // The first drawing is rendered by the server, the others load later.
      await page.clock.pauseAt(new Date(opened.getTime() + 60 * 60_000))
      const drawing = welcome.locator('div[role="img"]')
      await expect(drawing.locator('svg')).toHaveCount(5)
      const seen = new Map<string, string>()
      for (let turn = 0; turn < 8; turn += 1) {
        seen.set(await shownHeadline(page), (await drawing.getAttribute('aria-label')) ?? '')
        await page.clock.runFor(4000)
        await expect.poll(async () => turn === 7 || !seen.has(await shownHeadline(page))).toBe(true)
      }
      expect(new Set(seen.values()).size).toBe(5)
      const drawingOf = (word: RegExp): string | undefined =>
        [...seen].find(([headline]) => word.test(headline))?.[1]
      for (const [word, label] of [
        [/span by span/, 'bridge'],
        [/in the rains/, 'road'],
        [/Clean water/, 'water tower'],
        [/above the flood/, 'town'],
        [/Concrete/, 'cylinder'],
      ] as const) {
        expect(drawingOf(word)).toContain(label)
      }
    })
  })

  test('does not move for a person who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    const first = await shownHeadline(page)
    for (let turn = 0; turn < 3; turn += 1) {
      await page.clock.runFor(4000)
      expect(await shownHeadline(page)).toBe(first)
    }
  })

  test('is never wider than a phone’s screen', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/', '/events', '/auth']) {
      await page.goto(path)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
})

test.describe('a page that the application loads', () => {
  test.use({ application: 'loaded' })

  test('renders the same in the browser as on the server', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click()
    const drawing = page.getByRole('main').locator('article svg use').first()
    await expect(drawing).toHaveAttribute('href', /^\/drawings\/event\/[a-z0-9-]+\.svg#lines$/)
    const response = await page.request.get((await drawing.getAttribute('href'))?.split('#')[0] ?? '')
    expect(response.headers()['content-type']).toBe('image/svg+xml')
    // the referenced element exists and has a size
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(100)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\/assets\/.*\.js$/)) // Chromium reports that scripts are off

  test('all content and links are there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join Today' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Public Safety and Welfare' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a menu opens when it is focused', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Membership' }).focus()
    await expect(page.locator('a[href="/membership/types"]').first()).toBeVisible()
  })
})
