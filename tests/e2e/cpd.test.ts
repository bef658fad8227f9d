import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'

const YEAR = new Date().getFullYear()

test.describe('/membership/cpd', () => {
  test('redirects a visitor to sign in, and back', async ({ page }) => {
    await page.goto('/membership/cpd')
    await expect(page).toHaveURL(/\/auth\?from=%2Fmembership%2Fcpd/)
  })

  test('a member records, changes and removes hours, and the dashboard shows the total @phone', async ({
    page,
    account,
    axe,
  }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/membership/dashboard')
    await page.getByRole('region', { name: 'Downloads' }).getByRole('link', { name: 'CPD Records' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('CPD Record')
    await expect(main.getByRole('heading', { name: `No entries for ${YEAR} yet` })).toBeVisible()
    await axe(page)

    await main.getByRole('button', { name: 'Add Entry' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Title is required')
    await expect(dialog.getByRole('alert')).toContainText('Please choose a category')
    await expect(dialog.getByRole('alert')).toContainText('Hours must be from 0.25 to 100, in quarters')
    await axe(page)
    await dialog.getByRole('textbox', { name: 'Title' }).fill('دورة في الخرسانة')
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Course or workshop')
    await dialog.getByLabel('Date').fill(`${YEAR}-02-03`)
    await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('12.5')
    await dialog
      .getByRole('textbox', { name: 'Evidence (optional)' })
      .fill('https://example.org/certificate/7')
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText('12.5/40')).toBeVisible()
    await expect(main.getByRole('link', { name: /certificate\/7/ })).toHaveAttribute(
      'href',
      'https://example.org/certificate/7',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await axe(page)

    await main.getByRole('button', { name: 'Edit دورة في الخرسانة' }).click()
    await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('4')
    await dialog.getByLabel('Date').fill('2021-02-03')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL(/year=2021/)
    await expect(main.getByText('4/40')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Record as PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('cpd-record-2021.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await main.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.goto('/membership/cpd?year=2021')
    await main.getByRole('button', { name: /^Delete/ }).click()
    await dialog.getByRole('button', { name: 'Keep It' }).click()
    await main.getByRole('button', { name: /^Delete/ }).click()
    await dialog.getByRole('button', { name: 'Delete Entry' }).click()
    await expect(main.getByRole('heading', { name: 'No entries for 2021 yet' })).toBeVisible()
  })

  test('shows entries page by page, and an error when they cannot be loaded', async ({
    page,
    account,
    expectProblem,
  }) => {
    for (let hour = 1; hour <= 21; hour += 1) {
      const entry = {
        title: `Study ${hour}`,
        kind: 'reading',
        date: `${YEAR}-01-${String(hour).padStart(2, '0')}`,
        hours: 1,
      }
      expect((await account.api.post('/api/cpd-entries', { data: entry })).status()).toBe(201)
    }
    await page.goto('/membership/cpd')
    await expect(page.getByText('21 entries')).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('heading', { name: 'Study 1', exact: true })).toBeVisible()
    expectProblem(/503 GET .*cpd-entries\/record/)
    await page.route('**/api/cpd-entries/record?*', (route) =>
      route.fulfill({ status: 503, json: { errors: [{ message: 'Later', code: 'unavailable' }] } }),
    )
    await page.goto('/membership/dashboard')
    await page.getByRole('link', { name: 'Record Hours' }).click()
    await expect(page.getByRole('heading', { name: 'We could not load your CPD record.' })).toBeVisible()
    await page.unroute('**/api/cpd-entries/record?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('21 entries')).toBeVisible()
  })
})
