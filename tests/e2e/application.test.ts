import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { applicationInput } from '../helpers/applications'
import { banner, fillIn, submitButton } from './applicationForm'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'

const PAGE = '/membership/application'
const summary = (page: Page): Locator => page.getByRole('alert', { name: 'There is a problem' })

/** Sends an application over HTTP and returns its id. */
const apply = async (person: Account, overrides = {}): Promise<string> => {
  const response = await person.api.post('/api/applications/submit', { data: applicationInput({ email: person.email, ...overrides }) })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

const decide = async (staff: APIRequestContext, id: string, body: Record<string, string>): Promise<void> => {
  const response = await staff.post(`/api/applications/${id}/status`, { data: body })
  expect(response.status(), await response.text()).toBe(200)
}

/** A second browser, in which the administrator is signed in. */
const openForStaff = async (browser: Browser, staff: Account, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ baseURL, storageState: await staff.api.storageState() })
  return context.newPage()
}

test.describe('a visitor', () => {
  test('starts with an address, is asked to sign in, and comes back to the form with it', { tag: '@phone' }, async ({ page, makeAccount }) => {
    const person = await makeAccount()
    await page.goto('/membership/types')
    await page.getByRole('link', { name: 'Apply as Professional' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Tell Us About Yourself' })).toBeVisible()
    for (const wrong of ['', 'nyandeng']) {
      await page.getByLabel('Email').fill(wrong)
      await page.getByRole('button', { name: 'Start Application' }).click()
      await expect(summary(page)).toContainText('Please enter a valid email address')
    }
    await page.getByLabel('Email').fill('for.the.form@example.org')
    await page.getByRole('button', { name: 'Start Application' }).click()
    await expect(toast(page, 'Please sign in to submit a membership application')).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?/)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Membership Application' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('for.the.form@example.org')
    await expect(page.getByLabel('Professional Member')).toBeChecked()
    await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([/Tell Us About Yourself/, /Membership Details/, /Make a Final Impact/])
    await expect(page.getByRole('listitem').filter({ hasText: 'Step 1' })).toHaveAttribute('aria-current', 'step')
  })
})

test.describe('the form', () => {
  test('names everything that is missing, leads to it, and is accessible then', { tag: '@phone' }, async ({ page, account, axe }) => {
    expect(account.email).toBeTruthy()
    await page.goto(PAGE)
    await page.getByLabel('Email').fill('')
    await page.getByLabel('Date', { exact: true }).fill('')
    await submitButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Full name is required',
      'Date of birth is required',
      'Nationality is required',
      'Gender is required',
      'ID/Passport number is required',
      'Street address is required',
      'City is required',
      'State is required',
      'Country is required',
      'Phone number is required',
      'Valid email is required',
      'Membership type is required',
      'Institution name is required',
      'Degree/Diploma is required',
      'Field of study is required',
      'Year is required',
      'Please answer yes or no',
      'Signature is required',
      'Date is required',
    ])
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await summary(page).getByRole('link', { name: 'Membership type is required' }).click()
    await expect(page.getByLabel('Student Member')).toBeFocused()
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page)
  })

  test('keeps its limits and conditions', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto(PAGE)
    await expect(submitButton(page)).toBeEnabled()
    await expect(page.getByLabel('Year of Completion')).toHaveAttribute('maxlength', '4')
    await expect(page.getByLabel('ID/Passport Number')).toHaveAttribute('maxlength', '50')
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(new RegExp(`^${new Date().getUTCFullYear()}-\\d\\d-\\d\\d$`))
    await expect(page.getByLabel('Details', { exact: true })).toBeHidden()
    await page.getByLabel('Yes', { exact: true }).check()
    await expect(page.getByLabel('Details', { exact: true })).toBeVisible()
    await page.getByLabel('No', { exact: true }).check()
    await expect(page.getByLabel('Details', { exact: true })).toBeHidden()
    for (const sector of ['Structural', 'Transportation', 'Water Resources', 'Geotechnical', 'Environmental', 'Construction Management']) {
      await expect(page.getByRole('checkbox', { name: sector })).toBeVisible()
    }
    const official = page.getByRole('region', { name: 'For Official Use Only' })
    await expect(official).toContainText(/Membership ID.*Received on.*Verified by/s)
    await expect(official.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText(/constitution, the bylaws and the/)).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    await fillIn(page)
    await page.getByLabel('Year of Completion').fill('17')
    await page.getByLabel('Full Name').fill('N')
    await submitButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText(['Full name is required', 'Year is required'])
  })

  test('keeps what was typed when it is loaded anew, and when the session ends while it is sent', { tag: '@phone' }, async ({ page, context, account, expectProblem }) => {
    expectProblem(/401 POST .*\/api\/applications\/submit/)
    await page.goto(PAGE)
    await expect(submitButton(page)).toBeEnabled()
    await fillIn(page)
    await page.reload()
    await expect(submitButton(page)).toBeEnabled()
    await expect(page.getByLabel('Street Address')).toHaveValue('Airport Road 12')
    await expect(page.getByLabel('Professional Member')).toBeChecked()
    await expect(page.getByLabel('Structural')).toBeChecked()
    await expect(page.getByLabel('Details', { exact: true })).toHaveValue('ASCE, 4711')

    await context.clearCookies()
    await submitButton(page).click()
    await expect(toast(page, 'You must be logged in to submit an application')).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?/)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(PAGE)
    await expect(page.getByLabel('ID/Passport Number')).toHaveValue('R00123456')
    await expect(page.getByLabel('Details', { exact: true })).toHaveValue('ASCE, 4711')
    await submitButton(page).click()
    await expect(toast(page, 'Application submitted successfully! We will contact you soon.').first()).toBeVisible()
    await page.waitForURL('/membership/join')
  })

  test('says that it could not be sent, and can be sent again', async ({ page, account, expectProblem }) => {
    expect(account.email).toBeTruthy()
    expectProblem(/503 POST .*\/api\/applications\/submit/)
    await page.goto(PAGE)
    await expect(submitButton(page)).toBeEnabled()
    await fillIn(page)
    await page.route('**/api/applications/submit', (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'down', code: 'database_unavailable' }] } }), { times: 1 })
    await submitButton(page).click()
    await expect(toast(page, 'Failed to submit application. Please try again.').first()).toBeVisible()
    await submitButton(page).click()
    await page.waitForURL('/membership/join')
  })

  test('tells who has sent one from another window meanwhile', async ({ page, account, expectProblem }) => {
    expectProblem(/409 POST .*\/api\/applications\/submit/)
    await page.goto(PAGE)
    await expect(submitButton(page)).toBeEnabled()
    await fillIn(page)
    await apply(account)
    await submitButton(page).click()
    await expect(summary(page)).toContainText('You already have an application that is being looked at.')
  })
})

test('apply, review, approve: the applicant is told each step', async ({ page, browser, baseURL, account, staff, mailbox, axe }) => {
  const name = `Nyandeng ${randomUUID()}`
  await page.goto(PAGE)
  await expect(submitButton(page)).toBeEnabled()
  await fillIn(page)
  await page.getByLabel('Full Name').fill(name)
  await submitButton(page).click()
  await expect(toast(page, 'Application submitted successfully! We will contact you soon.').first()).toBeVisible()
  await page.waitForURL('/membership/join')
  await mailbox.next(account.email, /arrived/)
  await page.goto(PAGE)
  await expect(banner(page)).toContainText('Application Under Review')
  await expect(submitButton(page)).toHaveCount(0)

  const desk = await openForStaff(browser, staff, baseURL)
  await desk.goto('/admin/applications')
  await desk.getByRole('searchbox', { name: 'Name, email or institution' }).fill(name)
  await desk.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByRole('status').filter({ hasText: '1 application' })).toBeVisible()
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
  await desk.context().close()

  const mail = await mailbox.next(account.email, /your membership has been approved/)
  const number = /ACE-\d{4}-\d{4,}/.exec(mail.text)?.[0]
  await page.reload()
  await expect(banner(page)).toContainText('Welcome')
  await expect(banner(page)).toContainText(number!)
  await expect(banner(page)).toContainText('quote this ID in all official communication')
  await axe(page)
})

test('rejected with feedback: the applicant reads it and applies again', { tag: '@phone' }, async ({ page, browser, baseURL, account, staff, mailbox, axe }) => {
  const id = await apply(account)
  const desk = await openForStaff(browser, staff, baseURL)
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
  await desk.context().close()

  expect((await mailbox.next(account.email, /not approved/)).text).toContain('Please add your licence.')
  await page.goto(PAGE)
  await expect(banner(page)).toContainText('Application Not Approved')
  await expect(banner(page)).toContainText('Please add your licence.')
  await expect(banner(page).getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await axe(page)
  await expect(submitButton(page)).toBeEnabled()
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL('/membership/join')
  const { application } = (await (await account.api.get('/api/applications/mine')).json()) as { application: { id: string; status: string } }
  expect(application.status).toBe('pending')
  expect(application.id).not.toBe(id)
})

test.describe('staff', () => {
  test('undoes what a colleague was quicker with, and what the server refuses', async ({ page, admin, makeAccount, expectProblem }) => {
    expectProblem(/(409|422|500) POST .*\/api\/applications\/.*\/status/)
    const fullName = `Deng ${randomUUID()}`
    const id = await apply(await makeAccount(), { fullName })
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    const status = page.getByLabel(`Status of ${fullName}`)
    await expect(status).toHaveValue('pending')
    await decide(admin.api, id, { status: 'rejected', reason: 'A double' })
    await status.selectOption('Under review')
    await expect(toast(page, 'Failed to update status').first()).toContainText('A colleague changed it meanwhile')
    await expect(status).toHaveValue('rejected')

    const path = `**/api/applications/${id}/status`
    const text = 'This application is not linked to a user account. The applicant must sign in and resubmit.'
    const setToPending = async (): Promise<void> => {
      await status.selectOption('Pending')
      await page.getByRole('dialog').getByLabel('Reason').fill('Once more')
      await page.getByRole('dialog').getByRole('button', { name: 'Change Status' }).click()
    }
    await page.route(path, (route) => route.fulfill({ status: 422, json: { errors: [{ message: text, code: 'not_linked' }] } }), { times: 1 })
    await setToPending()
    await expect(toast(page, text).first()).toBeVisible()
    await expect(status).toHaveValue('rejected')

    await page.route(path, (route) => route.fulfill({ json: { status: 'pending', warning: 'Application approved but failed to update profile' } }), { times: 1 })
    await setToPending()
    await expect(toast(page, 'Application approved but failed to update profile').first()).toBeVisible()
  })

  test('who leads a chapter reads and comments on those of the own region, and decides nothing', async ({ page, account, staff, makeAccount, expectProblem }) => {
    expectProblem(/404 GET /)
    const [near, far] = [`Near ${randomUUID()}`, `Far ${randomUUID()}`]
    const ids: string[] = []
    for (const [fullName, region] of [[near, 'greater_equatoria'], [far, 'greater_upper_nile']] as const) {
      const person = await makeAccount()
      expect((await person.api.patch('/api/profiles/me', { data: { region } })).status()).toBe(200)
      ids.push(await apply(person, { fullName }))
    }
    const { user } = (await (await account.api.get('/api/users/me')).json()) as { user: { id: string } }
    const given = await staff.api.post(`/api/users/${user.id}/roles`, { data: { role: 'chapter_lead', region: 'greater_equatoria' } })
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

  test('is told when an application cannot be fetched, and that there is none', async ({ page, admin, expectProblem }) => {
    expectProblem(/(404|500|503) GET /)
    expect(admin.email).toBeTruthy()
    await page.goto(`/admin/applications?q=${randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'No membership applications yet' })).toBeVisible()
    await page.goto('/admin/applications')
    await page.route('**/api/applications/*/review', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'down', code: 'unexpected' }] } }))
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByText('Failed to fetch application details')).toBeVisible()
  })

  test('exports what is filtered, and finds the way by the address', async ({ page, admin, makeAccount }) => {
    expect(admin.email).toBeTruthy()
    const fullName = `Deng ${randomUUID()}`
    await apply(await makeAccount(), { fullName })
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()])
    expect(download.suggestedFilename()).toMatch(/^applications-.*\.csv$/)
    await page.getByLabel('Status', { exact: true }).selectOption('Approved')
    await expect(page).toHaveURL(/status=approved/)
    await expect(page.getByText('0 applications')).toBeVisible()
  })
})
