import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDeskPage } from './desk'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'

/** Nobody else has this employer: what a test lists is its own. */
const ownTown = (): string => `Town ${randomUUID().slice(0, 8)}`

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe('saved lists', () => {
  test('a list is built, saved, shared, reloaded, exported and written to', async ({
    admin,
    page,
    axe,
    makeMember,
    openBrowser,
  }) => {
    test.slow()
    const town = ownTown()
    const name = `Engineers of ${town}`
    await makeMember({ city: town })
    await page.goto('/admin/lists')
    await page.getByRole('link', { name: 'New List of People' }).click()
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.getByLabel('Condition', { exact: true }).selectOption('Town')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Please choose')
    await page.getByLabel('Text').fill(town)
    await axe(page)
    await page.getByRole('button', { name: 'Apply' }).click()
    const rows = page.getByRole('table', { name: 'Rows of the list' })
    await expect(rows).toContainText('Nyandeng Deng')
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()

    // a second condition, which Back takes away again
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.getByLabel('Condition', { exact: true }).selectOption('Grade')
    await page.getByLabel('Student').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Nothing meets these conditions')).toBeVisible()
    await page.goBack()
    await expect(rows).toContainText('Nyandeng Deng')

    // leaving is asked about
    await page.getByLabel('Name of the list').fill(name)
    await openDeskPage(page, 'User Management', 'People')
    await page.getByRole('button', { name: 'Keep Editing' }).click()
    await page.getByLabel('Seen by').selectOption('All staff who may list this')
    await page.getByRole('button', { name: 'Save List' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/lists\/[0-9a-f]{24}$/)
    await page.reload()
    await expect(rows).toContainText('Nyandeng Deng')
    await axe(page)
    await guidePicture(page, 'saved-list', page.getByRole('main'))

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as Excel file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^list-of-people-.*\.xlsx$/)

    // colleagues see it with its count
    const colleague = await openBrowser(admin)
    await colleague.goto('/admin/lists')
    const row = colleague.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('1 person')
    await expect(row).toContainText('Staff')

    await page.getByRole('link', { name: 'Write to These People' }).click()
    await expect(page.getByLabel('Saved list')).toHaveValue(/[0-9a-f]{24}/)
    await expect(page.getByLabel('Saved list').locator('option:checked')).toHaveText(name)

    await page.goto('/admin/lists')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete List' }).click()
    await expect(page.getByText('List deleted')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  })

  test(
    'a list of an address opens on a phone, and one that cannot be read is not shown',
    {
      tag: '@phone',
    },
    async ({ admin, page, axe }) => {
      expect(admin.email).toContain('@')
      await page.goto(
        '/admin/lists/new?subject=memberships&c=grade.is.fellow,professional&c=expires.in.next:2:months',
      )
      await expect(page.getByText('Grade is Fellow or Professional', { exact: true })).toBeVisible()
      await expect(page.getByText('Membership ends in the next 2 months', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: /^Change ?: Membership ends/ }).press('Enter')
      await page.getByLabel('Time').selectOption('This year')
      await page.getByRole('button', { name: 'Apply' }).press('Enter')
      await expect(page.getByText('Membership ends this year', { exact: true })).toBeVisible()
      expect(await isTooWide(page)).toBe(false)
      await axe(page)
      await page.goto('/admin/lists/new?subject=people&c=grade.is.emperor')
      await expect(page.getByText('A condition in this address cannot be read').first()).toBeVisible()
      await page.getByRole('button', { name: 'Remove It' }).click()
      await expect(page.getByText(/\d (person|people)$/).first()).toBeVisible()
      await page.goto('/admin/lists')
      await expect(page.getByRole('link', { name: 'New List of People' })).toBeVisible()
      expect(await isTooWide(page)).toBe(false)
      await axe(page)
    },
  )
})

test.describe('reports', () => {
  test('a figure of a report leads to the list behind it, and back', async ({
    admin,
    page,
    axe,
    makeMember,
  }) => {
    test.slow()
    expect(admin.email).toContain('@')
    await makeMember()
    await page.goto('/admin/reports')
    const grades = page.getByRole('region', { name: 'Members by grade' })
    await expect(grades.getByRole('img', { name: /^Chart: Members by grade/ })).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await axe(page)
    await guidePicture(page, 'report-members', grades)
    const figure = grades.getByRole('link', { name: /open the list, Professional/ })
    const count = Number((await figure.textContent())?.split(':')[0]?.replace(',', ''))
    expect(count).toBeGreaterThan(0)
    await figure.click()
    await expect(page.getByText('Grade is Professional', { exact: true })).toBeVisible()
    // other tests make members meanwhile
    const found = page.getByText(/^[\d,]+ (person|people)$/)
    expect(parseInt(((await found.textContent()) ?? '').replace(',', ''), 10)).toBeGreaterThanOrEqual(count)
    await page.goBack()
    await expect(grades).toBeVisible()

    await page
      .getByRole('navigation', { name: 'Reports' })
      .getByRole('link', { name: 'Income and expenses' })
      .click()
    await expect(page).toHaveURL(/section=income/)
    await expect(page.getByRole('heading', { name: 'Income and expenses', exact: true })).toBeVisible()
    await page.getByLabel('First month').fill('2026-01')
    await page.getByLabel('Last month').fill('2026-02')
    await page.getByRole('button', { name: 'Show' }).press('Enter')
    await expect(page.getByText('January 2026 to February 2026')).toBeVisible()
    await axe(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF for the board' }).click()
    expect((await download).suggestedFilename()).toMatch(/^report-to-the-board-.*\.pdf$/)
  })
})
