import { randomUUID } from 'node:crypto'
import { idOf } from './accountId'
import { toast } from './events'
import { expect, test } from './fixtures'

const NEXT_YEAR = new Date().getUTCFullYear() + 1

test('an administrator gives a role for a region, and its holder works on the events of the region alone', async ({
  page,
  admin,
  makeAccount,
  openBrowser,
  axe,
  expectProblem,
}) => {
  expect(admin.email).toBeTruthy()
  const person = await makeAccount()
  await page.goto(`/admin/users/${await idOf(person)}?tab=security`)
  const dialog = page.getByRole('dialog', { name: 'Give a role' })
  const part = dialog.getByLabel('For', { exact: true })
  await page.getByRole('button', { name: 'Give a Role' }).click()
  await expect(part).toHaveValue('')
  await expect(part.locator('option').first()).toHaveText('Whole association')
  // money has no branch
  await dialog.getByLabel('Role', { exact: true }).selectOption('Treasurer')
  await expect(part).toHaveCount(0)
  await dialog.getByLabel('Role', { exact: true }).selectOption('Event manager')
  await part.selectOption('Greater Equatoria')
  await dialog.getByLabel('Last day (optional)').fill('2099-12-31')
  await axe(page)
  await dialog.getByRole('button', { name: 'Give Role' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Event manager, Greater Equatoria, until 31 December 2099')).toBeVisible()

  // an account has one branch
  await page.getByRole('button', { name: 'Give a Role' }).click()
  await dialog.getByLabel('Role', { exact: true }).selectOption('Registrar')
  await part.selectOption('Greater Upper Nile')
  expectProblem(/409 POST .*\/roles/)
  await dialog.getByRole('button', { name: 'Give Role' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This person has a role for another region or group.')
  await axe(page)

  const manager = await openBrowser(person)
  await manager.goto('/admin/events')
  await expect(manager.getByText('Your region: Greater Equatoria')).toBeVisible()
  await manager.getByRole('link', { name: 'Create Event' }).click()
  const region = manager.getByLabel('Region', { exact: true })
  await expect(region.locator('option')).toHaveText(['Greater Equatoria'])
  const title = `Site visit ${randomUUID()}`
  await manager.getByLabel('Title', { exact: true }).fill(title)
  await manager.getByLabel('Event date (Juba time)').fill(`${NEXT_YEAR}-05-04T09:30`)
  await manager.getByLabel('Location').fill('Freedom Bridge')
  await axe(manager)
  await manager.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(manager, 'Event created successfully')).toBeVisible()
  await expect(manager.getByRole('main').locator('header')).toContainText('Draft')
  await expect(manager.getByText('Greater Equatoria', { exact: true })).toBeVisible()
  await manager.getByRole('link', { name: 'Edit Event' }).click()
  await expect(region.locator('option')).toHaveText(['Greater Equatoria'])
  await manager.getByLabel('Location').fill('Yei')
  await manager.getByRole('button', { name: 'Save Changes' }).click()
  await expect(manager.getByText('Yei', { exact: true })).toBeVisible()
  await expect(manager.getByRole('heading', { level: 2, name: 'Who registered' })).toBeVisible()
})
