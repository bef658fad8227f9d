import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { readInvoices } from './payments'

const DAY_MS = 86_400_000

/** A day in Juba, `YYYY-MM-DD`. */
const day = (ahead: number): string =>
  new Date(Date.now() + ahead * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

const idOf = async (person: Account): Promise<string> =>
  ((await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }).user.id

/** Records a membership from the paper register. */
const addMembership = async (staff: Account, person: Account, expiresOn: string): Promise<string> => {
  const id = await idOf(person)
  const { seen } = (await (await staff.api.get(`/api/memberships/${id}/record`)).json()) as { seen: unknown }
  const added = await staff.api.post(`/api/memberships/${id}/events`, {
    data: {
      kind: 'added',
      date: day(-600),
      grade: 'professional',
      registeredName: person.fullName,
      reason: 'From the paper register',
      expiresOn,
      seen,
    },
  })
  expect(added.status(), await added.text()).toBe(201)
  return id
}

test('a treasurer gives a waiver on a person’s page; the next invoice names it and has instalments', async ({
  page,
  admin,
  makeAccount,
  axe,
}) => {
  const person = await makeAccount()
  await page.goto(`/admin/users/${await addMembership(admin, person, day(20))}?tab=money`)
  const money = page.getByRole('region', { name: 'Money' })
  await money.getByRole('button', { name: 'Give a Waiver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give a waiver' })
  await dialog.getByLabel('Percent').fill('150')
  await dialog.getByLabel('Reason').fill('Board decision 12: lost work in the flood')
  await dialog.getByRole('button', { name: 'Give Waiver' }).click()
  await expect(dialog.getByLabel('Percent')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Reason')).toHaveValue('Board decision 12: lost work in the flood')
  await axe(page)
  await dialog.getByLabel('Why').selectOption('Hardship')
  await dialog.getByLabel('Percent').fill('50')
  await dialog.getByRole('button', { name: 'Give Waiver' }).dblclick()
  await expect(dialog).toBeHidden()
  const waivers = money.getByRole('list', { name: 'Waivers and discounts' })
  await expect(waivers.getByRole('listitem')).toHaveCount(1)
  await expect(waivers).toContainText('50%, Hardship')
  await expect(waivers).toContainText('Board decision 12: lost work in the flood')
  await axe(page)

  const asked = await person.api.post('/api/renewals/request', { data: { years: 1, currency: 'USD' } })
  expect(asked.status(), await asked.text()).toBe(201)
  const [invoice] = await readInvoices(person)
  expect(invoice?.lines.at(-1)?.description).toBe('Waiver of 50%: Hardship')
  expect(invoice?.instalments).toHaveLength(2)
  expect(invoice?.instalments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
    invoice?.totalMinor,
  )
  await page.reload()
  await expect(money.getByRole('list', { name: 'Instalments' }).getByRole('listitem')).toHaveCount(2)

  await waivers.getByRole('button', { name: 'End Waiver' }).click()
  const ending = page.getByRole('dialog', { name: 'End this waiver?' })
  await ending.getByRole('button', { name: 'End Waiver' }).click()
  await expect(toast(page, 'Waiver ended')).toBeVisible()
  await expect(waivers).toContainText('to ')
})

test('a registrar cannot remove who was never told, and gives more time', async ({
  page,
  admin,
  makeAccount,
  mailbox,
  axe,
}) => {
  const person = await makeAccount()
  const id = await addMembership(admin, person, day(-100))
  await page.goto(`/admin/removals?q=${encodeURIComponent(person.email)}`)
  await expect(page.getByText('Nobody is due for removal')).toBeVisible()
  await page.getByLabel('Show').selectOption('Last notice not sent')
  const row = page.getByRole('row').filter({ hasText: person.fullName })
  await expect(row).toContainText('No notice was sent')
  await expect(row.getByRole('button', { name: `Remove ${person.fullName}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const refused = await admin.api.post(`/api/memberships/${id}/removal`, { data: { reason: 'Never paid' } })
  expect(refused.status()).toBe(409)
  expect(await refused.text()).toContain('No last notice was sent to this person')
  await axe(page)
  await row.getByRole('button', { name: `Give more time to ${person.fullName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Give more time to pay?' })
  await dialog.getByLabel('Until').fill(day(30))
  await dialog.getByRole('button', { name: 'Give More Time' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Until')).toHaveValue(day(30))
  await dialog.getByLabel('Reason').fill('Promised to pay by the end of the month')
  await dialog.getByRole('button', { name: 'Give More Time' }).click()
  await expect(toast(page, 'More time given')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await mailbox.next(person.email, /can be renewed for longer/)).text).toContain('more time to renew')
  await page.goto(`/admin/users/${id}?tab=membership`)
  const history = page.getByRole('list', { name: 'Membership history' })
  await expect(history).toContainText('More time to pay, until')
  await expect(history).toContainText('Promised to pay by the end of the month')
})

test('staff see that a colleague decides whether they are removed', async ({ page, account, staff, axe }) => {
  const id = await addMembership(staff, account, day(-100))
  const given = await staff.api.post(`/api/users/${id}/roles`, { data: { role: 'registrar' } })
  expect(given.ok(), await given.text()).toBe(true)
  await page.goto(`/admin/removals?state=unnoticed&q=${encodeURIComponent(account.email)}`)
  const row = page.getByRole('row').filter({ hasText: account.fullName })
  await expect(row).toContainText('Yours: a colleague decides')
  await expect(row.getByRole('button', { name: /Remove|Give more time/ })).toHaveCount(0)
  await axe(page)
})
