import { type Locator, type Page, expect } from '@playwright/test'
import { sendDocuments } from './members'

export const APPLICATION_PAGE = '/membership/application'

/** The fields of the first step, by label. */
const PERSONAL: Record<string, string> = {
  'Date of Birth': '1994-03-12',
  Nationality: 'South Sudanese',
  'ID/Passport Number': 'R00123456',
  'Street, block or nearest landmark': 'Airport Road 12',
  City: 'Juba',
  'Phone Number': '0912 345 678',
}
/** The fields of the second step. */
const EDUCATION: Record<string, string> = {
  'Institution Name': 'University of Juba',
  'Degree/Diploma': 'BSc',
  'Field of Study': 'Civil Engineering',
  'Year of Completion': '2017',
}

export const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Save and Continue' })
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit Application' })

/** The title of the current step. */
export const stepTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

const fill = async (page: Page, texts: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(value)
}

/** @param fullName left out for a member, whose registered name stands */
export const fillInPersonal = async (page: Page, fullName?: string): Promise<void> => {
  if (fullName) await page.getByLabel('Full Name', { exact: true }).fill(fullName)
  await fill(page, PERSONAL)
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('State or administrative area').selectOption('Central Equatoria')
}

export const fillInMembership = async (page: Page): Promise<void> => {
  await fill(page, EDUCATION)
  await page.getByLabel('Professional Member').check()
  await page.getByLabel('Structural').check()
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByLabel('Details', { exact: true }).fill('ASCE, 4711')
}

/**
 * Fills in the application from the first step to the last, without sending it, and sends its documents. The email is
 * filled in already.
 */
export const fillIn = async (page: Page, fullName = 'Nyandeng Deng'): Promise<void> => {
  await fillInPersonal(page, fullName)
  await continueButton(page).click()
  await expect(stepTitle(page, 'Membership Details')).toBeVisible()
  await fillInMembership(page)
  await continueButton(page).click()
  await expect(stepTitle(page, 'Make a Final Impact')).toBeVisible()
  await sendDocuments(page.request)
  await page.getByLabel('Signature', { exact: true }).fill(fullName)
}

/** The message of the form, or of the page, about a sent application. */
export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Your application' })
