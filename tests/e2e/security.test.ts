import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeOf } from '../helpers/factors'
import { clearSession } from './clearSession'
import { type Account, expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { required } from '../helpers/required'

const NEW_PASSWORD = 'Another-bridge-2'

const section = (page: Page, name: string) => page.getByRole('region', { name })

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Switches two-step sign-in on through the page. Returns the app's key and the recovery codes. */
const setUp = async (page: Page): Promise<{ key: string; recoveryCodes: string[] }> => {
  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Set Up Two-Step Sign-In' }).click()
  await expect(page.getByRole('heading', { name: 'Connect your authenticator app' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Switch On' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const recoveryCodes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  return { key, recoveryCodes }
}

test.describe('two-step sign-in', () => {
  // proves: C144
  test(
    'is set up, required at sign-in, and switched off',
    { tag: '@phone' },
    async ({ page, account, axe, expectProblem, mailbox }) => {
      expectProblem(/40[13] POST .*\/api\/users\/login\/factor/)
      await page.goto('/profile/security')
      const { key, recoveryCodes } = await setUp(page)
      await axe(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download' }).click()
      expect((await download).suggestedFilename()).toBe('ace-recovery-codes.txt')
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await expect(section(page, 'Two-step sign-in')).toContainText('10 recovery codes are left')
      await mailbox.next(account.email, /Two-step sign-in was switched on/)

      await clearSession(page)
      await page.goto('/auth?from=/events')
      await signIn(page, account.email, account.password)
      const code = page.getByLabel('Code', { exact: true })
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('inputmode', 'numeric')
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await axe(page)
      await code.fill(codeOf(key, -8))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expectOnlyError(code, 'This code is not correct, or was used already.')
      await code.fill(codeOf(key, 1))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL('/events')

      await clearSession(page)
      await page.goto('/auth?from=/profile/security')
      await signIn(page, account.email, account.password)
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
      await page.getByLabel('Recovery code').fill(required(recoveryCodes[0]))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL('/profile/security')
      await expect(section(page, 'Two-step sign-in')).toContainText('9 recovery codes are left')

      await page.getByRole('button', { name: 'Create New Recovery Codes' }).click()
      await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await page.getByRole('button', { name: 'Switch Off' }).click()
      await page.getByRole('button', { name: 'Switch It Off' }).click()
      await expect(page.getByRole('button', { name: 'Set Up Two-Step Sign-In' })).toBeVisible()
      await mailbox.next(account.email, /Two-step sign-in was switched off/)
    },
  )

  test('is switched off at once after new recovery codes, also on a slow line', async ({
    page,
    account: _,
  }) => {
    await page.goto('/profile/security')
    await setUp(page)
    await page.getByRole('button', { name: 'I have saved them' }).click()
    let answer = (): void => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/users/**', async (route) => {
      if (route.request().method() === 'GET') await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create New Recovery Codes' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Switch Off' }).click()
    await page.getByRole('button', { name: 'Switch It Off' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    answer()
    await expect(page.getByRole('button', { name: 'Set Up Two-Step Sign-In' })).toBeVisible()
  })

  test('asks for the password again after a while, and then continues with the request', async ({
    page,
    account,
    axe,
    expectProblem,
  }) => {
    expectProblem(/401 POST .*\/api\/users\/factor/)
    expectProblem(/403 POST .*\/api\/users\/reauthenticate/)
    await page.goto('/profile/security')
    // simulates a session that is older than ten minutes
    await page.route(
      '**/api/users/factor',
      (route) =>
        route.fulfill({
          status: 401,
          json: { errors: [{ code: 'reauthentication_required', message: 'Please confirm your identity.' }] },
        }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Set Up Two-Step Sign-In' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await expect(dialog).toBeVisible()
    await axe(page)
    const password = dialog.getByRole('textbox', { name: 'Password', exact: true })
    await password.fill('Wrong-password-1')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toContainText('The password is not correct.')
    await password.fill(account.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Connect your authenticator app' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

// proves: C142
test('a new password signs other devices out', async ({
  page,
  openBrowser,
  account,
  axe,
  expectProblem,
  mailbox,
}) => {
  expectProblem(/403 POST .*\/api\/users\/password/)
  const elsewhere = await openBrowser()
  await elsewhere.goto('/auth?from=/profile/security')
  await signIn(elsewhere, account.email, account.password)
  await expect(elsewhere).toHaveURL('/profile/security')

  await page.goto('/profile/security')
  await axe(page)
  const form = section(page, 'Password')
  await form.getByRole('textbox', { name: 'Current password' }).fill('Wrong-password-1')
  await form.getByRole('textbox', { name: 'New password' }).fill('short')
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expectOnlyError(
    form.getByRole('textbox', { name: 'New password' }),
    'Invalid Password: Password must be at least 8 characters long',
  )
  await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expectOnlyError(
    form.getByRole('textbox', { name: 'Current password' }),
    'The password is not correct.',
  )
  await form.getByRole('textbox', { name: 'Current password' }).fill(account.password)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your password was changed' })).toContainText(
    'All other devices were signed out.',
  )
  await expect(form.getByRole('textbox', { name: 'Current password' })).toHaveValue('')
  await mailbox.next(account.email, /Your password was changed/)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/auth/)
  await signIn(elsewhere, account.email, NEW_PASSWORD)
  await expect(elsewhere).toHaveURL('/profile/security')
})

// proves: C143
test(
  'a new email replaces the old one after the mailed link was confirmed',
  { tag: '@phone' },
  async ({ page, account, axe, expectProblem, mailbox }) => {
    expectProblem(/410 POST .*\/api\/users\/email\/confirm/)
    const address = `${randomUUID()}@example.org`
    await page.goto('/profile/security')
    const form = section(page, 'Email address')
    await expect(form).toContainText(account.email)
    await form.getByLabel('New email address').fill(address)
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
    await form.getByRole('button', { name: 'Send Confirmation Link' }).click()
    await expect(form.getByRole('status')).toContainText(address)
    await mailbox.next(account.email, /A change of email address was requested/)
    const { text } = await mailbox.next(address, /Confirm your new email address/)
    const link = /\/confirm-email#[\w-]{43}/.exec(text)?.[0] ?? 'no link'
    await page.goto(link)
    await axe(page)
    await page.getByRole('button', { name: 'Confirm This Address' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your new address is confirmed' })).toContainText(
      address,
    )
    await mailbox.next(account.email, /Your email address was changed/)
    await page.goto('/profile/security')
    await expect(form).toContainText(address)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm This Address' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works' })).toBeVisible()
  },
)

test('a visitor is redirected to sign in, and back', async ({ page, makeAccount }) => {
  const person: Account = await makeAccount()
  await page.goto('/profile/security')
  await expect(page).toHaveURL(/\/auth\?/)
  await signIn(page, person.email, person.password)
  await expect(page).toHaveURL('/profile/security')
})
