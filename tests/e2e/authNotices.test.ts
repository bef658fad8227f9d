import type { Page, Route } from '@playwright/test'
import { toast } from './events'
import { expect, test } from './fixtures'

const signUp = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.goto('/auth?tab=sign-up')
  await page.route('**/api/users/sign-up', answer)
  await page.getByLabel('Full Name').fill('Achol Garang')
  await page.getByLabel('Email').fill('achol@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-1')
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

const refusal =
  (message: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status: 503, json: { errors: [{ message, code: 'mail_not_configured' }] } })

test.describe('sign-up reports', () => {
  // proves: C227
  test('that the email has to be confirmed, where it is required', async ({ page }) => {
    await signUp(page, (route) => route.fulfill({ status: 201, json: { isConfirmationRequired: true } }))
    await expect(toast(page, 'Account Created!').first()).toContainText(
      'Please check your email to confirm your account.',
    )
  })

  for (const message of ['Error sending confirmation email', 'The SMTP server is away', 'Invalid username']) {
    // proves: C229
    test(`that the mail service is not set up when the server answers “${message}”`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/503 POST .*\/sign-up/)
      await signUp(page, refusal(message))
      await expect(toast(page, 'Email Service Not Configured').first()).toContainText(
        'Your account was created, but the confirmation email could not be sent. Please contact an administrator.',
      )
    })
  }

  // proves: C232
  test('any other refusal with the server’s text', async ({ page, expectProblem }) => {
    expectProblem(/503 POST .*\/sign-up/)
    await signUp(page, refusal('The register is closed today'))
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'The register is closed today',
    )
    await expect(page.getByText('Email Service Not Configured')).toHaveCount(0)
  })
})

// proves: C150
test('email fields are required and have the type email', async ({ page }) => {
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth?forgot=true']) {
    await page.goto(path)
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Email')).toHaveAttribute('required', '')
  }
})

// proves: C206
test('the session is in a cookie that scripts cannot read, not in the browser’s storage', async ({
  page,
  account,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'ace_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stored = await page.evaluate(() => ({
    keys: Object.keys(localStorage),
    text: JSON.stringify([localStorage, sessionStorage, document.cookie]),
  }))
  expect(stored.keys).toContain('ace.session') // only that a session exists, and its expiry
  for (const secret of [cookie?.value ?? 'none', account.email]) expect(stored.text).not.toContain(secret)
})
