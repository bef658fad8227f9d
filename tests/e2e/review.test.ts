import { randomUUID } from 'node:crypto'
import { idOf } from './accountId'
import { APPLICATION_PAGE, banner, continueButton, fillIn, submitButton } from './applicationForm'
import { toast } from './events'
import { expect, test } from './fixtures'
import { apply, decide } from './members'
import { required } from '../helpers/required'

// proves: C007
test('an applicant is told of each step from application through review to approval', async ({
  page,
  openBrowser,
  account,
  staff,
  mailbox,
  axe,
}) => {
  const name = `Nyandeng ${randomUUID()}`
  await page.goto(APPLICATION_PAGE)
  await expect(continueButton(page)).toBeEnabled()
  await fillIn(page, name)
  await submitButton(page).click()
  await expect(
    toast(page, 'Application submitted successfully! We will contact you soon.').first(),
  ).toBeVisible()
  await page.waitForURL('/membership/join')
  await mailbox.next(account.email, /We have received your application/)
  await page.goto(APPLICATION_PAGE)
  await expect(banner(page)).toContainText('Application Under Review')
  await expect(continueButton(page)).toHaveCount(0)

  const desk = await openBrowser(staff)
  await desk.goto('/admin/applications')
  await desk.getByRole('searchbox', { name: 'Name, email or institution' }).fill(name)
  await desk.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByRole('status').filter({ hasText: /^1 application/ })).toBeVisible()
  await desk.getByLabel(`Status of ${name}`).selectOption('Under review')
  await expect(toast(desk, 'Application status updated').first()).toBeVisible()
  await axe(desk)
  await desk.getByRole('link', { name }).click()
  await expect(desk).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}$/)
  await expect(desk.getByText('ASCE, 4711')).toBeVisible()
  await desk.getByLabel('Comment').fill('Known to us.')
  await desk.getByRole('button', { name: 'Add Comment' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Known to us.' })).toBeVisible()
  await desk.getByLabel(`Status of ${name}`).selectOption('Approved')
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Under review → Approved' })).toBeVisible()
  await axe(desk)

  const mail = await mailbox.next(account.email, /your membership has been approved/)
  const number = /ACE-\d{4}-\d{4,}/.exec(mail.text)?.[0]
  await page.reload()
  await expect(banner(page)).toContainText('Welcome')
  await expect(banner(page)).toContainText(required(number))
  await expect(banner(page)).toContainText('quote this ID in all official communication')
  await axe(page)
})

// proves: C076
test(
  'a rejected applicant reads the feedback and applies again',
  { tag: '@phone' },
  async ({ page, openBrowser, account, staff, mailbox, axe }) => {
    const id = await apply(account)
    const desk = await openBrowser(staff)
    await desk.goto(`/admin/applications/${id}`)
    const status = desk.getByLabel('Status of Nyandeng Deng')
    await status.selectOption('Rejected')
    const dialog = desk.getByRole('dialog', { name: 'Reject this application?' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog.getByText('Please give a reason for this change')).toBeVisible()
    await axe(desk)
    await dialog.getByLabel('Reason').fill('No licence')
    await dialog.getByLabel('Feedback to the applicant').fill('Please add your licence.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(toast(desk, 'Application status updated').first()).toBeVisible()

    expect((await mailbox.next(account.email, /not approved/)).text).toContain('Please add your licence.')
    await page.goto(APPLICATION_PAGE)
    await expect(banner(page)).toContainText('Application Not Approved')
    await expect(banner(page)).toContainText('Please add your licence.')
    await expect(banner(page).getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await axe(page)
    await expect(continueButton(page)).toBeEnabled()
    await fillIn(page)
    await submitButton(page).click()
    await page.waitForURL('/membership/join')
    const { application } = (await (await account.api.get('/api/applications/mine')).json()) as {
      application: { id: string; status: string }
    }
    expect(application.status).toBe('pending')
    expect(application.id).not.toBe(id)
  },
)

test.describe('staff who review applications', () => {
  test('see the list they searched for, though they decided while it was still loading', async ({
    page,
    admin: _,
    makeAccount,
  }) => {
    const fullName = `Deng ${randomUUID()}`
    await apply(await makeAccount(), { fullName })
    await page.goto('/admin/applications')
    let decided = (): void => undefined
    const isDecided = new Promise<void>((resolve) => (decided = resolve))
    await page.route(
      (url) => url.searchParams.get('q') === fullName,
      async (route) => {
        await isDecided
        await route.continue().catch(() => undefined) // a request that the page has cancelled
      },
    )
    await page.getByRole('searchbox', { name: 'Name, email or institution' }).fill(fullName)
    await page.getByRole('button', { name: 'Search' }).click()
    const table = page.getByRole('table')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel(`Status of ${fullName}`).selectOption('Under review')
    await expect(toast(page, 'Application status updated').first()).toBeVisible()
    decided()
    await expect(page.getByRole('status').filter({ hasText: /^1 application/ })).toBeVisible()
    await expect(table).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel(`Status of ${fullName}`)).toHaveValue('under_review')
  })

  // proves: C243
  test('see a decision undone when a colleague decided first or the server refuses it', async ({
    page,
    admin,
    makeAccount,
    expectProblem,
  }) => {
    expectProblem(/(409|422|500) POST .*\/api\/applications\/.*\/status/)
    const fullName = `Deng ${randomUUID()}`
    const id = await apply(await makeAccount(), { fullName })
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    const status = page.getByLabel(`Status of ${fullName}`)
    await expect(status).toHaveValue('pending')
    await decide(admin, id, { status: 'rejected', reason: 'A double' })
    await status.selectOption('Under review')
    await expect(toast(page, 'Failed to update status').first()).toContainText(
      'A colleague has changed this in the meantime',
    )
    await expect(status).toHaveValue('rejected')

    const path = `**/api/applications/${id}/status`
    const text = 'This application is not linked to a user account. The applicant must sign in and resubmit.'
    const setToPending = async (): Promise<void> => {
      await status.selectOption('Pending')
      await page.getByRole('dialog').getByLabel('Reason').fill('Once more')
      await page.getByRole('dialog').getByRole('button', { name: 'Change Status' }).click()
    }
    await page.route(
      path,
      (route) => route.fulfill({ status: 422, json: { errors: [{ message: text, code: 'not_linked' }] } }),
      { times: 1 },
    )
    await setToPending()
    await expect(toast(page, text).first()).toBeVisible()
    await expect(status).toHaveValue('rejected')

    await page.route(
      path,
      (route) =>
        route.fulfill({
          json: { status: 'pending', warning: 'Application approved but failed to update profile' },
        }),
      { times: 1 },
    )
    await setToPending()
    await expect(toast(page, 'Application approved but failed to update profile').first()).toBeVisible()
  })

  test('as chapter leads read and comment on applications of their region, and decide none', async ({
    page,
    account,
    staff,
    makeAccount,
    expectProblem,
  }) => {
    expectProblem(/404 GET /)
    const [near, far] = [`Near ${randomUUID()}`, `Far ${randomUUID()}`]
    const ids: string[] = []
    for (const [fullName, state] of [
      [near, 'Eastern Equatoria'],
      [far, 'Jonglei'],
    ] as const)
      ids.push(await apply(await makeAccount(), { fullName, state }))
    const { user } = (await (await account.api.get('/api/users/me')).json()) as { user: { id: string } }
    const given = await staff.api.post(`/api/users/${user.id}/roles`, {
      data: { role: 'chapter_lead', region: 'greater_equatoria' },
    })
    expect(given.ok(), await given.text()).toBe(true)

    await page.goto(`/admin/applications?q=${encodeURIComponent(far)}`)
    await expect(page.getByRole('heading', { name: 'No membership applications yet' })).toBeVisible()
    await page.goto(`/admin/applications?q=${encodeURIComponent(near)}`)
    const row = page.getByRole('row').filter({ hasText: near })
    await expect(row.getByText('Pending')).toBeVisible()
    await expect(row.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveCount(0)
    await row.getByRole('link', { name: near }).click()
    await expect(page.getByText('University of Juba')).toBeVisible()
    await expect(page.getByText('R00123456')).toHaveCount(0)
    await expect(page.getByLabel(/^Status of/)).toHaveCount(0)
    await page.getByLabel('Comment').fill('Met on site.')
    await page.getByRole('button', { name: 'Add Comment' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Met on site.' })).toBeVisible()
    await page.goto(`/admin/applications/${ids[1]}`)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })

  test('but decide nothing about their own one: a colleague does', async ({ page, account, staff, axe }) => {
    const fullName = `Own ${randomUUID()}`
    const id = await apply(account, { fullName })
    const user = await idOf(account)
    const given = await staff.api.post(`/api/users/${user}/roles`, { data: { role: 'registrar' } })
    expect(given.ok(), await given.text()).toBe(true)
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    await expect(page.getByRole('row', { name: fullName })).toContainText('Pending')
    await expect(page.getByLabel(`Status of ${fullName}`)).toHaveCount(0)
    await page.getByRole('link', { name: fullName }).click()
    await expect(page.getByText('This is your own application. A colleague decides it.')).toBeVisible()
    await expect(page.getByLabel(/^Status of/)).toHaveCount(0)
    await axe(page)
    await decide(staff, id, { status: 'under_review' })

    await page.goto(`/admin/users/${user}?tab=membership`)
    await expect(page.getByText('This is your own account. A colleague decides')).toBeVisible()
    await expect(page.getByText('Nothing has been decided about a membership yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add membership' })).toHaveCount(0)
    await axe(page)
  })

  // proves: C066
  test('see an error when an application cannot be loaded or does not exist', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expectProblem(/(404|500|503) GET /)
    expect(admin.email).toBeTruthy()
    await page.goto(`/admin/applications?q=${randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'No membership applications yet' })).toBeVisible()
    await page.goto('/admin/applications')
    await page.route('**/api/applications/*/review', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'down', code: 'unexpected' }] } }),
    )
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByText('Failed to fetch application details')).toBeVisible()
  })

  test('export the filtered list, whose filters are in the URL', async ({ page, admin, makeAccount }) => {
    expect(admin.email).toBeTruthy()
    const fullName = `Deng ${randomUUID()}`
    await apply(await makeAccount(), { fullName })
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^applications-.*\.csv$/)
    await page.getByLabel('Status', { exact: true }).selectOption('Approved')
    await expect(page).toHaveURL(/status=approved/)
    await expect(page.getByText('0 applications')).toBeVisible()
  })
})
