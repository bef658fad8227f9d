import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { makeMember } from './members'

const YEAR = new Date().getFullYear()
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the membership certificate', () => {
  // proves: C089
  test('a member downloads it, and anyone can verify its number @phone', async ({
    page,
    account,
    staff,
    axe,
    openBrowser,
  }) => {
    await makeMember(account, staff)
    await page.goto('/membership/dashboard')
    await expect(section(page, 'Membership Status').getByText('Active', { exact: true })).toBeVisible()
    await expect(
      section(page, 'Membership Status').getByRole('link', { name: 'Renew Membership' }),
    ).toHaveAttribute('href', '/membership/renewal')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section(page, 'Downloads').getByRole('link', { name: 'Membership Certificate' }).click(),
    ])
    const number = /^certificate-(ACE-\d{4}-\d{4,})\.pdf$/.exec(download.suggestedFilename())?.[1] ?? ''
    expect(number).not.toBe('')
    await expect(section(page, 'Membership Status').getByText(number)).toBeVisible()
    const stranger = await openBrowser()
    await stranger.goto(`/verify/${number}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Membership Verification')
    for (const text of [account.fullName, 'Active'])
      await expect(stranger.getByRole('main').getByText(text, { exact: true })).toBeVisible()
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(await stranger.content()).not.toContain(account.email)
    await axe(stranger)
  })

  test('the verification page answers that a number is unknown', async ({ page, expectProblem, axe }) => {
    expectProblem(/404 GET .*verify/)
    const response = await page.goto('/verify/ACE-1999-0000')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no membership with this number' })).toBeVisible()
    await axe(page)
  })
})

test.describe('/membership/dashboard', () => {
  // proves: C086
  test('redirects a visitor to sign in, and back', async ({ page }) => {
    await page.goto('/membership/dashboard')
    await expect(page).toHaveURL(/\/auth\?from=%2Fmembership%2Fdashboard/)
  })

  // proves: C019
  test('shows a new account what it offers and what to do next @phone', async ({ page, account, axe }) => {
    await page.goto('/membership/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Dashboard')
    await expect(page.getByRole('main').getByText(account.fullName)).toBeVisible()
    const membership = section(page, 'Membership Status')
    for (const text of ['Pending', 'Member', 'Given at approval', 'Not yet set'])
      await expect(membership.getByText(text, { exact: true })).toBeVisible()
    await expect(membership.getByRole('link', { name: 'Apply for Membership' })).toHaveAttribute(
      'href',
      '/membership/application',
    )
    await expect(membership.getByRole('link', { name: 'Renew Membership' })).toHaveCount(0)
    await expect(
      section(page, 'My Events').getByText('You are not registered for an upcoming event.'),
    ).toBeVisible()
    const education = section(page, 'Continuing Education')
    await expect(education.getByText(`CPD Hours (${YEAR})`)).toBeVisible()
    await expect(education.getByText('0/40')).toBeVisible()
    await expect(education.getByRole('link', { name: 'View Webinars' })).toHaveAttribute(
      'href',
      '/membership/resources',
    )
    await expect(section(page, 'My Profile').getByRole('link')).toHaveAttribute('href', '/profile')
    await expect(section(page, 'Downloads').getByText('Here once your membership is active.')).toBeVisible()
    for (const name of ['CPD Records', 'Technical Standards'])
      await expect(section(page, 'Downloads').getByRole('link', { name })).toBeVisible()
    await expect(
      section(page, 'Downloads').getByRole('link', { name: 'Technical Standards' }),
    ).toHaveAttribute('href', '/publications?category=standards')
    await expect(section(page, 'Recognition').getByRole('link', { name: 'View Awards' })).toHaveAttribute(
      'href',
      '/membership/recognition',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await axe(page)
  })

  // proves: C088
  test('shows the member’s events and hours, and updates them', async ({ page, account, staff }) => {
    const event = await makeEvent(staff.api)
    expect((await account.api.post(`/api/events/${event.id}/registration`)).status()).toBe(200)
    const entry = { title: `Course ${randomUUID()}`, kind: 'course', date: `${YEAR}-02-01`, hours: 12 }
    expect((await account.api.post('/api/cpd-entries', { data: entry })).status()).toBe(201)
    await page.goto('/membership/dashboard')
    await expect(section(page, 'Continuing Education').getByText('12/40')).toBeVisible()
    await section(page, 'My Events').getByRole('link', { name: event.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
  })

  test('shows the other sections when one cannot be loaded, and retries it', async ({
    page,
    account,
    expectProblem,
  }) => {
    expectProblem(/\/api\/registrations\/upcoming/)
    await page.goto('/profile')
    await expect(page.getByText(account.email)).toBeVisible()
    await page.route('**/api/registrations/upcoming', (route) =>
      route.fulfill({ status: 503, json: { errors: [{ message: 'Later', code: 'unavailable' }] } }),
    )
    await page.getByRole('link', { name: 'Cancel' }).click()
    const events = section(page, 'My Events')
    await expect(events.getByRole('alert')).toContainText('We could not load your events.')
    await expect(section(page, 'Membership Status').getByText('Pending', { exact: true })).toBeVisible()
    await page.unroute('**/api/registrations/upcoming')
    await events.getByRole('button', { name: 'Try Again' }).click()
    await expect(events.getByText('You are not registered for an upcoming event.')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is readable', async ({ page, account }) => {
      await page.goto('/membership/dashboard')
      await expect(page.getByRole('main').getByText(account.fullName)).toBeVisible()
      await expect(section(page, 'Continuing Education').getByText('0/40')).toBeVisible()
      await expect(section(page, 'My Groups').getByText('You have not joined a chapter')).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
    })
  })
})
