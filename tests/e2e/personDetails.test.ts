import { randomBytes, randomUUID } from 'node:crypto'
import { idOf } from './accountId'
import { toast } from './events'
import { expect, test } from './fixtures'

test('a secretary corrects a person’s telephone number, also after a colleague did', async ({
  page,
  admin,
  makeMember,
  axe,
  expectProblem,
}) => {
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
  await dialog.getByLabel('Postal address (optional)').fill('P.O. Box 7\nHai Malakal\nJuba')

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
  const address = details.getByRole('definition').filter({ hasText: 'P.O. Box 7' })
  await expect(address).toHaveText('P.O. Box 7\nHai Malakal\nJuba', { useInnerText: true })
  await axe(page)
})

test(
  'a wrong address of somebody whom staff entered is corrected, and the invitation goes to the right one',
  {},
  async ({ page, admin, mailbox, axe, expectProblem }) => {
    const id = randomBytes(12).toString('hex')
    const [wrong, right] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
    const entered = await admin.api.post('/api/people-imports/person', {
      data: { id, fullName: `Keji ${id.slice(0, 8)}`, email: wrong, isNew: true },
    })
    expect(entered.ok(), await entered.text()).toBe(true)
    await page.goto(`/admin/users/${id}`)
    const invite = page.getByRole('button', { name: 'Invite', exact: true })
    await invite.click()
    await expect(invite).toHaveCount(0)
    await mailbox.next(wrong)

    await page.getByRole('button', { name: 'Change email address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the email address' })
    await dialog.getByLabel('New email address').fill(admin.email)
    await dialog.getByRole('button', { name: 'Change Address' }).click()
    await expect(dialog.getByText('Please say how you know it').first()).toBeVisible()
    await dialog.getByLabel('Reason').fill('Read from the paper form again.')
    expectProblem(/409 POST .*\/address/)
    await dialog.getByRole('button', { name: 'Change Address' }).click()
    await expect(dialog.getByText('Another person has this address.').first()).toBeVisible()
    await axe(page)
    await dialog.getByLabel('New email address').fill(right)
    await dialog.getByRole('button', { name: 'Change Address' }).dblclick()
    await expect(toast(page, 'The address is changed')).toBeVisible()
    await expect(page.getByText(right)).toBeVisible()
    await invite.click()
    expect((await mailbox.next(right)).text).toContain('Choose a password')
  },
)

test('the address of somebody who signs in is changed when the new one is confirmed', async ({
  page,
  admin,
  makeAccount,
  mailbox,
  openBrowser,
}) => {
  expect(admin.email).toBeTruthy()
  const account = await makeAccount()
  const email = `${randomUUID()}@example.org`
  await page.goto(`/admin/users/${await idOf(account)}`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the email address' })
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByLabel('Reason').fill('She came to the office.')
  await dialog.getByRole('button', { name: 'Change Address' }).click()
  await expect(toast(page, 'A link was sent to the new address')).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
  const link = (await mailbox.next(email)).links[0] ?? ''
  const phone = await openBrowser()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Confirm' }).click()
  await expect(phone.getByText(email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
})
