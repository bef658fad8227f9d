import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import {
  APPLICATION_PAGE,
  continueButton,
  fillInMembership,
  fillInPersonal,
  stepTitle,
  submitButton,
} from './applicationForm'
import { documentsOf, openConfirmation, sendDocument } from './evidence'
import { toast } from './events'
import { expect, test } from './fixtures'

const summary = (page: Page): Locator => page.getByRole('alert', { name: 'There is a problem' })

test('an application for Fellow is sent with its documents and two sponsors, who confirm by a link without an account @phone', async ({
  page,
  account,
  staff,
  openBrowser,
  mailbox,
  axe,
  expectProblem,
}) => {
  expectProblem(/400 POST .*\/api\/applications\/submit/)
  const name = `Achol ${randomUUID().slice(0, 8)}`
  const sponsors = [1, 2].map(() => `${randomUUID()}@example.org`)
  await page.goto(APPLICATION_PAGE)
  await expect(continueButton(page)).toBeEnabled()
  await fillInPersonal(page, name)
  await continueButton(page).click()
  await fillInMembership(page)
  await page.getByRole('radio', { name: 'Fellow' }).check()
  await continueButton(page).click()
  await expect(stepTitle(page, 'Make a Final Impact')).toBeVisible()
  await expect(documentsOf(page)).toContainText(
    'Still needed: Identity document or passport, Record of projects.',
  )
  await page.getByLabel('Signature', { exact: true }).fill(name)

  await test.step('nothing is sent without them, and each is named', async () => {
    await submitButton(page).click()
    await expect(summary(page)).toContainText(
      'Please send the documents that Fellow membership needs: Identity document or passport, Record of projects',
    )
    await expect(summary(page)).toContainText('Fellow membership needs 2 sponsors: please name them')
    await axe(page)
    await summary(page)
      .getByRole('link', { name: /documents that Fellow/ })
      .click()
    await expect(documentsOf(page)).toBeFocused()
    await sendDocument(page, 'Identity document or passport')
    await sendDocument(page, 'Record of projects')
    await expect(documentsOf(page)).toContainText('Every document that you need has arrived.')
    await page.getByLabel('Sponsor 1').fill(sponsors[0] ?? '')
    await submitButton(page).click()
    const second = page.getByLabel('Sponsor 2')
    await expect(second).toBeFocused()
    await expect(second).toHaveAccessibleDescription(/Fellow membership needs 2 sponsors: please name 1 more/)
  })
  await test.step('what is typed so far is there on another day', async () => {
    await page.getByLabel('Sponsor 2').fill(sponsors[1] ?? '')
    await page.getByRole('button', { name: 'Save for Later' }).click()
    await expect(toast(page, 'Application saved').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Sponsor 1')).toHaveValue(sponsors[0] ?? '')
    await expect(page.getByLabel('Sponsor 2')).toHaveValue(sponsors[1] ?? '')
    await page.getByLabel('Signature', { exact: true }).fill(name)
    await submitButton(page).click()
    await page.waitForURL('/membership/join')
    await page.goto(APPLICATION_PAGE)
    const named = page.getByRole('region', { name: 'Sponsors' })
    await expect(named).toContainText('This grade needs 2 sponsors; 0 have confirmed.')
    await expect(named.getByText('Asked', { exact: true })).toHaveCount(2)
    await axe(page)
  })

  const desk = await openBrowser(staff)
  await desk.goto(`/admin/applications?q=${encodeURIComponent(name)}`)
  await desk.getByLabel(`Status of ${name}`).selectOption('Under review')
  await expect(toast(desk, 'Application status updated').first()).toBeVisible()
  await test.step('the reviewer is warned while they have not confirmed', async () => {
    await desk.getByLabel(`Status of ${name}`).selectOption('Approved')
    const dialog = desk.getByRole('dialog', { name: 'Approve this application?' })
    await expect(dialog).toContainText('2 sponsors that this grade needs have not confirmed.')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog.getByText('Please give a reason for this change')).toBeVisible()
    await axe(desk)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  for (const email of sponsors) {
    const visitor = await openBrowser()
    await openConfirmation(visitor, mailbox, email)
    await expect(
      visitor.getByRole('heading', {
        name: `Do you support the application of ${name} for Fellow membership?`,
      }),
    ).toBeVisible()
    await axe(visitor)
    await visitor.getByRole('button', { name: 'Yes, I Confirm' }).dblclick()
    await expect(visitor.getByText('Thank you. Your confirmation has been recorded.')).toBeVisible()
  }
  await test.step('with their word the application is approved without another', async () => {
    await desk.getByRole('link', { name }).click()
    await expect(desk.getByRole('heading', { name: 'Sponsors (2 of 2 confirmed)' })).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Record of projects' })).toBeVisible()
    await axe(desk)
    await desk.getByLabel(`Status of ${name}`).selectOption('Approved')
    const dialog = desk.getByRole('dialog', { name: 'Approve this application?' })
    await expect(dialog).not.toContainText('have not confirmed')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(toast(desk, 'Application status updated').first()).toBeVisible()
    await mailbox.next(account.email, /has been approved/)
  })
})
