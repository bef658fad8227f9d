import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, test } from './fixtures'

/** Sends messages of visitors, with a word that only they have. */
const writeMessages = async (api: APIRequestContext, count: number): Promise<string> => {
  const word = `w${randomUUID().slice(0, 8)}`
  for (let place = 1; place <= count; place += 1) {
    const sent = await api.post('/api/contact-messages', {
      data: {
        name: `Visitor ${place}`,
        email: `visitor-${place}@example.org`,
        subject: `Question ${place} ${word}`,
        message: `Where is the office, part ${place}?`,
      },
    })
    expect(sent.status(), await sent.text()).toBe(201)
  }
  return word
}
const openMessages = (page: Page, word: string, filter = '') => page.goto(`/admin/contact?q=${word}${filter}`)

/** Gives an account a role. */
const makeStaff = async (account: Account, admin: Account, role: string): Promise<Account> => {
  const { user } = (await (await account.api.get('/api/users/me')).json()) as { user: { id: string } }
  const given = await admin.api.post(`/api/users/${user.id}/roles`, { data: { role } })
  expect(given.status(), await given.text()).toBe(200)
  return account
}

test.describe('a list of the desk', () => {
  test('keeps the choice of columns and a view with a name, and gives them up again', async ({
    openBrowser,
    makeAccount,
    admin,
    api,
    axe,
  }) => {
    // of an account of its own: the settings are the person's
    const colleague = await makeStaff(await makeAccount(), admin, 'admin')
    const page = await openBrowser(colleague)
    const word = await writeMessages(api, 1)
    await openMessages(page, word, '&status=new&assigned=nobody')
    await page.getByRole('button', { name: 'Columns' }).click()
    const columns = page.getByRole('dialog', { name: 'Columns' })
    await axe(page)
    const answered = columns.getByRole('checkbox', { name: 'Answered after' })
    const kept = page.waitForResponse(/\/api\/desk-settings\/change$/)
    await answered.click()
    await expect(answered).not.toBeChecked()
    await kept // it is shown before: a page that is left at once may not have sent it yet
    await columns.getByRole('button', { name: 'Done' }).click()
    const header = page.getByRole('columnheader', { name: 'Answered after', includeHidden: true })
    await expect(header).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Email', includeHidden: true })).toHaveCount(1)
    await expect(header).toHaveCount(0)

    await page.getByRole('button', { name: 'Save View' }).click()
    const save = page.getByRole('dialog', { name: 'Save this view' })
    await save.getByRole('button', { name: 'Save View' }).click()
    await expect(save.getByText('Please enter a name').first()).toBeVisible()
    await save.getByLabel('Name').fill(`Of ${word}`)
    await save.getByRole('button', { name: 'Save View' }).click()
    await expect(page.getByRole('button', { name: `Remove View Of ${word}` })).toBeVisible()
    const link = page
      .getByRole('navigation', { name: 'Admin Dashboard', exact: true })
      .getByRole('link', { name: `Of ${word}` })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'Remove the filter Status: New' }).click()
    await expect(page).toHaveURL(`/admin/contact?q=${word}&assigned=nobody`)
    await page.goBack()
    await page.getByRole('button', { name: `Remove View Of ${word}` }).click()
    await expect(page.getByRole('button', { name: 'Save View' })).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    await columns.getByRole('button', { name: 'Show All' }).click()
    await expect(answered).toBeChecked()
  })

  test('opens a row beside it, goes to the next, and gives the focus back', async ({
    page,
    admin,
    api,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    const word = await writeMessages(api, 2)
    await openMessages(page, word)
    const open = page.getByRole('button', { name: `Show Question 2 ${word} beside the list` })
    await open.click()
    await expect(page.getByText('Where is the office, part 2?')).toBeVisible()
    await expect(page).toHaveURL(/row=/)
    await axe(page)
    await page.getByRole('button', { name: 'Row below' }).click()
    await expect(page.getByText('Where is the office, part 1?')).toBeVisible()
    await page.getByRole('button', { name: 'Row above' }).click()
    await expect(page.getByText('Where is the office, part 2?')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Where is the office, part 2?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await expect(page.getByText('Where is the office, part 2?')).toHaveCount(0)
    await expect(page).not.toHaveURL(/row=/)
  })

  test('shows cards with the facts that matter on a phone @phone', async ({ page, admin, api, axe }) => {
    expect(admin.email).toBeTruthy()
    const word = await writeMessages(api, 2)
    await openMessages(page, word)
    const card = page.getByRole('row').filter({ hasText: 'Question 2' })
    await expect(card).toContainText('Visitor 2')
    await expect(card.getByText('visitor-2@example.org')).toBeHidden()
    await card.getByRole('button', { name: 'Show Question 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Question 2' })
    await expect(dialog.getByText('visitor-2@example.org')).toBeVisible()
    await axe(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await card.getByRole('checkbox').check()
    await expect(page.getByRole('group', { name: 'With the selected rows' })).toBeInViewport()
    await axe(page)
  })

  test('assigns selected rows to me, leaves out those that are mine, and takes it back', async ({
    page,
    admin,
    api,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    const word = await writeMessages(api, 3)
    await openMessages(page, word)
    await page.getByRole('checkbox', { name: `Select Question 1 ${word}` }).check()
    const bar = page.getByRole('group', { name: 'With the selected rows' })
    await expect(bar).toContainText('1 message selected')
    await bar.getByRole('button', { name: 'Assign to Me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign to Me' })
    await dialog.getByRole('button', { name: 'Assign to Me (1)' }).click()
    await expect(dialog.getByText('1 message assigned to you.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('checkbox', { name: `Select Question 1 ${word}` }).check()
    await bar.getByRole('button', { name: 'Select All 3' }).click()
    await expect(bar).toContainText('3 messages selected')
    await bar.getByRole('button', { name: 'Assign to Me' }).click()
    await expect(dialog).toContainText('2 messages will be assigned to you.')
    await expect(dialog).toContainText('1 message left out: yours already')
    await axe(page)
    await dialog.getByRole('button', { name: 'Assign to Me (2)' }).click()
    await expect(dialog.getByText('2 messages assigned to you.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('2 messages as before again.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(bar).toHaveCount(0)
    await page.goto(`/admin/contact?q=${word}&assigned=nobody`)
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2)
  })

  test('says which row failed where a colleague was quicker', async ({ page, admin, api, expectProblem }) => {
    expectProblem(/409 POST .*\/handling/)
    const word = await writeMessages(api, 2)
    await openMessages(page, word)
    for (const place of [1, 2])
      await page.getByRole('checkbox', { name: `Select Question ${place} ${word}` }).check()
    const list = (await (await admin.api.get(`/api/contact-messages/list?q=${word}`)).json()) as {
      docs: { id: string; subject: string }[]
    }
    const [first] = list.docs
    await admin.api.post(`/api/contact-messages/${first?.id}/spam`, { data: { isSpam: true } })
    await page.getByRole('button', { name: 'Assign to Me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign to Me' })
    await dialog.getByRole('button', { name: 'Assign to Me (2)' }).click()
    await expect(dialog).toContainText('1 message assigned to you, 1 failed.')
    await expect(dialog.getByRole('listitem')).toContainText(first?.subject ?? 'none')
  })

  test('offers an auditor, who changes nothing, no row to select', async ({
    openBrowser,
    makeAccount,
    admin,
    api,
  }) => {
    const auditor = await makeStaff(await makeAccount(), admin, 'auditor')
    const word = await writeMessages(api, 1)
    const page = await openBrowser(auditor)
    await openMessages(page, word)
    await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('button', { name: `Show Question 1 ${word}` }).click()
    await expect(page.getByText('Where is the office, part 1?')).toBeVisible()
  })

  test('is walked with the keyboard', async ({ page, admin, api }) => {
    expect(admin.email).toBeTruthy()
    const word = await writeMessages(api, 2)
    await openMessages(page, word)
    const link = (place: number) =>
      page.getByRole('rowheader').getByRole('link', { name: `Question ${place}` })
    await link(2).focus()
    await page.keyboard.press('ArrowDown')
    await expect(link(1)).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `Select Question 1 ${word}` })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: `Select Question 1 ${word}` })).not.toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(page.getByText('Where is the office, part 2?')).toBeVisible()
    await page.keyboard.press('Escape')
    await link(2).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/contact\/[0-9a-f]{24}$/)
  })

  test('is narrowed by two choices at once, leaves the focus where it is, and goes back', async ({
    page,
    admin,
    api,
  }) => {
    expect(admin.email).toBeTruthy()
    const word = await writeMessages(api, 1)
    await openMessages(page, word)
    const [status, assigned] = [page.getByLabel('Status'), page.getByLabel('Assigned to')]
    // the second before the first has come into the address
    await status.selectOption('New')
    await assigned.selectOption({ index: 1 })
    await expect(page).toHaveURL(/status=new.*assigned=|assigned=.*status=new/)
    await expect(status).toHaveValue('new')
    await assigned.focus()
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(`/admin/contact?q=${word}&status=new`)
    await expect(page.getByRole('link', { name: 'Remove the filter Status: New' })).toBeVisible()
    await expect(assigned).toBeFocused()
    await page.getByRole('link', { name: 'Remove the filter Status: New' }).click()
    await expect(status).toHaveValue('')
    await page.goBack()
    await expect(status).toHaveValue('new')
  })
})
