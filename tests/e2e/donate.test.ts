import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FAILING_CENTS } from '../fakes/stripeServer'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'

const PRESETS = ['$25', '$50', '$100', '$250', '$500']
const FAILED = 'Failed to initiate donation. Please try again.'
const NOT_CONFIGURED =
  'Card payments are not available on this site at the moment. Please use one of our partner platforms, or contact us.'

const giveOwnAmount = async (page: Page, dollars: string): Promise<void> => {
  await page.getByLabel('Or another amount (USD)').fill(dollars)
  await page.getByRole('button', { name: 'Donate', exact: true }).click()
}

/** Pays on the provider's page, as a donor does. */
const pay = async (tab: Page, email: string): Promise<void> => {
  await tab.getByLabel('Email').fill(email)
  await tab.getByRole('button', { name: 'Pay' }).click()
}

test.describe('/donate', () => {
  // proves: C102
  test('offers presets, a custom amount, partners, the impact of a donation and the contact form @phone', async ({
    page,
    axe,
  }) => {
    await page.goto('/donate')
    for (const preset of PRESETS)
      await expect(page.getByRole('radio', { name: preset, exact: true })).toBeAttached()
    await expect(page.getByLabel('Or another amount (USD)')).toHaveAttribute('step', '0.01')
    const partners = page.getByRole('region', { name: 'Give through a partner' }).getByRole('link')
    await expect(partners).toHaveCount(2)
    for (const partner of await partners.all()) {
      await expect(partner).toHaveAttribute('target', '_blank')
      await expect(partner).toHaveAttribute('rel', 'noopener')
    }
    for (const impact of [
      'supports one student member for a year',
      'funds workshop materials',
      'sponsors a professional development event',
      'enables infrastructure research',
    ]) {
      await expect(page.getByText(impact)).toBeVisible()
    }
    await expect(page.getByText(/tax-deductible/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      /^\/contact/,
    )
    await axe(page)
  })

  for (const amount of ['0.99', '0', '25.555', '-5']) {
    // proves: C179
    test(`refuses ${amount}`, async ({ page, context }) => {
      await page.goto('/donate')
      await giveOwnAmount(page, amount)
      await expectOnlyError(page.getByLabel('Or another amount'), 'Please enter a valid amount (minimum $1)')
      expect(context.pages()).toHaveLength(1)
    })
  }

  // proves: C016
  test('takes a donation in a new tab, thanks the donor and sends the receipt @phone', async ({
    page,
    mailbox,
    axe,
  }) => {
    const email = `${randomUUID()}@example.org`
    await page.goto('/donate')
    const [tab] = await Promise.all([page.waitForEvent('popup'), giveOwnAmount(page, '125.50')])
    await expect(tab.getByRole('heading', { name: 'Pay $125.50' })).toBeVisible()
    await expect(page.getByText('The payment page is open in a new tab.')).toBeVisible()
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await pay(tab, email)
    await expect(tab.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible()
    await expect(tab.getByText('$125.50')).toBeVisible()
    await axe(tab)
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'Download Receipt (PDF)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^receipt-R-\d{4}-\d{4,}\.pdf$/)
    const mail = await mailbox.next(email, /Thank you for your donation/)
    expect(mail.text).toContain('$125.50')
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([download.suggestedFilename()])
    expect(mail.links.some((link) => link.includes('/api/donations/by-key/'))).toBe(true)
  })

  // proves: C145
  test('shows "Processing..." while the payment page is created, and opens one page for many clicks', async ({
    page,
    context,
  }) => {
    await page.goto('/donate')
    let proceed = (): void => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    let asked = 0
    await page.route('**/api/donations/checkout', async (route) => {
      asked += 1
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Donate', exact: true }).click()
    const button = page.getByRole('button', { name: 'Processing...' })
    await expect(button).toBeVisible()
    await page.bringToFront()
    await button.click({ force: true })
    await button.click({ force: true })
    proceed()
    await expect(page.getByText('The payment page is open in a new tab.')).toBeVisible()
    expect(asked).toBe(1)
    expect(context.pages()).toHaveLength(2)
  })

  // proves: C250
  test('shows an error when the provider is not available, closes the tab, and can be retried', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/503 POST .*\/api\/donations\/checkout/)
    await page.goto('/donate')
    await giveOwnAmount(page, String(FAILING_CENTS / 100))
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(FAILED)
    await expect.poll(() => context.pages().length).toBe(1)
    const [tab] = await Promise.all([page.waitForEvent('popup'), giveOwnAmount(page, '5')])
    await expect(tab.getByRole('heading', { name: 'Pay $5.00' })).toBeVisible()
  })

  test('the payment page returns to the site', async ({ page, axe }) => {
    await page.goto('/donate')
    const [tab] = await Promise.all([page.waitForEvent('popup'), giveOwnAmount(page, '5')])
    await tab.getByRole('link', { name: 'Back' }).click()
    await expect(tab.getByRole('heading', { name: 'Donation cancelled' })).toBeVisible()
    await axe(tab)
    await expect(tab.getByRole('main').getByRole('link', { name: 'Back to Donate' })).toHaveAttribute(
      'href',
      '/donate',
    )
  })

  test('does not thank for an unpaid donation, and refuses unknown keys', async ({
    page,
    api,
    expectProblem,
  }) => {
    expectProblem(/404/)
    const response = await api.post('/api/donations/checkout', {
      data: { amountCents: 2500, key: randomUUID() },
    })
    const { url } = (await response.json()) as { url: string }
    const back = /<p hidden>([^<]+)<\/p>/.exec(await (await api.get(url)).text())?.[1] ?? ''
    await page.goto(back)
    await expect(
      page.getByRole('heading', { name: 'We have not received confirmation of your payment yet' }),
    ).toBeVisible()
    const unknown = await page.goto(`/donate/thank-you?gift=${'x'.repeat(32)}`)
    expect(unknown?.status()).toBe(404)
  })
})

test.describe('/donate without the keys of a payment provider', () => {
  let dataDir = ''
  let server: RunningServer | undefined
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    dataDir = await makeDataDir()
    server = await startServer({ dataDir })
  })
  test.afterAll(async () => {
    await server?.end()
    await removeDataDir(dataDir)
  })

  test('shows that card payments are not available yet, and offers the two partners', async ({
    page,
    axe,
  }) => {
    await page.goto(`${server?.url}/donate`)
    await expect(page.getByText(NOT_CONFIGURED)).toBeVisible()
    const partners = page.getByRole('region', { name: 'Give through a partner' }).getByRole('link')
    await expect(partners).toHaveCount(2)
    for (const partner of await partners.all()) await expect(partner).toHaveAttribute('target', '_blank')
    await axe(page)
    await expect(page.getByRole('button', { name: 'Donate', exact: true })).toHaveCount(0)
  })
})

test.describe('/donate without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the payment page in a new tab', async ({ page, expectProblem }) => {
    expectProblem(/^csp GET .*\.js$/) // the browser reports scripts that it did not run
    await page.goto('/donate')
    await page.getByText('$250', { exact: true }).first().click()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Donate', exact: true }).click(),
    ])
    await expect(tab.getByRole('heading', { name: 'Pay $250.00' })).toBeVisible()
    await pay(tab, 'plain@example.org')
    await expect(tab.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible()
  })

  test('shows which field is invalid', async ({ page, expectProblem }) => {
    expectProblem(/^csp GET .*\.js$/)
    expectProblem(/400 POST .*\/donate/)
    await page.goto('/donate')
    await page
      .locator('form')
      .evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
    await page.getByLabel('Or another amount').fill('0.5')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Donate', exact: true }).click(),
    ])
    await expect(tab.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Please enter a valid amount (minimum $1)',
    )
    await expect(tab.getByLabel('Or another amount')).toHaveValue('0.5')
  })
})
