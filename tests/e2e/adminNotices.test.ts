import { toast } from './events'
import { expect, test } from './fixtures'

test.describe('the dashboard says', () => {
  test('that an event could not be created, and keeps what was typed', async ({ page, admin, expectProblem }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/503 POST .*\/api\/events\/list/)
    await page.goto('/admin/events')
    await page.getByRole('link', { name: 'Create Event' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Site visit')
    await page.getByLabel('Event date (Juba time)').fill('2031-05-04T09:30')
    await page.getByLabel('Location').fill('Freedom Bridge')
    await page.route('**/api/events/list', (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'The service is starting again.', code: 'database_unavailable' }] } }))
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(toast(page, 'Failed to create event').first()).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Freedom Bridge')
  })
})
