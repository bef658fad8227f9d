import { type Locator, type Page, expect } from '@playwright/test'
import { makePdf } from '../helpers/uploads'
import { required } from '../helpers/required'

/** The part of the application where documents are sent. */
export const documentsOf = (page: Page): Locator => page.getByRole('region', { name: 'Documents' })

/** Sends a document by the part of the application, as what it is called there. */
export const sendDocument = async (page: Page, name: string): Promise<void> => {
  const documents = documentsOf(page)
  await documents.getByLabel('What it is').selectOption(name)
  await documents
    .getByLabel('Photo or file')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: makePdf({ title: name }) })
  await documents.getByRole('button', { name: 'Send Document' }).click()
  await expect(documents.getByRole('link', { name })).toBeVisible()
}

/** Opens the link of the mail in which somebody is asked to confirm. */
export const openConfirmation = async (
  page: Page,
  mailbox: { next: (email: string, subject: RegExp) => Promise<{ links: string[] }> },
  email: string,
): Promise<void> => {
  const { links } = await mailbox.next(email, /please confirm for|you have been nominated/)
  await page.goto(required(links.find((link) => link.includes('/endorse'))))
}
