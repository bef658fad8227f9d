import { fromMore } from './fromMore'
import { expect, test } from './fixtures'
import { apply } from './members'

test('a secretary opens an application from Today, sees its record in the content panel, and comes back', async ({
  page,
  admin,
  makeAccount,
}) => {
  expect(admin.email).toBeTruthy()
  const applicant = await makeAccount()
  const fullName = `Achol ${applicant.email.slice(0, 8)}`
  await apply(applicant, { fullName, signature: fullName })

  await page.goto('/admin')
  await page.getByRole('link', { name: /^\d+ Applications?$/ }).click()
  await expect(page).toHaveURL('/admin/applications')

  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('searchbox').press('Enter')
  await page
    .getByRole('link', { name: new RegExp(fullName) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible()

  await fromMore(page, 'Open in the content panel')
  await expect(page).toHaveURL(/\/cms\/collections\/applications\//)
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open on the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}/)
})
