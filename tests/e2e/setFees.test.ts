import { todayInJuba } from '../../platform/jubaTime'
import { toast } from './events'
import { expect, test } from './fixtures'

const inYears = (years: number): string => `${Number(todayInJuba().slice(0, 4)) + years}-07-01`

test(
  'a treasurer sets fees from a day on, sees whom that touches, and takes them back before they hold',
  { tag: '@phone-too' },
  async ({ page, admin: _admin, axe, isMobile }) => {
    // a first day of its own: tests run side by side
    const firstDay = isMobile ? inYears(3) : inYears(4)
    await page.goto('/admin/payments/fees')
    const fellows = page.getByRole('region', { name: 'Fellow (FACE)' })
    await expect(fellows.getByText(/members? (has|have) this grade/)).toBeVisible()
    await axe(page)
    await fellows.getByRole('button', { name: 'New fees: Fellow (FACE)' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Currency').selectOption('USD')
    await dialog.getByLabel('First day').fill(firstDay)
    await dialog.getByLabel('Dues for a year', { exact: true }).fill('a hundred')
    await dialog.getByRole('button', { name: 'Set Fees' }).click()
    await expect(dialog.getByText('Please enter an amount, for example 1250.00').last()).toBeVisible()
    await dialog.getByLabel('Dues for a year', { exact: true }).fill('131.50')
    await axe(page)
    await dialog.getByRole('button', { name: 'Set Fees' }).dblclick()
    await expect(toast(page, 'The fees are set')).toBeVisible()
    const row = fellows.getByRole('row').filter({ hasText: `1 July ${firstDay.slice(0, 4)}` })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('To come')
    await expect(row).toContainText('USD 131.50')
    await row.getByRole('button', { name: /^Remove/ }).click()
    await axe(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'The fees are removed')).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test('a treasurer sets the exchange rate and the due days', async ({ page, admin: _admin }) => {
  await page.goto('/admin/payments/fees')
  const rate = page.getByLabel('SSP for one USD')
  await expect(rate).toHaveValue('4500')
  await rate.fill('many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a number, for example 4500').last()).toBeVisible()
  await rate.fill('4,500')
  await page.getByLabel('Source').fill('Bank of South Sudan')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The rate and the due days are saved')).toBeVisible()
  await page.reload()
  await expect(rate).toHaveValue('4500')
  await expect(page.getByLabel('Source')).toHaveValue('Bank of South Sudan')
})
