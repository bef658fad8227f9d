import { expect, test } from './fixtures'
import { apply } from './members'

test('a secretary opens an application from the panel’s first page, decides it on the dashboard, and returns to its record', async ({
  page,
  admin,
  makeAccount,
}) => {
  expect(admin.email).toBeTruthy()
  const applicant = await makeAccount()
  const fullName = `Achol ${applicant.email.slice(0, 8)}`
  await apply(applicant, { fullName, signature: fullName })

  await page.goto('/cms')
  const work = page.getByRole('region', { name: 'Pending work' })
  await expect(work.getByRole('heading', { name: /Applications?/ })).toBeVisible()
  await expect(work.getByText('this week').first()).toBeVisible()
  await work.getByRole('link', { name: /\d+ Applications?/ }).click()
  await expect(page).toHaveURL('/admin/applications')

  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('searchbox').press('Enter')
  await page
    .getByRole('link', { name: new RegExp(fullName) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible()

  await page.getByRole('link', { name: 'Open in the content panel' }).click()
  await expect(page).toHaveURL(/\/cms\/collections\/applications\//)
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open on the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}/)
})
