import { expect, test } from './fixtures'
import { apply } from './members'

test(
  'Today shows a secretary what waits, and one tap opens it',
  { tag: '@phone' },
  async ({ page, admin, axe, makeAccount, api }) => {
    expect(admin.email).toBeTruthy()
    const applicant = await makeAccount()
    const fullName = `Abuk ${applicant.email.slice(0, 8)}`
    await apply(applicant, { fullName, signature: fullName })
    const subject = `Bridge ${applicant.email.slice(0, 8)}`
    const sent = await api.post('/api/contact-messages', {
      data: { name: 'Deng', email: 'deng@example.org', subject, message: 'When is it built?' },
    })
    expect(sent.status(), await sent.text()).toBe(201)

    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/today')
    const applications = page.getByRole('region', { name: /\d+ Applications/ })
    await expect(applications.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: /\d+ Contact messages/ })).toBeVisible()
    await axe(page)

    // others decide applications meanwhile: whichever is the oldest now
    await applications.getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/admin/today')
    await applications.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL('/admin/applications')
  },
)

test('Today says so where it cannot be loaded, and asks again', async ({ page, admin, expectProblem }) => {
  expect(admin.email).toBeTruthy()
  expectProblem(/^503 GET .*\/api\/pending-work/)
  await page.goto('/admin/users')
  await page.route('**/api/pending-work', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: 'Away', code: 'database_unavailable' }] } }),
  )
  await page.getByRole('tab', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load what waits for you' })).toBeVisible()
  await page.unroute('**/api/pending-work')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
})
