import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'

const HEADINGS = 'Name,E-mail,Mobile,Category,Member since,Valid until,Status'

const upload = async (page: Page, name: string, lines: string[]): Promise<void> => {
  await page.goto('/admin/people-import')
  await page.getByLabel('List of people').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEADINGS, ...lines].join('\r\n')}`),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check the List' })).toBeVisible()
  await guidePicture(page, 'import-columns', page.getByRole('main'))
  await page.getByRole('button', { name: 'Check the List' }).click()
  await expect(page.getByRole('group', { name: 'Rows' })).toBeVisible()
}

test('a list of members is checked, corrected, carried out, found unchanged the second time, and undone', async ({
  admin,
  page,
  axe,
}) => {
  expect(admin.email).toContain('@')
  const tag = randomUUID().slice(0, 8)
  const phone = `09${randomInt(10_000_000, 99_999_999)}`
  const arabic = `محمد ${tag}`
  const lines = [
    `${arabic},first-${tag}@example.org,${phone},Fellow,2015-04-03,2099-12-31,Active`,
    `Twin ${tag},,${phone},Professional,13/04/2015,2099-12-31,Active`,
    `Guest ${tag},,,,,,`,
  ]
  await upload(page, `faulty ${tag}.csv`, [
    ...lines,
    `Wrong ${tag},no address,,Fellow,31/02/2015,2099-12-31,Active`,
  ])
  const rows = page.getByRole('table', { name: 'Rows of the list' })
  await page.getByRole('button', { name: 'Errors (1)' }).click()
  await expect(rows).toContainText('“no address” is not an email address.')
  await expect(rows).toContainText('“31/02/2015” is not a date')
  await axe(page)
  await guidePicture(page, 'import-errors', page.getByRole('main'))

  await upload(page, `members ${tag}.csv`, lines)
  await page.getByRole('button', { name: 'To decide (1)' }).click()
  await expect(page.getByText(`Row 2: ${arabic}`)).toBeVisible()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/people-imports\/[^/]+\/rows/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Row 3 is a new person' }).click()
  await expect(page.getByRole('button', { name: 'New (3)' })).toBeVisible()
  const carryOut = page.getByRole('button', { name: 'Carry Out 3 Rows' })
  const place = await carryOut.boundingBox()
  release()
  await expect(rows.getByRole('row')).toHaveCount(4)
  expect(await carryOut.boundingBox(), 'a button that somebody is about to press stays in its place').toEqual(
    place,
  )
  await page.unrouteAll({ behavior: 'wait' })
  await carryOut.click()
  await expect(page.getByRole('button', { name: 'Undo the Import' })).toBeVisible()
  await expect(rows.getByText('Carried out', { exact: true })).toHaveCount(3)
  await axe(page)
  await rows.getByRole('link', { name: arabic }).click()
  await expect(page.getByRole('heading', { name: arabic })).toBeVisible()
  await page.getByRole('tab', { name: 'Membership' }).click()
  await expect(page.getByText(/^Imported: Fellow/)).toBeVisible()

  await upload(page, `again ${tag}.csv`, lines)
  await expect(page.getByRole('button', { name: 'Unchanged (3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the Lists' }).click()

  await page.getByRole('button', { name: `Open members ${tag}.csv` }).click()
  await expect(page).toHaveURL(/\?list=[0-9a-f]{24}$/)
  await page.reload()
  await page.getByRole('button', { name: 'Undo the Import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows.getByText('Undone', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Undo the Import' })).toHaveCount(0)
})
