import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'

test('staff find a person and a page from anywhere, and begin what they want to do, with the keyboard alone', async ({
  page,
  admin,
  axe,
  makeAccount,
}) => {
  expect(admin.email).toBeTruthy()
  const person = await makeAccount()
  const { user } = (await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }
  await page.goto('/admin/events')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  const input = palette.getByRole('combobox')
  await expect(input).toBeFocused()
  await input.fill(person.email)
  await expect(palette.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1)
  await axe(page)
  await input.press('Enter')
  await expect(page).toHaveURL(`/admin/users/${user.id}`)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recently opened' })).toContainText(person.email)
  await input.fill('day close')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Day Close')
  await input.press('Enter')
  await expect(page).toHaveURL('/admin/payments/day-close')

  await page.keyboard.press('Control+k')
  await input.fill('record a pay')
  await input.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Record a payment' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/payments/all')
  await page.keyboard.press('Control+k')
  await input.fill(randomUUID())
  await expect(palette.getByRole('status')).toHaveText('No results found')
})
