import { randomInt } from 'node:crypto'
import { required } from '../helpers/required'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { BANK_ACCOUNT, readInvoices } from './payments'

const openInvoiceOf = async (member: Account) =>
  required((await readInvoices(member)).find(({ status }) => status === 'open'))

const inUnits = (minor: number): string => (minor / 100).toFixed(2)

test('one transfer for two colleagues pays both invoices, and the rest is the credit of one of them', async ({
  page,
  admin: _admin,
  makeMember,
  axe,
}) => {
  const members = [await makeMember(), await makeMember()]
  const invoices = await Promise.all(members.map(openInvoiceOf))
  const total = invoices.reduce((sum, { openMinor }) => sum + openMinor, 0)
  const text = `Dues of two engineers ${randomInt(1e9)}`
  await page.goto('/admin/payments/statements')
  await page.getByLabel('Account').selectOption(BANK_ACCOUNT)
  await page.getByLabel('Statement', { exact: true }).setInputFiles({
    name: 'office.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Booking date,Description,Payer,Amount\n2026-11-20,${text},Nile Office,${inUnits(total + 700)}`,
    ),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByLabel('Days look like').selectOption('2026-11-05')
  await page.getByRole('button', { name: 'Show Preview' }).click()
  await page.getByRole('button', { name: 'Import 1 Line' }).click()
  await expect(toast(page, 'The statement is being imported')).toBeVisible()
  const line = page
    .getByRole('region', { name: 'Lines to decide' })
    .locator('article, div')
    .filter({ hasText: text })
    .last()
  await expect(line).toBeVisible({ timeout: 60_000 }) // the page asks again while an import is at work
  await line.getByRole('button', { name: 'Split Between Several' }).click()
  for (const { number } of invoices) {
    await line.getByLabel('Find an invoice by name or number').fill(number)
    await line.getByRole('button', { name: 'Find' }).click()
    await line.getByRole('checkbox', { name: new RegExp(number) }).check()
  }
  await expect(line.getByText('Rest: USD 7.00')).toBeVisible()
  await axe(page)
  const first = required(invoices[0])
  await line.getByLabel(new RegExp(`^Part of ${first.number}`)).fill(inUnits(total + 800))
  await line.getByRole('button', { name: 'Split the Line' }).click()
  await expect(line.getByRole('alert')).toHaveText('The parts are more than the line has')
  await line.getByLabel(new RegExp(`^Part of ${first.number}`)).fill(inUnits(first.openMinor))
  await line.getByRole('button', { name: 'Split the Line' }).click()
  await expect(toast(page, 'The line is decided')).toBeVisible()
  for (const member of members)
    await expect.poll(async () => (await readInvoices(member)).map(({ status }) => status)).toEqual(['paid'])
  await expect(page.getByText(text)).toHaveCount(0)
})
