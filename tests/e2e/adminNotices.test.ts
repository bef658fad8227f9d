import { randomUUID } from 'node:crypto'
import { makePdf } from '../helpers/uploads'
import { openDeskPage } from './desk'
import { toast } from './events'
import { expect, test } from './fixtures'

// proves: C063
test('the desk has the five tabs of the specification as pages of its navigation, under their names', async ({
  page,
  admin,
}) => {
  expect(admin.email).toBeTruthy()
  await page.goto('/admin')
  for (const [name, address, group] of [
    ['Membership Applications', '/admin/applications', 'Membership'],
    ['User Management', '/admin/users', 'People'],
    ['Events', '/admin/events'],
    ['Publications', '/admin/publications', 'Publications'],
    ['Contact Forms', '/admin/contact', 'Communication'],
  ] as const) {
    await openDeskPage(page, name, group)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test.describe('the dashboard reports', () => {
  // proves: C013
  test('that a publication was created or could not be created', async ({
    page,
    admin,
    axe,
    expectProblem,
  }) => {
    expectProblem(/503 POST .*\/api\/publications\/add/)
    const title = `Wells of ${randomUUID()}`
    await page.goto('/admin/publications')
    await page.getByRole('link', { name: 'New publication' }).click()
    const create = page.getByRole('button', { name: 'Create publication' })
    await page.getByLabel('Published date').fill('')
    await create.click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    for (const text of ['Title is required', 'Published date is required', 'Please choose a category'])
      await expect(summary).toContainText(text)
    await axe(page)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Published date').fill('2026-03-01')
    await page.getByLabel('Category', { exact: true }).selectOption('Standards')
    await expect(page.getByLabel('Topic').getByRole('option')).toHaveText([
      'None',
      'Policy',
      'Technical',
      'Research',
      'Case study',
    ])
    await page.getByLabel('Topic').selectOption('Case study')
    await page
      .getByLabel(/^PDF file/)
      .setInputFiles({ name: 'wells.pdf', mimeType: 'application/pdf', buffer: makePdf() })
    await page.route(
      '**/api/publications/add',
      (route) =>
        route.fulfill({
          status: 503,
          json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
        }),
      { times: 1 },
    )
    await create.click()
    await expect(toast(page, 'Failed to create publication').first()).toContainText(
      'The service is restarting.',
    )
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await create.click()
    await expect(toast(page, 'Publication created successfully').first()).toBeVisible()
    const { docs } = (await (
      await admin.api.get(`/api/publications?depth=0&where[title][equals]=${encodeURIComponent(title)}`)
    ).json()) as { docs: unknown[] }
    expect(docs).toMatchObject([{ category: 'standards', topic: 'case_study', _status: 'published' }])
  })

  // proves: C244
  test('that an event could not be created, and preserves what was typed', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/503 POST .*\/api\/events\/list/)
    await page.goto('/admin/events')
    await page.getByRole('link', { name: 'Create Event' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Site visit')
    await page.getByLabel('Event date (Juba time)').fill('2031-05-04T09:30')
    await page.getByLabel('Location').fill('Freedom Bridge')
    await page.route('**/api/events/list', (route) =>
      route.fulfill({
        status: 503,
        json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
      }),
    )
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(toast(page, 'Failed to create event').first()).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Freedom Bridge')
  })
})
