import type { Page } from '@playwright/test'
import { fillIn, submitButton } from './applicationForm'
import { toast } from './events'
import { expect, test } from './fixtures'

const SECTIONS = ['Personal Information', 'Membership Type', 'Education Background', 'Employment Details', 'Professional Affiliations', 'Declaration', 'For Official Use Only']

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/membership/application')
  await expect(submitButton(page)).toBeEnabled()
}

test.describe('the application form', () => {
  test('has the sections A to G of the specification, and a progress bar at its first step of three', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await openForm(page)
    for (const [place, title] of SECTIONS.entries()) {
      await expect(page.getByRole('region', { name: title }).getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${'ABCDEFG'[place]}\\.?\\s*${title}$`))
    }
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect(steps).toHaveText([/Step 1.*Tell Us About Yourself/, /Step 2.*Membership Details/, /Step 3.*Make a Final Impact/])
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  })

  test('explains the four types that can be applied for', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await openForm(page)
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

  test('keeps the address of its start in session storage under the key applicationEmail', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/membership/join')
    await page.getByLabel('Email').fill('for.the.form@example.org')
    await page.getByRole('button', { name: 'Start Application' }).click()
    await expect(page).toHaveURL('/membership/application')
    expect(await page.evaluate(() => sessionStorage.getItem('applicationEmail'))).toBe('for.the.form@example.org')
    await expect(page.getByLabel('Email')).toHaveValue('for.the.form@example.org')
  })

  test('goes on to /membership/join two seconds after it was sent', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    const opened = new Date()
    await page.clock.install({ time: opened })
    await openForm(page)
    await fillIn(page)
    await page.clock.pauseAt(new Date(opened.getTime() + 60 * 60_000))
    await submitButton(page).click()
    await expect(toast(page, 'Application submitted successfully! We will contact you soon.').first()).toBeVisible()
    await page.clock.runFor(1999)
    await expect(page).toHaveURL('/membership/application')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/membership/join')
  })
})
