import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makePdf } from '../helpers/uploads'
import { fromMore } from './fromMore'
import { toast } from './events'
import { clearSession } from './clearSession'
import { expect, test } from './fixtures'

/** The site's email in the seeded settings: staff are notified there. */
const OFFICE = 'info@example.org'

const pdf = (bytes = 3_000_000, title = 'A paper') => ({
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf({ bytes, title }),
})
const NO_PDF = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><p>No paper</p>'.repeat(100)),
}

const openHubDialog = async (page: Page, title: string) => {
  await page.goto('/publications')
  await page.getByRole('button', { name: 'Upload Publication' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Publication' })
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true })
  await expect(upload).toBeDisabled()
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await expect(upload).toBeDisabled()
  return {
    dialog,
    upload,
    choose: (file: ReturnType<typeof pdf>) => dialog.getByLabel('PDF file').setInputFiles(file),
  }
}

test.describe('the upload dialog of the resources hub', () => {
  // proves: C056
  test('is shown to administrators only', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/publications')
    await expect(page.getByRole('heading', { name: 'By Type' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload Publication' })).toHaveCount(0)
  })

  test('adds a publication, then closes and clears', async ({ page, admin, axe }) => {
    expect(admin.email).toBeTruthy()
    const title = `Guide ${randomUUID()}`
    const { dialog, upload, choose } = await openHubDialog(page, title)
    await dialog.getByLabel('Category', { exact: true }).selectOption('Books')
    await expect(dialog.getByLabel('Subcategory')).toBeVisible()
    await dialog.getByLabel('Category', { exact: true }).selectOption('Standards')
    await expect(dialog.getByLabel('Subcategory')).toHaveCount(0)
    await choose(pdf())
    await expect(dialog.getByText('2.86 MB')).toBeVisible()
    await axe(page)
    await upload.click()
    await expect(toast(page, 'Publication uploaded successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Upload Publication' }).click()
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.goto(`/publications?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('PDF').first()).toBeVisible()
  })

  // proves: C163
  test('shows why a file is refused, and preserves the other fields', async ({ page, admin }) => {
    expect(admin.email).toBeTruthy()
    const { dialog, upload, choose } = await openHubDialog(page, 'No paper')
    await choose(NO_PDF)
    await upload.click()
    await expect(toast(page, 'Failed to upload: Please select a PDF file')).toBeVisible()
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('No paper')
    await expect(upload).toBeEnabled()
  })

  test('shows progress, resumes after a lost connection, and can be cancelled', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/net::ERR_/)
    const title = `Lost and found ${randomUUID()}`
    const { dialog, upload, choose } = await openHubDialog(page, title)
    await choose(pdf())
    // the first part waits, so that the dialog can be checked during the upload
    let release = (): void => {}
    const isHeld = new Promise<void>((resolve) => (release = resolve))
    let tries = 0
    await page.route('**/api/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      tries += 1
      if (tries > 1) return route.continue()
      await isHeld
      await route.abort('connectionreset')
    })
    await upload.click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(upload).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    release()
    await expect(toast(page, 'Publication uploaded successfully!')).toBeVisible()
    expect(tries).toBeGreaterThan(1)

    const again = await openHubDialog(page, title)
    await again.choose(pdf())
    await page.unroute('**/api/uploads/*')
    // cancelled while the upload is created, and while a part is sent
    for (const [address, method] of [
      ['**/api/uploads', 'POST'],
      ['**/api/uploads/*', 'PATCH'],
    ] as const) {
      const isSent = page.waitForRequest(
        (request) => request.method() === method && request.url().includes('/api/uploads'),
      )
      const cancelled = page.waitForResponse(
        (response) => response.request().method() === 'DELETE' && response.url().includes('/api/uploads/'),
      )
      let goOn = (): void => {}
      const isHeldBack = new Promise<void>((resolve) => (goOn = resolve))
      await page.route(address, async (route) => {
        if (route.request().method() === method) await isHeldBack
        await route.continue().catch(() => {}) // the request of the part was aborted
      })
      await again.upload.click()
      await isSent
      await again.dialog.getByRole('button', { name: 'Cancel upload' }).click()
      await expect(again.dialog.getByRole('progressbar')).toHaveCount(0)
      goOn()
      expect((await cancelled).status()).toBe(204)
      await expect(again.upload).toBeEnabled()
      await page.unroute(address)
    }
  })
})

test.describe('publications in the dashboard', () => {
  // proves: C012
  test('staff create, find, edit, withdraw and delete a publication', async ({ page, admin, axe }) => {
    expect(admin.email).toBeTruthy()
    const title = `Case study ${randomUUID()}`
    await page.goto('/admin/publications')
    await expect(page.getByRole('table', { name: 'Publications' })).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: 'New publication' }).click()
    await page.getByRole('button', { name: 'Create publication' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Title is required')
    await axe(page)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Category', { exact: true }).selectOption('Journals')
    await page.getByLabel('Topic').selectOption('Case study')
    await page.getByLabel(/^PDF file/).setInputFiles(pdf(200_000))
    await page.getByRole('button', { name: 'Create publication' }).click()
    await expect(toast(page, 'Publication created successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/publications$/)

    await page.getByRole('searchbox').fill(title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/q=Case\+study/)
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.getByLabel('Authors (optional)').fill('نياندينق دينق')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Publication saved')).toBeVisible()
    await axe(page)
    await fromMore(page, 'Withdraw')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(toast(page, 'Publication withdrawn')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(page, 'Publication published')).toBeVisible()
    await fromMore(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Publication deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/publications$/)
  })

  test('a publication without a file is not published, and a colleague’s change is not overwritten', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expectProblem(/^(400|409) POST/)
    const title = `Colleague ${randomUUID()}`
    await page.goto('/admin/publications/new')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Category', { exact: true }).selectOption('Standards')
    await page.getByRole('button', { name: 'Create publication' }).click()
    await expect(page.getByText('Please select a PDF file')).toBeVisible()

    const added = (await (
      await admin.api.post('/api/publications/add', {
        data: { title, category: 'standards', publishedDate: '2026-01-31', isPublished: false },
      })
    ).json()) as { id: string }
    await page.goto(`/admin/publications/${added.id}`)
    const { updatedAt } = (await (await admin.api.get(`/api/publications/${added.id}/edition`)).json()) as {
      updatedAt: string
    }
    await admin.api.post(`/api/publications/${added.id}/edition`, {
      data: {
        title: `${title} by a colleague`,
        category: 'standards',
        publishedDate: '2026-01-31',
        updatedAt,
      },
    })
    await page.getByLabel('Authors (optional)').fill('N. Deng')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Failed to save publication')).toContainText(
      'A colleague has changed this in the meantime',
    )
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} by a colleague`)
  })
})

test.describe('submissions', () => {
  const division = '/divisions/structural-engineering'

  // proves: C101
  test('visitors see that the portal is coming', async ({ page }) => {
    await page.goto(division)
    await page.getByRole('button', { name: 'Submit Research or Paper' }).click()
    await expect(toast(page, 'Research submission portal coming soon')).toBeVisible()
  })

  test('a member submits a paper, staff decide, and the author is told of both', async ({
    page,
    account,
    staff,
    mailbox,
    axe,
  }) => {
    const title = `Piles in soft ground ${randomUUID()}`
    await page.goto(division)
    await page.getByRole('button', { name: 'Submit Research or Paper' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Submit Research or Paper' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit paper' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Abstract is required',
    )
    await axe(page)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Abstract', { exact: true }).fill('Three years of measurements.')
    await page.getByLabel('PDF file').setInputFiles(pdf(500_000))
    await page.getByRole('button', { name: 'Submit paper' }).click()
    await expect(toast(page, 'Paper submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await mailbox.next(account.email, /We have received your paper/)

    await clearSession(page)
    await page.context().addCookies((await staff.api.storageState()).cookies)
    await mailbox.next(OFFICE, new RegExp(`New paper: ${title}`))
    await page.goto(`/admin/publications/submissions?q=${encodeURIComponent(title)}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^papers-.*\.csv$/)
    await page.getByRole('button', { name: title, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('link', { name: 'Open the PDF' })).toBeVisible()
    await axe(page)
    await dialog.getByLabel('Status').selectOption('Accepted')
    await dialog.getByLabel('Feedback (optional)').fill('A fine piece of work.')
    await dialog.getByRole('button', { name: 'Save decision' }).click()
    await expect(toast(page, 'Paper updated')).toBeVisible()
    await expect(dialog).toBeHidden()
    await mailbox.next(account.email, /Your paper has been accepted/)

    await clearSession(page)
    await page.context().addCookies((await account.api.storageState()).cookies)
    await page.goto('/membership/papers')
    await expect(page.getByText('A fine piece of work.')).toBeVisible()
    await axe(page)
  })
})
