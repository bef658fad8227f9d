import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../helpers/builtFile'
import { newWord } from '../helpers/newWord'
import { makeEvent } from './events'
import { expect, test } from './fixtures'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page): Locator => palette(page).getByRole('combobox')
const options = (page: Page, group?: string): Locator =>
  (group ? palette(page).getByRole('group', { name: group }) : palette(page)).getByRole('option')
const active = (page: Page): Locator => palette(page).getByRole('option', { selected: true })

const PALETTE_SOURCE = 'frontend/features/content/search/Palette.tsx'

/** Opens the palette by keyboard, once the page's script has started. */
const open = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

/** The queries of the live search from now on. */
const asked = (page: Page): string[] => {
  const texts: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') texts.push(searchParams.get('q') ?? '')
  })
  return texts
}

test.describe('the command palette', () => {
  test('works by keyboard alone', async ({ page }) => {
    await open(page, '/contact')
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(options(page, 'Divisions')).toHaveCount(8)
    const all = await options(page).count()
    await expect(active(page)).toHaveText(/^Home/)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText(/^Events/)
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('End')
    await expect(options(page).nth(all - 1)).toHaveAttribute('aria-selected', 'true')
    await expect(active(page)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText(/^Home/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveText(/^Home/)

    await page.keyboard.type('sTructural engin')
    await expect(active(page)).toHaveText(/^Structural Engineering/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/divisions/structural-engineering')
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/events')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Donate' })
    await link.focus()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => palette(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(input(page)).toBeFocused()
      await page.keyboard.type('a')
      await close()
      await expect(palette(page)).toBeHidden()
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
  })

  // proves: C034
  test('opens with Ctrl+K and with Cmd+K', async ({ page }) => {
    await page.goto('/contact')
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await expect(input(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
    }
  })

  test('opens again when it is asked for the moment it is closed', async ({ page }) => {
    await open(page)
    await page.keyboard.type('a')
    await palette(page).evaluate((dialog) => {
      const askAgain = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
      dialog.addEventListener('cancel', () => queueMicrotask(askAgain))
    })
    await page.keyboard.press('Escape')
    await page.keyboard.type('juba')
    await expect(input(page)).toHaveValue('juba')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })

  // proves: C037
  test('finds pages by their category, in a list at most 300 pixels high', async ({ page }) => {
    await open(page)
    expect((await palette(page).getByRole('listbox').boundingBox())?.height).toBe(300)
    await page.keyboard.type('membership')
    await expect(options(page, 'Pages').filter({ hasText: 'Recognition' })).toBeVisible()
    await expect(options(page, 'Divisions')).toHaveCount(0)
  })

  // proves: C039
  test('shows three server results of each kind, and opens the chosen one', async ({ page, staff }) => {
    const word = newWord()
    for (let count = 0; count < 4; count += 1)
      await makeEvent(staff.api, { title: `Talk ${count} on ${word}` })
    const texts = asked(page)
    await open(page)
    await page.keyboard.type(word.toUpperCase())
    await expect(options(page, 'Events')).toHaveCount(3)
    await expect(options(page, 'Events').first().locator('mark')).toHaveText(word)
    await expect(palette(page).getByRole('status')).toHaveText('3 results')
    expect(texts.at(-1)).toBe(word.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/events\/talk-\d-on-/)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('concrete')
    await expect(options(page, 'Publications').first()).toBeVisible()
    await options(page, 'Publications').first().click()
    await expect(page).toHaveURL(/\/publications\/./)
  })

  test(
    'offers a visitor no page that needs a sign-in, and a member the profile',
    { tag: '@phone' },
    async ({ page, context, makeMember }) => {
      await open(page)
      for (const name of ['Member Directory', 'My Profile'])
        await expect(options(page, 'Pages').filter({ hasText: name })).toHaveCount(0)
      await page.keyboard.type('deng ajak')
      await options(page, 'Members').first().click()
      await expect(page).toHaveURL('/search?q=Ayen+Deng+Ajak')
      await expect(page.getByRole('region', { name: 'Members' }).getByText('Ayen Deng Ajak')).toBeVisible()
      await context.addCookies((await (await makeMember()).api.storageState()).cookies)
      await open(page)
      await page.keyboard.type('deng ajak')
      await options(page, 'Members').first().click()
      await expect(page).toHaveURL(/\/members\?member=[0-9a-f]{24}$/)
      await expect(page.getByRole('dialog', { name: 'Ayen Deng Ajak' })).toBeVisible()
    },
  )

  test(
    'finds words in texts, places and names on any page of a phone',
    { tag: '@phone' },
    async ({ page, makeMember, axe }) => {
      const name = `Nyadɛŋ ${randomUUID().slice(0, 8)}`
      const { api } = await makeMember()
      expect(
        (await api.patch('/api/profiles/me', { data: { fullName: name, isListedPublicly: true } })).status(),
      ).toBe(200)
      const wanted = { juba: /Juba/i, cpd: /CPD/, dues: /dues/i, [`nyadeng ${name.slice(7)}`]: /Nyadɛŋ/ }
      const pages = ['/', '/events', '/contact', '/about/mission']
      for (const [place, [text, match]] of Object.entries(wanted).entries()) {
        await page.goto(pages[place] ?? '/')
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click()
        await expect(input(page)).toBeFocused()
        await page.keyboard.type(text)
        await expect(palette(page).locator('mark').filter({ hasText: match }).first()).toBeVisible()
        await expect(options(page).first()).toBeInViewport()
        if (place === 0) await axe(page)
      }
    },
  )

  // proves: C040
  test('shows visitors only the members who agreed, with name and title', async ({ page }) => {
    await open(page)
    await page.keyboard.type('deng ajak')
    await expect(options(page, 'Members')).toHaveText(['Ayen Deng AjakStructural Engineer'])
    await input(page).fill('gatluak') // does not agree
    await expect(palette(page).getByRole('status')).toHaveText('No results found')
    await expect(palette(page).getByRole('listbox')).toHaveCount(0)
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeVisible()
  })

  test('searches when typing pauses, and ignores outdated answers', async ({ page }) => {
    const found = (title: string) => ({
      json: {
        events: [{ id: title, title, href: '/events', excerpt: '', titleMarks: [], excerptMarks: [] }],
        publications: [],
        news: [],
        answers: [],
        pages: [],
        members: [],
      },
    })
    let answerFirst = (): void => {}
    const isHeld = new Promise<void>((resolve) => (answerFirst = resolve))
    await page.route('**/api/search?q=zqxa', async (route) => {
      await isHeld
      await route.fulfill(found('zqxa of the first')).catch(() => undefined) // the page has aborted the request
    })
    await page.route('**/api/search?q=zqxab', (route) => route.fulfill(found('zqxab of the second')))
    const texts = asked(page)
    await open(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000) // time passes only where the test says so, however slow the machine is
    /** Advances the clock at each check, since timers show an answer that arrived. */
    const shownEvents = (): Promise<string[]> =>
      page.clock.runFor(100).then(() => options(page, 'Events').allTextContents())
    await page.keyboard.type('zqxa')
    await expect(input(page)).toHaveValue('zqxa')
    await page.clock.runFor(190)
    expect(texts).toEqual([])
    const cancelled = page.waitForEvent('requestfailed')
    await page.clock.runFor(20)
    await expect.poll(() => texts).toEqual(['zqxa'])
    await expect(palette(page).getByRole('status')).toHaveText('Searching…')
    await page.keyboard.type('b')
    // again until it is asked: the page may begin to wait a little after the clock has moved
    await expect.poll(() => page.clock.runFor(210).then(() => texts)).toEqual(['zqxa', 'zqxab'])
    expect((await cancelled).url()).toMatch(/q=zqxa$/)
    await expect.poll(shownEvents).toEqual(['zqxab of the second'])
    answerFirst()
    await page.clock.runFor(1000)
    expect(await shownEvents()).toEqual(['zqxab of the second'])
    expect(texts).toEqual(['zqxa', 'zqxab'])
  })

  // proves: C234
  test('works without the server, and only logs the failure', async ({ page, expectProblem }) => {
    expectProblem(/^503 GET .*\/api\/search/)
    expectProblem(/^console: The search failed/)
    await page.route('**/api/search?**', (route) =>
      route.fulfill({ status: 503, json: { errors: [{ message: 'Away', code: 'away' }] } }),
    )
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('The search failed'))
    await open(page)
    await page.keyboard.type('renewal')
    await logged
    await expect(options(page, 'Pages')).toHaveCount(1)
    await expect(page.getByText('Away')).toHaveCount(0)
  })

  // proves: C033
  test(
    'opens from the home page’s search box, and loads its code only then',
    { tag: '@phone' },
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto('/')
      const box = page.getByRole('main').getByRole('searchbox')
      await box.focus()
      await page.keyboard.type('geotech')
      await expect(palette(page)).toBeHidden()
      expect(scripts).not.toContain(builtFile(PALETTE_SOURCE))
      await page.keyboard.press('Enter')
      await expect(input(page)).toBeFocused()
      await expect(input(page)).toHaveValue('geotech')
      expect(scripts).toContain(builtFile(PALETTE_SOURCE))
      await page.keyboard.press('Escape')
      await expect(box).toBeFocused()
      await box.click()
      await options(page, 'Divisions').first().click()
      await expect(page).toHaveURL('/divisions/geotechnical-engineering')
    },
  )

  test('is accessible with results and without', { tag: '@phone' }, async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await input(page).fill('deng')
      await expect(options(page, 'Members').first()).toBeVisible()
      await axe(page)
      await input(page).fill('zqx')
      await expect(palette(page).getByRole('status')).toHaveText('No results found')
      await axe(page)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
})

test.describe('the command palette of the application', () => {
  test.use({ application: 'loaded' })

  test('begins with what was typed while its code came', async ({ page }) => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**${builtFile(PALETTE_SOURCE)}`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/events')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('geo')
    release()
    await expect(input(page)).toHaveValue('geo')
    await page.keyboard.type('tech')
    await expect(active(page)).toHaveText(/^Geotechnical Engineering/)
    await page.keyboard.press('Control+k') // again: nothing changes
    await page.keyboard.press('Backspace')
    await expect(input(page)).toHaveValue('geotec')
  })
})
