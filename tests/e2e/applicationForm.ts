import type { Locator, Page } from '@playwright/test'

export const APPLICATION_PAGE = '/membership/application'

/** What the form asks for, by label. */
const TEXTS: Record<string, string> = {
  'Full Name': 'Nyandeng Deng',
  'Date of Birth': '1994-03-12',
  Nationality: 'South Sudanese',
  'ID/Passport Number': 'R00123456',
  'Street Address': 'Airport Road 12',
  City: 'Juba',
  State: 'Central Equatoria',
  Country: 'South Sudan',
  'Phone Number': '+211 900 000 000',
  'Institution Name': 'University of Juba',
  'Degree/Diploma': 'BSc',
  'Field of Study': 'Civil Engineering',
  'Year of Completion': '2017',
  Signature: 'Nyandeng Deng',
}

/** Fills the form of an application in, but for the address, which it knows. */
export const fillIn = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(TEXTS)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Professional Member').check()
  await page.getByLabel('Structural').check()
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByLabel('Details', { exact: true }).fill('ASCE, 4711')
}

export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit Application' })

/** What the form, or the page in its place, says of an application that was sent. */
export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Your application' })
