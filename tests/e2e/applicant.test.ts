import type { Locator, Page } from '@playwright/test'
import {
  APPLICATION_PAGE,
  continueButton,
  fillIn,
  fillInPersonal,
  stepTitle,
  submitButton,
} from './applicationForm'
import { toast } from './events'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { apply } from './members'

const summary = (page: Page): Locator => page.getByRole('alert', { name: 'There is a problem' })

test.describe('a visitor', () => {
  // proves: C151
  test(
    'goes from a grade through Sign Up or Sign In to the form, which has the email and the grade',
    { tag: '@phone' },
    async ({ page, makeAccount }) => {
      const person = await makeAccount()
      await page.goto('/membership/types')
      await page.getByRole('link', { name: 'Apply as Professional' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Tell Us About Yourself' })).toBeVisible()
      for (const wrong of ['', 'nyandeng']) {
        await page.getByLabel('Email').fill(wrong)
        await page.getByRole('button', { name: 'Start Application' }).click()
        await expectOnlyError(page.getByLabel('Email'), 'Please enter a valid email address')
      }
      await page.getByLabel('Email').fill('for.the.form@example.org')
      await page.getByRole('button', { name: 'Start Application' }).click()
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByLabel('Email')).toHaveValue('for.the.form@example.org')
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Membership Application' })).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('for.the.form@example.org')
      await fillInPersonal(page, person.fullName)
      await continueButton(page).click()
      await expect(page.getByLabel('Professional Member')).toBeChecked()
    },
  )

  // proves: C189
  test('is asked to sign in before the form', async ({ page }) => {
    await page.goto(APPLICATION_PAGE)
    await expect(toast(page, 'Please sign in to submit a membership application')).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?/)
  })
})

test.describe('the application form', () => {
  // proves: C080
  test(
    'lists everything that is missing at each step, links to the fields, and is accessible then',
    { tag: '@phone' },
    async ({ page, account, axe }) => {
      expect(account.email).toBeTruthy()
      const refuses = async (messages: string[]): Promise<void> => {
        await expect(summary(page)).toBeFocused()
        await expect(summary(page).getByRole('link')).toHaveText(messages)
        await axe(page)
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
      }
      await page.goto(APPLICATION_PAGE)
      await page.getByLabel('Full Name').fill('')
      await page.getByLabel('Email').fill('')
      await page.getByLabel('Country').fill('')
      await continueButton(page).click()
      await refuses([
        'Full name is required',
        'Date of birth is required',
        'Gender is required',
        'Nationality is required',
        'ID/Passport number is required',
        'Street address is required',
        'City is required',
        'Country is required',
        'State is required',
        'Phone number is required',
        'Valid email is required',
      ])
      await page.goto(`${APPLICATION_PAGE}?step=2`)
      await continueButton(page).click()
      await refuses([
        'Membership type is required',
        'Institution name is required',
        'Degree/Diploma is required',
        'Field of study is required',
        'Year is required',
        'Please answer yes or no',
      ])
      await summary(page).getByRole('link', { name: 'Membership type is required' }).click()
      await expect(page.getByLabel('Student Member')).toBeFocused()
      await page.emulateMedia({ colorScheme: 'dark' })
      await axe(page)
      await page.goto(`${APPLICATION_PAGE}?step=3`)
      // // missing fields of earlier steps are listed with their step
      await submitButton(page).click()
      await expect(stepTitle(page, 'Tell Us About Yourself')).toBeVisible()
      await expect(summary(page)).toContainText('Date of birth is required')
      await page.getByRole('link', { name: /Step 3/ }).click()
      await expectOnlyError(page.getByLabel('Signature'), 'Signature is required')
    },
  )

  // proves: C079
  test('enforces its limits and conditional fields', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto(APPLICATION_PAGE)
    await expect(continueButton(page)).toBeEnabled()
    await expect(page.getByLabel('ID/Passport Number')).toHaveAttribute('maxlength', '50')
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    await fillInPersonal(page, 'N')
    await continueButton(page).click()
    await expectOnlyError(page.getByLabel('Full Name'), 'Full name is required')
    await page.goto(`${APPLICATION_PAGE}?step=2`)
    await expect(page.getByLabel('Year of Completion')).toHaveAttribute('maxlength', '4')
    await expect(page.getByLabel('Details', { exact: true })).toBeHidden()
    await page.getByLabel('Yes', { exact: true }).check()
    await expect(page.getByLabel('Details', { exact: true })).toBeVisible()
    await page.getByLabel('No', { exact: true }).check()
    await expect(page.getByLabel('Details', { exact: true })).toBeHidden()
    for (const sector of [
      'Structural',
      'Transportation',
      'Water Resources',
      'Geotechnical',
      'Environmental',
      'Construction Management',
    ]) {
      await expect(page.getByRole('checkbox', { name: sector })).toBeVisible()
    }
    await page.goto(`${APPLICATION_PAGE}?step=3`)
    const official = page.getByRole('region', { name: 'For Official Use Only' })
    await expect(official).toContainText(/Membership ID.*Received on.*Verified by/s)
    await expect(official.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText(/constitution, the bylaws and the/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Declaration' }).getByRole('time')).toContainText(
      String(new Date().getUTCFullYear()),
    )
  })

  // proves: C190
  test(
    'preserves what was typed after a reload, and when the session ends during submission',
    { tag: '@phone' },
    async ({ page, context, account, expectProblem }) => {
      expectProblem(/401 POST .*\/api\/applications\/submit/)
      await page.goto(APPLICATION_PAGE)
      await expect(continueButton(page)).toBeEnabled()
      await fillIn(page)
      await page.reload()
      await expect(submitButton(page)).toBeEnabled()
      await expect(page.getByLabel('Signature')).toHaveValue('Nyandeng Deng')

      await context.clearCookies()
      await submitButton(page).click()
      await expect(toast(page, 'You must be logged in to submit an application')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\?/)
      await page.getByLabel('Email').fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(`${APPLICATION_PAGE}?step=3`)
      await expect(page.getByLabel('Signature')).toHaveValue('Nyandeng Deng')
      await submitButton(page).click()
      await expect(
        toast(page, 'Application submitted successfully! We will contact you soon.').first(),
      ).toBeVisible()
      await page.waitForURL('/membership/join')
    },
  )

  // proves: C246
  test('shows an error when it cannot be sent, and can be sent again', async ({
    page,
    account,
    expectProblem,
  }) => {
    expect(account.email).toBeTruthy()
    expectProblem(/503 POST .*\/api\/applications\/submit/)
    await page.goto(APPLICATION_PAGE)
    await expect(continueButton(page)).toBeEnabled()
    await fillIn(page)
    await page.route(
      '**/api/applications/submit',
      (route) =>
        route.fulfill({ status: 503, json: { errors: [{ message: 'down', code: 'database_unavailable' }] } }),
      { times: 1 },
    )
    await submitButton(page).click()
    await expect(toast(page, 'Failed to submit application. Please try again.').first()).toBeVisible()
    await submitButton(page).click()
    await page.waitForURL('/membership/join')
  })

  test('tells the applicant about an application sent from another window', async ({
    page,
    account,
    expectProblem,
  }) => {
    expectProblem(/409 POST .*\/api\/applications\/submit/)
    await page.goto(APPLICATION_PAGE)
    await expect(continueButton(page)).toBeEnabled()
    await fillIn(page)
    await apply(account)
    await submitButton(page).click()
    await expect(summary(page)).toContainText('You already have an application under review.')
  })
})
