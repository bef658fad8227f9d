import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { makePdf } from '../helpers/uploads'
import { toast } from './events'
import { todayInJuba } from '../../frontend/lib/todayInJuba'
import { type Account, expect, test } from './fixtures'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Upload Publication' })
const field = (page: Page, label: string): Locator => dialog(page).getByLabel(label, { exact: true })
const send = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Upload', exact: true })
const opener = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Upload Publication' })

const paper = (bytes = 0, name = 'paper.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf({ bytes }),
})

const open = async (page: Page): Promise<void> => {
  await page.goto('/publications')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

const storedAs = async ({ api }: Account, title: string): Promise<unknown[]> =>
  (
    (await (
      await api.get(`/api/publications?depth=0&where[title][equals]=${encodeURIComponent(title)}`)
    ).json()) as { docs: unknown[] }
  ).docs

test.describe('the upload dialog of the resources hub', () => {
  // proves: C014
  test(
    'takes title and file, shows the file size, is disabled while it sends, and is empty afterwards',
    { tag: '@phone' },
    async ({ page, admin, axe }) => {
      const title = `Wells of ${randomUUID()}`
      await open(page)
      await expect(send(page)).toBeDisabled()
      await expect(dialog(page).getByText('Please fill in all fields')).toBeVisible()
      await expect(field(page, 'Description (optional)')).toBeVisible()
      await expect(field(page, 'PDF file')).toHaveAttribute('accept', /application\/pdf/)
      await field(page, 'PDF file').setInputFiles(paper(1024 ** 2 * 1.5))
      await expect(dialog(page).getByText(/1\.50 MB/)).toBeVisible()
      await expect(send(page)).toBeDisabled()
      await field(page, 'Title').fill(title)
      await expect(send(page)).toBeEnabled()
      await expect(dialog(page).getByText('Please fill in all fields')).toHaveCount(0)
      await field(page, 'PDF file').setInputFiles([])
      await expect(send(page)).toBeDisabled()
      await field(page, 'PDF file').setInputFiles(paper(1024 ** 2 * 1.5))
      await field(page, 'Category').selectOption('Books')
      await field(page, 'Subcategory').selectOption('Water Resources')
      await axe(page)

      let proceed = (): void => {}
      const held = new Promise<void>((resolve) => (proceed = resolve))
      await page.route('**/api/publications/add', async (route) => {
        await held
        await route.continue()
      })
      await send(page).click()
      await expect(send(page)).toBeDisabled()
      await expect(dialog(page).getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled()
      await expect(field(page, 'Title')).toBeDisabled()
      proceed()
      await expect(toast(page, 'Publication uploaded successfully!').first()).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      expect(await storedAs(admin, title)).toMatchObject([
        {
          category: 'books',
          subcategory: 'water_resources',
          fileSize: 1024 ** 2 * 1.5,
          publishedDate: expect.stringContaining(todayInJuba()) as unknown,
        },
      ])

      await opener(page).click()
      await expect(field(page, 'Title')).toHaveValue('')
      await expect(dialog(page).getByText(/ MB/)).toHaveCount(0)
    },
  )

  // proves: C193
  test('shows the server’s text when an upload failed, or a general one', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/(403|500) POST .*\/api\/publications\/add/)
    await open(page)
    await field(page, 'Title').fill('A paper')
    await field(page, 'PDF file').setInputFiles(paper())
    await page.route(
      '**/api/publications/add',
      (route) =>
        route.fulfill({
          status: 403,
          json: { errors: [{ message: 'Only administrators can upload publications', code: 'forbidden' }] },
        }),
      { times: 1 },
    )
    await send(page).click()
    await expect(
      toast(page, 'Failed to upload: Only administrators can upload publications').first(),
    ).toBeVisible()
    await page.route('**/api/publications/add', (route) => route.fulfill({ status: 500, body: 'oops' }), {
      times: 1,
    })
    await send(page).click()
    await expect(toast(page, 'Failed to upload: Unknown error').first()).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('A paper')
  })

  // proves: C166
  test('asks for a new sign-in when the session has ended', async ({
    page,
    context,
    admin,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/401 /)
    await open(page)
    await field(page, 'Title').fill('A paper')
    await field(page, 'PDF file').setInputFiles(paper())
    await context.clearCookies()
    await send(page).click()
    await expect(page).toHaveURL(/\/auth\?/)
    await expect(toast(page, 'Please sign in to upload publications').first()).toContainText(
      'Authentication Required',
    )
  })
})
