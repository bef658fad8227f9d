import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { required } from '../helpers/required'

const NEW_PASSWORD = 'Another-crossing-2'

const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })

const signIn = async (page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email').fill(account.email)
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test.describe('a forgotten password', () => {
  // proves: C043
  test(
    'a person resets it by the mailed link, in two browsers',
    { tag: '@phone' },
    async ({ page, openBrowser, makeAccount, mailbox, axe, expectProblem }) => {
      expectProblem(/40[01] POST .*\/api\/users\/(login|set-password)/)
      const person = await makeAccount()
      const other = await openBrowser(person)
      await other.goto('/profile/security')

      await page.goto('/auth')
      await page.getByRole('link', { name: 'Forgot your password' }).click()
      await page.getByLabel('Email').fill(person.email)
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(toast(page, 'Success!')).toContainText(
        'Password reset email sent. Please check your inbox.',
      )
      const link = required((await mailbox.next(person.email, /Choose a new password/)).links[0])
      expect(new URL(link).search).toBe('?reset=true')

      // // opening the link does not use it up: mail scanners open links
      for (let turn = 0; turn < 2; turn += 1) await page.goto('/events').then(() => page.goto(link))
      await axe(page)
      for (const [weak, rule] of [
        ['short', 'Password must be at least 8 characters long'],
        ['no-uppercase-1', 'Password must contain at least one uppercase letter'],
      ] as const) {
        await password(page, 'New password').fill(weak)
        await page.getByRole('button', { name: 'Save New Password' }).click()
        await expectOnlyError(password(page, 'New password'), `Invalid Password: ${rule}`)
      }
      await password(page, 'New password').fill(NEW_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/auth')
      await signIn(page, person)
      await expect(summary(page)).toContainText('Invalid login credentials')
      await signIn(page, { email: person.email, password: NEW_PASSWORD })
      await expect(page).toHaveURL('/')

      await other.goto('/profile/security')
      await expect(other).toHaveURL(/\/auth\?from=%2Fprofile%2Fsecurity/)
      await mailbox.next(person.email, /password was changed/)

      // // after sign-in, the page of the mailed link is still open, but the link is used up
      await page.goto(link)
      await password(page, 'New password').fill('A-third-crossing-3')
      await page.getByRole('button', { name: 'Save New Password' }).click()
      await expect(summary(page)).toContainText('This link has been used already or has expired.')
    },
  )

  test('a person resets it without JavaScript', async ({
    browser,
    baseURL,
    extraHTTPHeaders,
    makeAccount,
    mailbox,
  }) => {
    const person = await makeAccount()
    const context = await browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/auth?forgot=true')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Password reset email sent. Please check your inbox.')).toBeVisible()
    const link = required((await mailbox.next(person.email, /Choose a new password/)).links[0])
    await page.goto(link)
    await page.getByLabel('Code from the email').fill(new URL(link).hash.slice(1))
    await password(page, 'New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await expect(page.getByText('Your new password is saved. Please sign in with it.')).toBeVisible()
    await context.close()
  })
})

// proves: C220
test('a new person receives a welcome mail, and a person with an account is told that it exists', async ({
  page,
  mailbox,
}) => {
  const email = `${randomUUID()}@example.org`
  for (const subject of [/Welcome to/, /already have an account/]) {
    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill('Achol Garang')
    await page.getByLabel('Email').fill(email)
    await password(page).fill('Long-enough-1')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toast(page, 'Account Created!')).toBeVisible()
    await mailbox.next(email, subject)
  }
})

test.describe('route guards', () => {
  // proves: C240
  test(
    'redirect visitors to the sign-in page with a reason, and back afterwards',
    { tag: '@phone' },
    async ({ page, makeAccount, expectProblem }) => {
      expectProblem(/^403 GET .*\/api\/directory/) // an account without a membership
      const person = await makeAccount()
      await page.goto('/members?q=deng')
      await expect(page).toHaveURL('/auth?from=%2Fmembers%3Fq%3Ddeng')
      await expect(toast(page, 'Authentication Required')).toContainText(
        'Please sign in to view the member directory',
      )
      await signIn(page, person)
      await expect(page).toHaveURL('/members?q=deng')
    },
  )

  test('send personal answers that must not be cached', async ({ api }) => {
    for (const path of ['/members', '/profile', '/profile/security', '/auth', '/auth?reset=true']) {
      const response = await api.get(path, { maxRedirects: 0 })
      expect(response.headers()['cache-control'], path).toBe('private, no-store')
    }
  })
})

test.describe('signed-in devices', () => {
  test(
    'are listed, and can be signed out one by one or together',
    { tag: '@phone' },
    async ({ page, browser, baseURL, extraHTTPHeaders, account, axe }) => {
      const contexts = await Promise.all(
        ['Firefox/140.0 (Android)', 'iPhone Safari/605'].map(async (userAgent) => {
          const context = await browser.newContext({ baseURL, extraHTTPHeaders, userAgent })
          expect(
            (
              await context.request.post('/api/users/login', {
                data: { email: account.email, password: account.password },
              })
            ).status(),
          ).toBe(200)
          return context
        }),
      )
      const isSignedIn = async (index: number): Promise<boolean> =>
        ((await (await required(contexts[index]).request.get('/api/users/me')).json()) as { user: unknown })
          .user !== null
      await page.goto('/profile/security')
      const devices = page.getByRole('region', { name: 'Signed-in devices' })
      await expect(devices.getByRole('listitem')).toHaveCount(3)
      await axe(page)
      await devices.getByRole('button', { name: /^Sign Out Firefox on Android/ }).click()
      await expect(toast(page, 'The device is signed out.')).toBeVisible()
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      expect([await isSignedIn(0), await isSignedIn(1)]).toEqual([false, true])
      await devices.getByRole('button', { name: 'Sign Out All Other Devices' }).click()
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      expect(await isSignedIn(1)).toBe(false)
      await devices.getByRole('button', { name: 'Sign Out Everywhere' }).click()
      await expect(page).toHaveURL('/')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect(((await (await page.request.get('/api/users/me')).json()) as { user: unknown }).user).toBeNull()
      await Promise.all(contexts.map((context) => context.close()))
    },
  )
})

test('the browser refreshes a session before it ends, and retries while the server is not available', async ({
  page,
  context,
  account,
  expectProblem,
}) => {
  expectProblem(/503 POST .*\/api\/users\/refresh-token/)
  expect(account.email).toBeTruthy()
  let tries = 0
  await page.route('**/api/users/refresh-token', async (route) => {
    tries += 1
    if (tries <= 2)
      await route.fulfill({
        status: 503,
        json: { errors: [{ code: 'database_unavailable', message: 'The service is restarting.' }] },
      })
    else await route.continue()
  })
  const endOfSession = async (): Promise<number> =>
    (await context.cookies()).find(({ name }) => name === 'ace_session')?.expires ?? 0
  const before = await endOfSession()
  await page.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000) // // a session lasts a week, and is refreshed from its second day
  const refreshed = page.waitForResponse(
    (response) => response.url().endsWith('/refresh-token') && response.ok(),
  )
  await page.goto('/events')
  await refreshed
  expect(tries).toBe(3)
  await expect.poll(endOfSession).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test.describe('an ended session', () => {
  // proves: C237
  test('asks for a new sign-in and preserves what was typed', async ({
    page,
    context,
    account,
    expectProblem,
  }) => {
    expectProblem(/401 .*\/api\//)
    await page.goto('/profile')
    const about = page.getByRole('textbox', { name: 'About Me' })
    await about.fill('Bridges over the White Nile.')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL('/auth?from=%2Fprofile')
    await expect(toast(page, 'Your session has ended')).toBeVisible()
    await signIn(page, account)
    await expect(page).toHaveURL('/profile')
    await expect(about).toHaveValue('Bridges over the White Nile.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('ace.draft.'))),
    ).toEqual([])
  })
})
