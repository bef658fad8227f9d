import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'

test('staff add a person from a paper form, and are shown who may be the same first', async ({
  admin,
  page,
  axe,
  expectProblem,
}) => {
  expectProblem(/^400 POST .*\/people-imports\/person$/) // a membership without its dates
  expect(admin.email).toContain('@')
  const tag = randomUUID().slice(0, 8)
  const phone = `09${randomInt(10_000_000, 99_999_999)}`
  const dialog = page.getByRole('dialog', { name: 'New person' })
  const open = async (name: string): Promise<void> => {
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'New Person' }).click()
    await dialog.getByLabel('Full name').fill(name)
    await dialog.getByLabel('Phone').fill(phone)
  }

  await open(`Nyibol ${tag}`)
  await dialog.getByLabel('Grade').selectOption('Professional')
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  await expect(dialog.getByLabel('Member since')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Paid until')).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  await dialog.getByLabel('Member since').fill('2019-05-01')
  await dialog.getByLabel('Paid until').fill('2099-04-30')
  await dialog.getByRole('button', { name: 'Add Person' }).dblclick()
  await expect(page.getByRole('heading', { name: `Nyibol ${tag}` })).toBeVisible()
  await page.getByRole('tab', { name: 'Membership' }).click()
  await expect(page.getByText(/^Imported: Professional/)).toBeVisible()

  await open(`Nyibol of the other phone ${tag}`)
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  const alert = dialog.getByRole('alert').filter({ hasText: 'somebody whom we already know' })
  await expect(alert.getByRole('link', { name: `Nyibol ${tag}` })).toBeVisible()
  await axe(page)
  await alert.getByLabel('This is another person').check()
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  await expect(page.getByRole('heading', { name: `Nyibol of the other phone ${tag}` })).toBeVisible()
})
