import { toast } from './events'
import { expect, test } from './fixtures'

test.describe('the list of users', () => {
  // proves: C067
  test('shows name, email, membership status, region and join date, newest first', async ({
    page,
    admin,
    makeAccount,
  }) => {
    expect(admin.email).toBeTruthy()
    const person = await makeAccount()
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
    const table = page.getByRole('table', { name: 'Users' })
    for (const name of ['Name', 'Email', 'Membership status', 'Region', 'Joined', 'Roles'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeAttached()
    await expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const row = table.getByRole('row').filter({ hasText: person.email })
    await expect(row).toContainText(person.fullName)
    await expect(row.getByRole('combobox', { name: `Region of ${person.fullName}` })).toBeVisible()
    await expect(row.getByRole('combobox').getByRole('option')).toHaveText([
      /./,
      'Greater Upper Nile',
      'Greater Equatoria',
      'Greater Bahr el Ghazal',
      'Other',
    ])
    await expect(row.getByRole('time')).toHaveAttribute(
      'datetime',
      new RegExp(`^${new Date().getUTCFullYear()}`),
    )
    await row.getByRole('button', { name: 'Change the roles' }).click()
    const roles = page.getByRole('group', { name: 'Roles of' })
    for (const role of ['Admin', 'Chapter lead', 'Member'])
      await expect(roles.getByRole('button', { name: role })).toBeVisible()
  })

  // proves: C242
  test('shows an error when a role cannot be removed', async ({
    page,
    admin,
    makeAccount,
    expectProblem,
  }) => {
    const person = await makeAccount()
    const { user } = (await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }
    expect(
      (
        await admin.api.post(`/api/users/${user.id}/roles`, {
          data: { role: 'chapter_lead', region: 'other' },
        })
      ).status(),
    ).toBe(200)
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
    const row = page.getByRole('row').filter({ hasText: person.email })
    await expect(row).toContainText('Leads Other')
    await row.getByRole('button', { name: 'Change the roles' }).click()
    const lead = page.getByRole('group', { name: 'Roles of' }).getByRole('button', { name: 'Chapter lead' })
    await expect(lead).toHaveAttribute('aria-pressed', 'true')
    expectProblem(/500 DELETE .*\/roles\/chapter_lead/)
    await page.route('**/roles/chapter_lead', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'broken', code: 'unexpected' }] } }),
    )
    await lead.click()
    await expect(toast(page, 'Failed to remove chapter_lead role').first()).toBeVisible()
    await expect(lead).toHaveAttribute('aria-pressed', 'true')
  })
})
