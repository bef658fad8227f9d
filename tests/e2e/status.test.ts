import { openDeskPage } from './desk'
import { expect, test } from './fixtures'

test('an administrator sees from any page of staff how the system is', async ({ page, admin, axe }) => {
  expect(admin.email).toBeTruthy()
  await page.goto('/admin/today')
  await openDeskPage(page, 'System Status', 'Settings')
  await expect(page).toHaveURL('/admin/status')
  await expect(page).toHaveTitle(/^System Status/)
  await expect(page.getByRole('definition').filter({ hasText: /^MongoDB \d+\.\d+/ })).toBeVisible()
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /GB free$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Publish scheduled' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^0001 publish-site-settings (State )?Done/ })).toBeVisible()
  await axe(page)
})

test('a member is sent home from the status of the system', async ({ page, account }) => {
  expect(account.email).toBeTruthy()
  await page.goto('/admin/status')
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
  await expect(page.getByRole('heading', { name: 'System Status' })).toHaveCount(0)
})
