import type { Page } from '@playwright/test'
import type { OwnDues } from '../../domain/money/dues/dues.schema'
import { pdfText } from '../helpers/pdfText'
import { required } from '../helpers/required'
import { type Account, expect, test } from './fixtures'

const readDues = async (member: Account): Promise<OwnDues> =>
  (await (await member.api.get('/api/invoices/mine')).json()) as OwnDues

/** Opens the page of the member's open invoice, and its part about cards. */
const openCard = async (page: Page, invoice: string): Promise<void> => {
  await page.goto(`/membership/dues/${invoice}`)
  const summary = page.getByRole('heading', { name: 'Card', exact: true })
  const button = page.getByRole('button', { name: / by Card$/ })
  await expect(summary).toBeVisible()
  if (!(await button.isVisible())) await summary.click()
  await expect(button).toBeEnabled()
}

test('a new member pays the invoice by card, gets a receipt, and the certificate is valid @phone', async ({
  page,
  member,
  mailbox,
  axe,
}) => {
  const invoice = required((await readDues(member)).invoices.find(({ status }) => status === 'open'))
  const dollars = (invoice.openMinor / 100).toFixed(2)
  await openCard(page, invoice.id)
  await axe(page)
  await page.getByRole('button', { name: `Pay USD ${dollars} by Card` }).dblclick()
  await expect(page.getByRole('heading', { name: `Pay $${dollars}` })).toBeVisible()
  expect((await readDues(member)).payments.filter(({ method }) => method === 'card')).toHaveLength(1)

  // the page is left, and nothing is taken
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('The payment was not completed')).toBeVisible()
  await expect(
    page.getByRole('status').getByText(/You left the payment page\. Nothing was taken/),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('The payment was not completed')).toBeVisible()

  await openCard(page, invoice.id)
  await page.getByRole('button', { name: `Pay USD ${dollars} by Card` }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(new RegExp(`/membership/dues/${invoice.id}\\?payment=`))
  const paid = page.getByRole('status').filter({ hasText: 'Thank you, your payment has arrived' })
  await expect(paid).toContainText(`USD ${dollars}`)
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0)
  await axe(page)
  await page.reload()
  await expect(paid).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    paid.getByRole('link', { name: /^Download the receipt RC-/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^receipt-RC-\d{4}-\d{4,}\.pdf$/)
  expect((await mailbox.next(member.email, /^We have received your payment/)).text).toContain(invoice.number)

  const { invoices, payments, credit } = await readDues(member)
  expect(invoices.map(({ status, openMinor }) => [status, openMinor])).toEqual([['paid', 0]])
  expect(payments.map(({ status }) => status).sort()).toEqual(['confirmed', 'failed'])
  expect(credit).toEqual([])
  const certificate = await member.api.get('/api/memberships/mine/certificate')
  expect(certificate.status()).toBe(200)
  const printed = await pdfText(await certificate.body())
  expect(printed).toContain(member.fullName)
  await page.goto(`/verify/${/ACE-\d{4}-\d{4,}/.exec(printed)?.[0] ?? ''}`)
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible()
})

test('a member who agrees to automatic renewal sees it under “What I owe”, and switches it off @phone', async ({
  page,
  member,
  staff,
  axe,
}) => {
  const settings = '/api/globals/payment-settings'
  const answer = await staff.api.post(settings, {
    data: { takesAutomaticRenewals: true, automaticRenewalDays: 14 },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const invoice = required((await readDues(member)).invoices.find(({ status }) => status === 'open'))
  await openCard(page, invoice.id)
  const consent = page.getByRole('checkbox', {
    name: /^Renew my membership automatically: .* at present USD /,
  })
  await consent.check()
  await axe(page)
  await page.getByRole('button', { name: / by Card$/ }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'your payment has arrived' })).toBeVisible()
  // the card is kept once a job has seen the payment
  await expect
    .poll(
      async () => {
        const own = await member.api.get('/api/automatic-renewals/mine')
        return ((await own.json()) as { isOn: boolean }).isOn
      },
      { timeout: 100_000, intervals: [3_000] },
    )
    .toBe(true)
  await page.goto('/membership/dues')
  const panel = page.getByRole('region', { name: 'Automatic renewal is on' })
  await expect(panel).toContainText('We charge the card that you saved with USD')
  await axe(page)
  await panel.getByRole('button', { name: 'Switch Off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch Off Automatic Renewal' }).click()
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payments and receipts' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})
