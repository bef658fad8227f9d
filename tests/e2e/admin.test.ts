import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fromMore } from './fromMore'
import { openDeskPage } from './desk'
import { toast } from './events'
import { expect, test } from './fixtures'

interface Person {
  id: string
  email: string
}

const rowOf = (page: Page, { email }: Pick<Person, 'email'>) =>
  page.getByRole('row').filter({ hasText: email })

/** Opens the dialog in which the roles of a person are changed. */
const openRoles = async (page: Page, person: Pick<Person, 'email'>) => {
  await rowOf(page, person).getByRole('button', { name: 'Change the roles' }).click()
  return page.getByRole('group', { name: 'Roles of' })
}

const openUsers = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`)
  await expect(rowOf(page, { email })).toBeVisible()
}

test.describe('the admin dashboard', () => {
  // proves: C064
  test('asks visitors to sign in and redirects members to the home page', async ({ page, makeAccount }) => {
    await page.goto('/admin/users')
    await expect(page).toHaveURL(/\/auth\?from=%2Fadmin%2Fusers/)
    const person = await makeAccount()
    await page.context().addCookies((await person.api.storageState()).cookies)
    await page.goto('/admin')
    await expect(toast(page, 'Access Denied')).toContainText("You don't have admin privileges")
    await expect(page).toHaveURL('/')
  })

  // proves: C017
  test(
    'leads from page to page, and Back leads back',
    { tag: '@phone-too' },
    async ({ page, admin, axe }) => {
      expect(admin.email).toBeTruthy()
      await page.goto('/admin')
      await expect(page).toHaveURL('/admin/today')
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
      await axe(page)
      await openDeskPage(page, 'User Management', 'People')
      await expect(page).toHaveURL('/admin/users')
      await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
      await axe(page)
      await openDeskPage(page, 'Webhooks', 'Settings')
      await expect(page).toHaveURL('/admin/integrations/webhooks')
      await axe(page)
      await page.goBack()
      await expect(page).toHaveURL('/admin/users')
      await page.goBack()
      await expect(page).toHaveURL('/admin/today')
    },
  )

  test('has a navigation that each person makes narrow or wide, and that stays so', async ({
    page,
    admin,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Collapse Menu' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Expand Menu' })).toBeFocused()
    const signs = page.getByRole('navigation', { name: 'Admin Dashboard, groups' })
    await expect(signs.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'true')
    const siblings = page.getByRole('navigation', { name: 'People', exact: true })
    await expect(siblings.getByRole('link', { name: 'User Management' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await axe(page)
    await page.reload()
    await siblings.getByRole('link', { name: 'Groups' }).click()
    await expect(page).toHaveURL('/admin/groups')
    await page.getByRole('button', { name: 'Expand Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Admin Dashboard', exact: true })).toBeVisible()
    await expect(signs).toBeHidden()
  })
})

test.describe('user management', () => {
  // proves: C009
  test('an administrator adds and removes roles, with the texts of the specification', async ({
    page,
    admin,
    axe,
    makeAccount,
  }) => {
    expect(admin.email).toBeTruthy()
    const person = await makeAccount()
    await openUsers(page, person.email)
    await rowOf(page, person).getByRole('combobox').selectOption('other')
    await expect(toast(page, 'Region updated successfully')).toBeVisible()
    const roles = await openRoles(page, person)
    const lead = roles.getByRole('button', { name: 'Chapter lead' })
    await axe(page)
    await lead.click()
    await expect(toast(page, 'chapter_lead role added successfully')).toBeVisible()
    await expect(lead).toHaveAttribute('aria-pressed', 'true')
    await lead.click()
    await expect(toast(page, 'chapter_lead role removed successfully')).toBeVisible()
    await page.reload()
    await openRoles(page, person)
    await expect(lead).toHaveAttribute('aria-pressed', 'false')
    // the role member follows the membership, and its switch links there
    await roles.getByRole('button', { name: 'Member' }).click()
    await expect(
      page
        .getByRole('dialog', { name: 'The role Member follows the membership' })
        .getByRole('link', { name: 'Open the membership' }),
    ).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await roles.getByRole('button', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await expect(toast(page, 'admin role added successfully')).toBeVisible()
    expect((await person.api.get('/api/users/list')).status()).toBe(200)
    await roles.getByRole('button', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(toast(page, 'admin role removed successfully')).toBeVisible()
    expect((await person.api.get('/api/users/list')).status()).toBe(403)
  })

  // proves: C241
  test('a refused change is undone in the table', async ({ page, admin, makeAccount, expectProblem }) => {
    expect(admin.email).toBeTruthy()
    const person = await makeAccount()
    await openUsers(page, person.email)
    // // a chapter lead needs a region, and the profile has none yet
    expectProblem(/400 POST .*\/roles/)
    const lead = (await openRoles(page, person)).getByRole('button', { name: 'Chapter lead' })
    await lead.click()
    await expect(toast(page, 'Failed to add chapter_lead role')).toContainText(
      'choose this person’s region first',
    )
    await expect(lead).toHaveAttribute('aria-pressed', 'false')
  })

  // proves: C010
  test('an administrator changes a region, and is told when a colleague changed it first', async ({
    page,
    admin,
    openBrowser,
    makeAccount,
    expectProblem,
  }) => {
    const person = await makeAccount()
    await openUsers(page, person.email)
    const region = (on: Page) => rowOf(on, person).getByRole('combobox', { name: /^Region of/ })
    const colleague = await openBrowser(admin)
    await openUsers(colleague, person.email)
    await region(page).selectOption('Greater Equatoria')
    await expect(toast(page, 'Region updated successfully')).toBeVisible()
    expectProblem(/409 POST .*\/region/)
    await region(colleague).selectOption('Other')
    await expect(toast(colleague, 'Failed to update region')).toContainText(
      'A colleague has changed this in the meantime',
    )
    await expect(region(colleague)).toHaveValue('greater_equatoria')
  })

  // proves: C071
  test('search, filters and order are in the URL', async ({ page, admin }) => {
    expect(admin.email).toBeTruthy()
    await page.goto('/admin/users')
    await page.getByLabel('Role', { exact: true }).selectOption('Administrator')
    await expect(page).toHaveURL(/role=admin/)
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click()
    await expect(page).toHaveURL(/role=admin&sort=fullName/)
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByLabel('Name or email').fill(randomUUID())
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/admin\/users$/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^accounts-.*\.csv$/)
  })

  test('shows an error when the list cannot be loaded, and retries', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    expectProblem(/503 GET .*\/api\/users\/list/)
    await page.goto('/admin/contact')
    await page.route('**/api/users/list*', (route) =>
      route.fulfill({
        status: 503,
        json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
      }),
    )
    await openDeskPage(page, 'User Management', 'People')
    await expect(page.getByRole('heading', { name: 'Failed to load users' })).toBeVisible()
    await page.unroute('**/api/users/list*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  })

  test('locking an account signs its browser out at once, and it can be unlocked', async ({
    page,
    admin,
    openBrowser,
    makeAccount,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    const person = await makeAccount()
    const their = await openBrowser(person)
    await their.goto('/profile')
    await expect(their).toHaveURL(/\/profile$/)
    await openUsers(page, person.email)
    await rowOf(page, person).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: person.fullName })).toBeVisible()
    await page.getByRole('tab', { name: 'Security' }).click()
    await axe(page)
    await page.getByRole('button', { name: 'Lock account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lock this account?' })
    await dialog.getByLabel('Reason').fill('Lost telephone')
    await dialog.getByRole('button', { name: 'Lock account' }).click()
    await expect(toast(page, 'The account is locked and signed out')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Lost telephone' })).toBeVisible()
    await their.reload()
    await expect(their).toHaveURL(/\/auth/)
    await page.getByRole('button', { name: 'Unlock account' }).click()
    await expect(toast(page, 'The account can sign in again')).toBeVisible()
    expect(
      (
        await person.api.post('/api/users/login', {
          data: { email: person.email, password: person.password },
        })
      ).status(),
    ).toBe(200)
  })
})

test.describe('contact forms', () => {
  // proves: C015
  test('an administrator reads a message, assigns it and changes its status', async ({
    page,
    admin,
    api,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    const subject = `Question ${randomUUID()}`
    expect(
      (
        await api.post('/api/contact-messages', {
          data: { name: 'مريم دينق', email: 'mary@example.org', subject, message: 'How do I join?' },
        })
      ).status(),
    ).toBe(201)
    const list = `/admin/contact?q=${encodeURIComponent(subject)}`
    await page.goto(list)
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Message' })).toHaveText('How do I join?')
    await axe(page)
    await page.getByRole('button', { name: 'Assign to Me' }).click()
    // is only there while the message is nobody's
    await expect(page.getByRole('button', { name: 'Assign to Me' })).toHaveCount(0)
    await expect(page.getByLabel('Assigned to')).not.toHaveValue('')
    await page.getByLabel('Status').selectOption('Open')
    await expect(page.getByLabel('Status')).toBeEnabled()
    await expect(page.getByLabel('Status')).toHaveValue('open')
    await page.reload()
    await expect(page.getByLabel('Status')).toHaveValue('open')
    await page.getByLabel('Note for the staff').fill('Ask Lado first.')
    await page.getByRole('button', { name: 'Add Note' }).click()
    await expect(page.getByRole('article', { name: 'Internal note' })).toContainText('Ask Lado first.')
    await expect(page.getByLabel('Note for the staff')).toHaveValue('')
    await page.goto(`/admin/contact?q=${encodeURIComponent(subject)}`)
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row).toContainText('Open')
    await expect(row).not.toContainText('Nobody')
    await page.goto(`/admin/contact?q=${randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'No contact submissions yet' })).toBeVisible()
  })

  test('an administrator answers a message by mail and sees whether the mail was sent', async ({
    page,
    admin,
    api,
    mailbox,
    axe,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    const [subject, email] = [`Question ${randomUUID()}`, `${randomUUID()}@example.org`]
    expect(
      (
        await api.post('/api/contact-messages', {
          data: { name: 'Achol', email, subject, message: 'How do I join?' },
        })
      ).status(),
    ).toBe(201)
    await page.goto(`/admin/contact?q=${encodeURIComponent(subject)}`)
    await page.getByRole('link', { name: subject }).click()
    const text = page.getByLabel('Answer by mail')
    await page.getByRole('button', { name: 'Send Answer' }).click()
    await expect(page.getByText('Please write an answer')).toBeVisible()
    await axe(page)
    expectProblem(/503 POST .*\/answer/)
    await page.route('**/answer', (route) =>
      route.fulfill({
        status: 503,
        json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
      }),
    )
    await text.fill('Through the website.')
    await page.getByRole('button', { name: 'Send Answer' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'The service is restarting.',
    )
    await expect(text).toHaveValue('Through the website.')
    await page.unroute('**/answer')
    // the draft is restored after the page was left
    await page.reload()
    await expect(text).toHaveValue('Through the website.')
    await page.getByRole('button', { name: 'Send Answer' }).click()
    const answer = page.getByRole('article', { name: 'Answer', exact: true })
    await expect(answer).toContainText('Through the website.')
    await expect(page.getByLabel('Status')).toHaveValue('answered')
    const mail = await mailbox.next(email, /^Re: /)
    expect(mail.subject).toBe(`Re: ${subject}`)
    expect(mail.text).toContain('Through the website.')
    expect(mail.text).toContain('> How do I join?')
    await expect(answer.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 })
    await axe(page)
  })

  test('of two administrators who answer at once, the slower keeps what was typed and reads the other’s answer first', async ({
    page,
    admin,
    staff,
    api,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    const subject = `Question ${randomUUID()}`
    const data = { name: 'Achol', email: `${randomUUID()}@example.org`, subject, message: 'How do I join?' }
    expect((await api.post('/api/contact-messages', { data })).status()).toBe(201)
    const { docs } = (await (
      await staff.api.get(`/api/contact-messages?where[subject][equals]=${encodeURIComponent(subject)}`)
    ).json()) as { docs: { id: string }[] }
    const id = docs[0]?.id ?? ''
    await page.goto(`/admin/contact/${id}`)
    await page.getByLabel('Answer by mail').fill('Only in Juba.')
    const theirs = await staff.api.post(`/api/contact-messages/${id}/answer`, {
      data: { text: 'In every region.' },
    })
    expect(theirs.status()).toBe(200)
    expectProblem(/409 POST .*\/answer/)
    const read = page.getByRole('button', { name: 'I Have Read It' })
    const send = page.getByRole('button', { name: /^Send/ })
    // the page may have noticed by itself
    await expect(async () => {
      if (await send.isVisible()) await send.click({ timeout: 2000 })
      await expect(read).toBeVisible({ timeout: 5000 })
    }).toPass()
    const answers = page.getByRole('article', { name: 'Answer', exact: true })
    await expect(answers).toHaveCount(1)
    await expect(answers).toContainText('In every region.')
    const mine = page.getByLabel('Answer again by mail')
    await expect(mine).toHaveValue('Only in Juba.')
    await read.click()
    await page.getByRole('button', { name: 'Send Another Answer' }).click()
    await expect(answers).toHaveCount(2)
    await expect(mine).toHaveValue('')
    await fromMore(page, 'Mark as Spam')
    await expect(page.getByText('This Is Not Spam')).toBeAttached()
    await expect(mine).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(mine).toBeVisible()
  })
})
