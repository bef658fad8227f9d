import { toast } from './events'
import { expect, test } from './fixtures'

test(
  'a treasurer plans a year for the head office, and reads it beside what was booked',
  { tag: '@phone-too' },
  async ({ page, admin: _admin, axe, isMobile }) => {
    // tests run side by side: an account of its own each
    const account = isMobile ? 'Joining fees' : 'Other expenses'
    await page.goto('/admin/payments/year')
    await expect(page.getByText('Choose the head office or a chapter to set its budget.')).toBeVisible()
    // one after the other at once: the second does not take the first away
    await page.getByLabel('Of', { exact: true }).selectOption('Head office')
    await page.getByLabel('Year').selectOption({ index: 0 })
    await expect(page).toHaveURL(/place=head/)
    const row = page.getByRole('region', { name: 'SSP' }).getByRole('row').filter({ hasText: account })
    await row.getByRole('button', { name: `Set the budget of ${account}, SSP` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Budget in SSP').fill('plenty')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please enter an amount, for example 1250.00').last()).toBeVisible()
    await dialog.getByLabel('Budget in SSP').fill('1,250,000.00')
    await axe(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'The budget is saved')).toBeVisible()
    await expect(row).toContainText('SSP 1,250,000.00')
    await expect(row).toContainText('SSP -1,250,000.00')
    await page.goBack()
    await page.goForward()
    await expect(row).toContainText('SSP 1,250,000.00')
    await axe(page)
    await row.getByRole('button', { name: `Set the budget of ${account}, SSP` }).click()
    await page.getByRole('dialog').getByLabel('Budget in SSP').fill('')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(row).not.toContainText('1,250,000.00')
  },
)
