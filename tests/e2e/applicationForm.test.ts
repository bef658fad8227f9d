import type { Page } from '@playwright/test'
import {
  continueButton,
  fillIn,
  fillInMembership,
  fillInPersonal,
  stepTitle,
  submitButton,
} from './applicationForm'
import { toast } from './events'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { sendDocuments } from './members'
import { required } from '../helpers/required'

/** By step. */
const SECTIONS = [
  ['Personal Information'],
  ['Membership Type', 'Education Background', 'Employment Details', 'Professional Affiliations'],
  ['Declaration', 'For Official Use Only'],
]
const STEPS = ['Tell Us About Yourself', 'Membership Details', 'Make a Final Impact'] as const

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/membership/application')
  await expect(continueButton(page)).toBeEnabled()
}

test.describe('the application form', () => {
  // proves: C018
  test('has the sections A to G of the specification in three steps, each with its own URL', async ({
    page,
    account,
  }) => {
    expect(account.email).toBeTruthy()
    await openForm(page)
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect(steps).toHaveText([
      /Step 1.*Tell Us About Yourself/,
      /Step 2.*Membership Details/,
      /Step 3.*Make a Final Impact/,
    ])
    let letter = 0
    for (const [index, titles] of SECTIONS.entries()) {
      await page.goto(index === 0 ? '/membership/application' : `/membership/application?step=${index + 1}`)
      await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step')
      await expect(stepTitle(page, required(STEPS[index]))).toBeVisible()
      for (const title of titles) {
        await expect(page.getByRole('region', { name: title }).getByRole('heading', { level: 2 })).toHaveText(
          new RegExp(`^${'ABCDEFG'[letter]}\\.?\\s*${title}$`),
        )
        letter += 1
      }
    }
  })

  test(
    'moves between steps, and restores the draft on another device',
    { tag: '@phone' },
    async ({ page, account, openBrowser, axe }) => {
      await openForm(page)
      await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName)
      await fillInPersonal(page, account.fullName)
      await continueButton(page).click()
      await expect(stepTitle(page, 'Membership Details')).toBeFocused()
      await page.goBack()
      await expect(stepTitle(page, 'Tell Us About Yourself')).toBeVisible()
      await expect(page.getByLabel('City')).toHaveValue('Juba')
      await page.goForward()
      await expect(stepTitle(page, 'Membership Details')).toBeVisible()
      await fillInMembership(page)
      await page.getByRole('button', { name: 'Save for Later' }).click()
      await expect(toast(page, 'Application saved').first()).toBeVisible()
      await axe(page)

      const other = await openBrowser(account)
      await other.goto('/membership/application?step=2')
      await expect(other.getByLabel('Institution Name')).toHaveValue('University of Juba')
      await expect(other.getByLabel('Professional Member')).toBeChecked()
      await expect(other.getByLabel('Structural')).toBeChecked()
      await other.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(other.getByLabel('State or administrative area')).toHaveValue('Central Equatoria')
      await other.getByLabel('Country').fill('Kenya')
      await expect(other.getByLabel('State or administrative area')).toBeHidden()
      await other.getByLabel('State, province or county').fill('Nairobi County')
      await continueButton(other).click()
      await continueButton(other).click()
      await sendDocuments(other.request)
      await other.getByLabel('Signature').fill('Somebody Else')
      await submitButton(other).click()
      await expectOnlyError(other.getByLabel('Signature'), 'Signature must be the same as your full name')
      await other.getByLabel('Signature').fill(account.fullName.toUpperCase())
      await submitButton(other).click()
      await other.waitForURL('/membership/join')
    },
  )

  // proves: C077
  test('explains the four types that are open to applicants', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/membership/application?step=2')
    const types = page.getByRole('region', { name: 'Membership Type' })
    await expect(types.getByRole('radio')).toHaveCount(4)
    for (const [name, text] of [
      ['Student Member', 'Students enrolled in civil engineering programmes'],
      ['Graduate Member', 'Recent graduates with under 3 years of experience'],
      ['Professional Member', 'Licensed engineers with 3+ years of experience'],
      ['Fellow', 'Distinguished engineers'],
    ] as const) {
      await expect(types.getByRole('radio', { name })).toBeVisible()
      await expect(types.getByText(text)).toBeVisible()
    }
  })

  // proves: C075
  test('stores the email of the first step in session storage under the key applicationEmail', async ({
    page,
    account,
  }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/membership/join')
    await page.getByLabel('Email').fill('for.the.form@example.org')
    await page.getByRole('button', { name: 'Start Application' }).click()
    await expect(page).toHaveURL('/membership/application')
    expect(await page.evaluate(() => sessionStorage.getItem('applicationEmail'))).toBe(
      'for.the.form@example.org',
    )
    await expect(page.getByLabel('Email')).toHaveValue('for.the.form@example.org')
  })

  // proves: C136
  test('redirects to /membership/join two seconds after it was sent', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    const opened = new Date()
    await page.clock.install({ time: opened })
    await openForm(page)
    await fillIn(page)
    await page.clock.pauseAt(new Date(opened.getTime() + 60 * 60_000))
    await submitButton(page).click()
    await expect(
      toast(page, 'Application submitted successfully! We will contact you soon.').first(),
    ).toBeVisible()
    await page.clock.runFor(1999)
    await expect(page).toHaveURL('/membership/application?step=3')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/membership/join')
  })
})
