import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const MENUS = {
  Topics: [
    '/divisions/structural-engineering',
    '/divisions/geotechnical-engineering',
    '/divisions/transportation-engineering',
    '/divisions/water-resources-environmental',
    '/divisions/construction-project-management',
    '/divisions/urban-planning-infrastructure',
    '/divisions/materials-concrete-research',
    '/divisions/education-professional-development',
  ],
  Membership: [
    '/membership/join',
    '/membership/application',
    '/membership/types',
    '/membership/resources',
    '/membership/dashboard',
    '/members',
    '/membership/engage',
    '/membership/renewal',
    '/membership/recognition',
    '/membership/support',
  ],
  About: ['/about/mission', '/about/leadership', '/about/chapters'],
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const focused = (page: Page) => page.locator(':focus')

test.describe('header', () => {
  // proves: C023
  test('has every link of the specification', async ({ page }) => {
    await page.goto('/')
    for (const [name, path] of [
      ['Home', '/'],
      ['Events', '/events'],
      ['Publications', '/publications'],
    ] as const) {
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    for (const [menu, paths] of Object.entries(MENUS)) {
      await navigation(page).getByRole('button', { name: menu }).click()
      for (const path of paths) await expect(navigation(page).locator(`a[href="${path}"]`)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(navigation(page).locator(`a[href="${paths[0]}"]`)).toBeHidden()
    }
    await navigation(page).getByRole('button', { name: 'Contact' }).click()
    for (const start of ['/contact', 'mailto:'])
      await expect(navigation(page).locator(`a[href^="${start}"]`)).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
      'href',
      '/auth',
    )
    await expect(navigation(page).getByRole('link', { name: 'Join', exact: true })).toHaveAttribute(
      'href',
      '/auth?tab=sign-up&from=%2Fmembership%2Fapplication',
    )
  })

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to main content')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const button = navigation(page).getByRole('button', { name: 'Membership' })
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveAttribute('href', '/membership/join')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAttribute('href', '/membership/join')
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAttribute('href', '/membership/application')
    await page.keyboard.press('ArrowUp')
    await expect(focused(page)).toHaveAttribute('href', '/membership/join')
  })

  test('closes a menu when another element takes the focus or a click', async ({ page }) => {
    await page.goto('/')
    const membership = navigation(page).getByRole('button', { name: 'Membership' })
    const about = navigation(page).getByRole('button', { name: 'About' })
    await membership.click()
    await about.click()
    await expect(membership).toHaveAttribute('aria-expanded', 'false')
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(about).toHaveAttribute('aria-expanded', 'false')
  })

  test('marks the current page, and moves the focus to the new page', async ({ page }) => {
    await page.goto('/')
    await navigation(page).getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused()
    await expect(navigation(page).getByRole('link', { name: 'Events' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  // proves: C026
  test('shows a signed-in person the links of the account', async ({ page, account }) => {
    await page.goto('/')
    await navigation(page).getByRole('button', { name: 'Account' }).click()
    await expect(navigation(page).getByText(account.fullName)).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'My Dashboard' })).toHaveAttribute(
      'href',
      '/membership/dashboard',
    )
    await expect(navigation(page).getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
    await expect(navigation(page).getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(navigation(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
})

test.describe('header on a phone', () => {
  test('opens as a list, makes the page below inert, and closes', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await expect(navigation(page)).toBeHidden()
    await toggle.click()
    await expect(navigation(page)).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('inert', '')
    await navigation(page).getByRole('button', { name: 'Membership' }).click()
    await expect(navigation(page).locator('a[href="/membership/types"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(navigation(page)).toBeHidden()
    await toggle.click()
    await navigation(page).getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/events')
    await expect(navigation(page)).toBeHidden()
  })
})

test.describe('footer', () => {
  // proves: C028
  test('has its links and the current year', { tag: '@phone-too' }, async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const path of [
      '/members',
      '/publications',
      '/events',
      '/about/mission',
      '/donate',
      '/auth',
      '/membership/renewal',
      '/contact',
      '/membership/support',
      '/conduct',
      '/privacy',
      '/terms',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
    await expect(footer.locator('a[href$="#jobs"]')).toBeVisible()
    for (const name of ['Facebook', 'X', 'LinkedIn', 'YouTube', 'Group chat'])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/)
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
  })
})
