import type { Page } from '@playwright/test'
import { paths } from '../../frontend/paths'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { PUBLIC_ROUTES } from './routes'
import { required } from '../helpers/required'

const VISITORS = [
  ...PUBLIC_ROUTES.map(({ path }) => path),
  '/auth?tab=sign-up',
  '/auth?forgot=true',
  '/publications?tab=career',
  '/membership/types/fellowship',
  '/search?q=juba',
  '/verify/ACE-2026-0001',
  '/donate/cancelled',
]
/** The addresses of a part of the site that name no record: a new page is walked as soon as it has its address. */
const fixedIn = (part: object): string[] =>
  Object.values(part).flatMap((address: unknown) => {
    const path =
      typeof address === 'object' && address !== null && 'path' in address ? String(address.path) : ':'
    return path.includes(':') ? [] : [path]
  })
const MEMBERS = [
  paths.profile.path,
  paths.profileSecurity.path,
  paths.messages.path,
  paths.members.path,
  paths.mailPreferences.path,
  paths.submitOpening.path,
  ...fixedIn(paths.membership),
]
const STAFF = [...fixedIn(paths.admin), '/admin/lists/new?subject=people&c=grade.is.professional']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.style.fontSize = value
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, size)

/** The elements that make the page scroll sideways, with the number of pixels. */
const overhang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isBeyond = (place: Element | Range): boolean =>
      Math.round(place.getBoundingClientRect().right) >= scrollWidth
    const found = [`${scrollWidth - clientWidth} px`]
    for (const element of document.body.querySelectorAll('*')) {
      const text = document.createRange()
      text.selectNodeContents(element)
      if (isBeyond(element) || isBeyond(text))
        found.push(
          `${element.tagName} ${element.getAttribute('class')?.slice(0, 60) ?? ''} ${element.textContent.slice(0, 40)}`,
        )
    }
    return found.slice(0, 1).concat(found.slice(1).slice(-4))
  })

/** The texts of the visible buttons in the accent colour. */
const primaryButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--laterite)'
    document.body.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    const buttons = [...document.querySelectorAll('a, button')].filter(
      (button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === accent,
    )
    return buttons.map((button) => button.textContent)
  })

const walk = async (page: Page, routes: string[], axe: (page: Page) => Promise<void>): Promise<void> => {
  for (const path of routes) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      expect((await primaryButtons(page)).length, 'primary buttons').toBeLessThanOrEqual(1)
      await axe(page)
      await setTextSize(page, '200%')
      expect(await overhang(page), '360 px, text at 200 %').toEqual([])
      await setTextSize(page, '')
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overhang(page), '320 px').toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      expect((await primaryButtons(page)).length, 'primary buttons').toBeLessThanOrEqual(1)
    })
  }
}

test.describe('every screen has at most one primary button and does not scroll sideways, at 320 px or with text at 200 %', () => {
  test('for a visitor', async ({ page, axe, expectProblem }) => {
    expectProblem(/404 GET .*\/verify\//)
    await walk(page, VISITORS, axe)
  })

  test('for a member', async ({ page, member, axe }) => {
    expect(member.email).toBeTruthy()
    await walk(page, MEMBERS, axe)
  })

  test('for staff', async ({ page, admin, axe }) => {
    test.slow() // as many screens as all the others together
    const event = await makeEvent(admin.api)
    const pages = ['', '/edit', '/attendance'].map((part) => `/admin/events/${event.id}${part}`)
    await walk(page, [...STAFF, ...pages], axe)
  })
})

test('the header does not stick on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about/mission')
  const banner = page.getByRole('banner')
  await page.mouse.wheel(0, 1200)
  await expect(banner).toBeInViewport()
  await setTextSize(page, '200%')
  await expect(banner).not.toBeInViewport()
  await setTextSize(page, '')
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(banner).not.toBeInViewport()
})

test('the header is one row on a phone', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about/mission')
    const row = await page.getByRole('banner').getByRole('link', { name: 'ACE South Sudan' }).boundingBox()
    const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox()
    expect(required(menu).y).toBeLessThan(required(row).y + required(row).height)
  }
})

test('the menu of a wrapped header covers the page below it only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about/mission')
  await setTextSize(page, '200%')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('a signed-in person sees the page above a footer of one line', async ({ page, member }) => {
  expect(member.email).toBeTruthy()
  const groups = page.getByRole('navigation', { name: 'Footer' })
  await page.goto('/profile')
  await expect(groups).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Contact',
    'Help and Support',
    'Privacy Policy',
  ])
  await page.goto('/about/mission')
  await expect(groups).toBeVisible()
})

test.describe('a form with one invalid field shows the error once, in view, without a summary', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const expectOnce = async (page: Page, label: string, message: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true })
    await expectOnlyError(field, message)
    await expect(page.getByText(message)).toHaveCount(1)
    await expect(page.getByText(message)).toBeInViewport({ ratio: 1 })
    const isUncovered = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every(
        (share) => document.elementFromPoint(left + width * share, top + height / 2) === element,
      )
    })
    expect(isUncovered).toBe(true)
  }

  test('in a contact message', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Nyandeng Deng')
    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByLabel('Subject', { exact: true }).fill('Chapter')
    await page.getByLabel('Message', { exact: true }).fill('When does it meet?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectOnce(page, 'Email', 'Valid email is required')
  })

  test('in a sign-up', async ({ page }) => {
    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill('Nyandeng Deng')
    await page.getByLabel('Email', { exact: true }).fill('nyandeng@example.org')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectOnce(page, 'Password', 'Invalid Password: Password must be at least 8 characters long')
  })

  test('in a profile', async ({ page, member }) => {
    expect(member.email).toBeTruthy()
    await page.goto('/profile')
    await page.getByLabel('Years of Experience').fill('many')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectOnce(page, 'Years of Experience', 'Years of experience must be a whole number from 0 to 80')
  })
})
