import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toast } from './events'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'

const SENT = "Your message has been sent. We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again.'

const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

const fillIn = async (page: Page, subject: string): Promise<void> => {
  await page.getByLabel('Name').fill('Nyandeng Deng')
  await page.getByLabel('Email').fill('nyandeng@example.org')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('When does the chapter meet?')
}

test.describe('the contact form', () => {
  // proves: C170
  test('requires all four fields and a valid email', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact')
    await send(page).click()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required',
      'Valid email is required',
      'Subject is required',
      'Message is required',
    ])
    await fillIn(page, 'Chapter')
    await page.getByLabel('Email').fill('nyandeng')
    await send(page).click()
    await expectOnlyError(page.getByLabel('Email'), 'Valid email is required')
  })

  // proves: C073
  test('preserves a message over a reload and sends it, and staff see it as new', async ({ page, staff }) => {
    const subject = `Chapter ${randomUUID()}`
    await page.goto('/contact')
    await fillIn(page, subject)
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('When does the chapter meet?')
    await send(page).click()
    await expect(toast(page, SENT).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(SENT)).toBeVisible()
    const { docs } = (await (
      await staff.api.get(`/api/contact-messages?where[subject][equals]=${encodeURIComponent(subject)}`)
    ).json()) as { docs: unknown[] }
    expect(docs).toMatchObject([
      {
        name: 'Nyandeng Deng',
        email: 'nyandeng@example.org',
        subject,
        message: 'When does the chapter meet?',
        status: 'new',
      },
    ])
  })

  // proves: C245
  test('shows an error when a message cannot be sent, and preserves it', async ({ page, expectProblem }) => {
    expectProblem(/500 POST .*\/api\/contact-messages/)
    await page.goto('/contact')
    await fillIn(page, 'Chapter')
    await page.route(
      '**/api/contact-messages',
      (route) =>
        route.fulfill({ status: 500, json: { errors: [{ message: 'broken', code: 'unexpected' }] } }),
      { times: 1 },
    )
    await send(page).click()
    await expect(toast(page, FAILED).first()).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('When does the chapter meet?')
    await send(page).click()
    await expect(toast(page, SENT).first()).toBeVisible()
  })
})
