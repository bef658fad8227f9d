import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toast } from './events'
import { clearSession } from './clearSession'
import { expect, test } from './fixtures'
import { signOut } from './signOut'
import { expectOnlyError } from './formErrors'

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })

const openSignUp = async (page: Page): Promise<void> => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
}

test.describe('sign-up', () => {
  // proves: C044
  test(
    'lists each broken password rule, in the order of the specification',
    { tag: '@phone' },
    async ({ page }) => {
      await openSignUp(page)
      await expect(
        page.getByText('Must be 8+ characters with uppercase, lowercase, and numbers'),
      ).toBeVisible()
      const submit = page.getByRole('button', { name: 'Sign Up' })
      await password(page).fill('Long-enough-1')
      await email(page).fill('someone@example.org')
      await submit.click()
      await expectOnlyError(page.getByLabel('Full Name'), 'Please enter your full name')
      await page.getByLabel('Full Name').fill('Achol Garang')

      for (const [value, rule] of [
        ['short', 'Password must be at least 8 characters long'],
        ['long-enough', 'Password must contain at least one uppercase letter'],
        ['LONG-ENOUGH', 'Password must contain at least one lowercase letter'],
        ['Long-enough', 'Password must contain at least one number'],
      ] as const) {
        await password(page).fill(value)
        await submit.click()
        await expectOnlyError(password(page), `Invalid Password: ${rule}`)
      }
    },
  )

  // proves: C003
  test('creates an account that can sign in at once', { tag: '@phone-too' }, async ({ page }) => {
    const address = `${randomUUID()}@example.org`
    await openSignUp(page)
    await page.getByLabel('Full Name').fill('Achol Garang')
    await email(page).fill(address)
    await password(page).fill('Long-enough-1')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toast(page, 'Account Created!')).toContainText(
      'You can now sign in with your credentials. Email confirmation is disabled.',
    )
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    await expect(email(page)).toHaveValue(address)
    await password(page).fill('Long-enough-1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
  })

  test('answers the same for an email that has an account', async ({ page, makeAccount }) => {
    const known = await makeAccount()
    await openSignUp(page)
    await page.getByLabel('Full Name').fill('Somebody Else')
    await email(page).fill(known.email)
    await password(page).fill('Other-password-2')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toast(page, 'Account Created!')).toBeVisible()
    expect(
      (
        await known.api.post('/api/users/login', { data: { email: known.email, password: known.password } })
      ).status(),
    ).toBe(200)
  })
})

test.describe('sign-in', () => {
  // proves: C042
  test(
    'refuses wrong credentials with one text and accepts correct ones',
    { tag: '@phone' },
    async ({ page, makeAccount, expectProblem }) => {
      const person = await makeAccount()
      expectProblem(/401 POST .*\/api\/users\/login/)
      await page.goto('/auth')
      await email(page).fill(person.email)
      await password(page).fill('Wrong-password-1')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(summary(page)).toContainText('Invalid login credentials')
      await email(page).fill(`${randomUUID()}@example.org`)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(summary(page)).toContainText('Invalid login credentials')
      await email(page).fill(person.email)
      await password(page).fill(person.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/auth')
      await expect(page).toHaveURL('/')
    },
  )

  // proves: C233
  test('shows an error after too many attempts', async ({ page, makeAccount, expectProblem }) => {
    const person = await makeAccount()
    expectProblem(/4(01|29) POST .*\/api\/users\/login/)
    await page.goto('/auth')
    await email(page).fill(person.email)
    for (let turn = 0; turn < 11; turn += 1) {
      await password(page).fill(`Wrong-password-${turn}`)
      const answered = page.waitForResponse('**/api/users/login')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await answered
    }
    await expect(summary(page)).toContainText('Too many attempts')
  })

  test('never redirects to another site', async ({ page, makeAccount }) => {
    const person = await makeAccount()
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      await clearSession(page)
      await page.goto(`/auth?from=${encodeURIComponent(from)}`)
      await email(page).fill(person.email)
      await password(page).fill(person.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/')
    }
  })

  // proves: C041
  test('has a tab list that works by keyboard, and a link to reset the password', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('link', { name: 'Forgot your password' }).click()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expectOnlyError(email(page), 'Please enter your email address')
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('shows a password on request, and puts no password into the URL', async ({ page }) => {
    await page.goto('/auth')
    await password(page).fill('Wrong-password-1')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')
    expect(page.url()).not.toContain('Wrong')
  })
})

test.describe('sign-out', () => {
  // proves: C027
  test(
    'ends the session in this tab and the others',
    { tag: '@phone' },
    async ({ page, context, account }) => {
      await page.goto('/events')
      const other = await context.newPage()
      await other.goto('/events')
      const [before] = await context.cookies()
      await signOut(page)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0)
      await expect(other.getByRole('button', { name: 'Account' })).toHaveCount(0)
      const me = await account.api.get('/api/users/me', {
        headers: { cookie: `${before?.name}=${before?.value}` },
      })
      expect(await me.json()).toMatchObject({ user: null })
    },
  )

  test(
    'in another tab preserves a filled form, which can be sent after a new sign-in',
    { tag: '@phone' },
    async ({ page, context, account, expectProblem }) => {
      expectProblem(/401 /)
      await page.goto('/profile')
      const about = page.getByRole('textbox', { name: 'About Me' })
      await about.fill('Bridges over the White Nile.')
      const other = await context.newPage()
      await other.goto('/events')
      await signOut(other)
      await expect(toast(page, 'You are signed out')).toBeVisible()
      await expect(page).toHaveURL('/profile')
      await expect(about).toHaveValue('Bridges over the White Nile.')
      await other.goto('/auth')
      await email(other).fill(account.email)
      await password(other).fill(account.password)
      await other.getByRole('button', { name: 'Sign In' }).click()
      await expect(other).toHaveURL('/')
      await expect(about).toHaveValue('Bridges over the White Nile.')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    },
  )

  test(
    'is not taken from a tab that shows no session: the server is asked',
    { tag: '@phone' },
    async ({ page, context, account }) => {
      await page.goto('/profile')
      const other = await context.newPage()
      await other.goto('/events')
      const asked = page.waitForResponse('**/api/users/me', { timeout: 15_000 })
      await other.evaluate(() => localStorage.removeItem('ace.session')) // as a page that its device had kept does
      expect(await (await asked).json()).toMatchObject({ user: { email: account.email } })
      await expect(page).toHaveURL('/profile')
      await expect(page.getByRole('textbox', { name: 'About Me' })).toBeVisible()
    },
  )

  test('removes personal data from the browser’s storage', async ({ page, account }) => {
    await page.goto('/')
    await signOut(page)
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    )
    expect(stored).not.toContain(account.email)
    expect(stored).not.toContain('ace_session')
  })
})
