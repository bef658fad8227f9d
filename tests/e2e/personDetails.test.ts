import { idOf } from './accountId'
import { toast } from './events'
import { expect, test } from './fixtures'

test(
  'a secretary corrects a person’s telephone number, also after a colleague did',
  { tag: '@phone' },
  async ({ page, admin, makeMember, axe, expectProblem }) => {
    expect(admin.email).toBeTruthy()
    const id = await idOf(await makeMember())
    await page.goto(`/admin/users/${id}`)
    const details = page.getByRole('region', { name: 'Details', exact: true })
    await details.getByRole('button', { name: 'Correct Details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct details' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await dialog.getByLabel('Date of birth (optional)').fill('2999-01-01')
    await dialog.getByLabel('Phone (optional)').fill('+211 912 000 001')
    await dialog.getByRole('button', { name: 'Save Details' }).click()
    await expect(dialog.getByText('Please enter a day between 1900 and today').first()).toBeVisible()
    await axe(page)
    await dialog.getByLabel('Date of birth (optional)').fill('1990-02-03')

    const { phone } = (await (await admin.api.get(`/api/users/${id}/details`)).json()) as {
      phone: string | null
    }
    const theirs = await admin.api.post(`/api/users/${id}/details`, {
      data: { details: { phone: '+211 912 000 009' }, seen: { phone } },
    })
    expect(theirs.ok(), await theirs.text()).toBe(true)
    expectProblem(/409 POST .*\/details/)
    await dialog.getByRole('button', { name: 'Save Details' }).click()
    await expect(dialog.getByText('A colleague has changed this to: +211 912 000 009')).toBeVisible()
    await expect(dialog.getByLabel('Phone (optional)')).toHaveValue('+211 912 000 001')
    await dialog.getByRole('button', { name: 'Save Details' }).click()
    await expect(toast(page, 'Details corrected')).toBeVisible()
    await expect(details).toContainText('+211 912 000 001')
    await expect(details).toContainText('3 February 1990')
    await axe(page)
  },
)
