import { randomInt } from 'node:crypto'
import { newWord } from '../helpers/newWord'
import { toast } from './events'
import { expect, test } from './fixtures'
import { BANK_ACCOUNT } from './payments'

test(
  'cash that was banked is booked, with a word for each mistake, and taken back',
  { tag: '@phone-too' },
  async ({ page, admin: _admin, axe }) => {
    const text = `Banked by ${newWord()}`
    await page.goto('/admin/payments/transfers')
    await page.getByRole('button', { name: 'Book It' }).click()
    await expect(page.getByLabel('Amount that left')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Amount that left').fill('1,250.00')
    await page.getByLabel('Of it, charged by the bank or provider').fill('1250')
    await page.getByLabel('What it was').fill(text)
    await page.getByRole('button', { name: 'Book It' }).click()
    await expect(page.getByText('The charge is a part of the amount').last()).toBeVisible()
    await page.getByLabel('Of it, charged by the bank or provider').fill('12.50')
    await axe(page)
    await page.getByRole('button', { name: 'Book It' }).dblclick()
    await expect(toast(page, 'The transfer is booked')).toBeVisible()
    const rows = page.getByRole('row').filter({ hasText: text })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Bank: SSP 1,237.50')
    await expect(rows).toContainText('Bank charges and fees: SSP 12.50')
    await expect(page.getByLabel('Amount that left')).toHaveValue('')
    await rows.getByRole('button', { name: /^Take back/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why').fill('It was banked tomorrow.')
    await axe(page)
    await dialog.getByRole('button', { name: 'Take Back' }).click()
    await expect(toast(page, 'The transfer is taken back')).toBeVisible()
    await expect(rows).toContainText('Taken back')
  },
)

test('a payout on a statement is booked with its charge, and the next one as before; a balance is entered', async ({
  page,
  admin: _admin,
  axe,
}) => {
  const word = newWord()
  const upload = async (number: number): Promise<void> => {
    await page.goto('/admin/payments/statements')
    await page.getByLabel('Account').selectOption(BANK_ACCOUNT)
    await page.getByLabel('Statement', { exact: true }).setInputFiles({
      name: 'payout.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Booking date,Description,Payer,Amount\n2026-11-2${number},Settlement ${word} ${randomInt(1e9)},MTN,53${number}.00`,
      ),
    })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByLabel('Days look like').selectOption('2026-11-05')
    await page.getByRole('button', { name: 'Show Preview' }).click()
    await page.getByRole('button', { name: 'Import 1 Line' }).click()
    await expect(toast(page, 'The statement is being imported')).toBeVisible()
    await expect(line).toBeVisible({ timeout: 60_000 }) // the page asks again while an import is at work
  }
  const line = page
    .getByRole('region', { name: 'Lines to decide' })
    .locator('article, div')
    .filter({ hasText: word })
    .last()
  await upload(1)
  await line.getByText('A transfer, a charge or something else').click()
  await line.getByLabel('It came from').selectOption('Mobile money')
  await line.getByLabel('Charged before it came').fill('15')
  await line.getByLabel('What it was').fill(`Settlement of ${word}`)
  await axe(page)
  await line.getByRole('button', { name: 'Book It' }).click()
  await expect(toast(page, 'The line is decided')).toBeVisible()
  await upload(2)
  await line.getByRole('button', { name: `Book it as before: Mobile money, Settlement of ${word}` }).click()
  await expect(toast(page, 'The line is decided')).toBeVisible()

  await page.goto('/admin/payments/agreement')
  const row = page.getByRole('row', { name: /^Mobile money, USD/ })
  await expect(row).toContainText('USD -')
  await row.getByRole('button', { name: /^Enter the balance/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Balance in USD').fill('a lot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Balance in USD')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Balance in USD').fill('-17.50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The balance is saved')).toBeVisible()
  await expect(row).toContainText('USD -17.50 (entered')
  await axe(page)
})
