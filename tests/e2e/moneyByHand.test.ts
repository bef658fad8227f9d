import { randomInt } from 'node:crypto'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { readInvoices, recordCash } from './payments'
import { required } from '../helpers/required'

const DAY_MS = 86_400_000

/** A day in Juba, `YYYY-MM-DD`. */
const day = (ahead: number): string =>
  new Date(Date.now() + ahead * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

const idOf = async (person: Account): Promise<string> =>
  ((await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }).user.id

/** Records a membership from the paper register, and returns its number. */
const addMembership = async (
  staff: Account,
  person: Account,
  membership: { grade: string; expiresOn: string },
): Promise<string> => {
  const id = await idOf(person)
  const { seen } = (await (await staff.api.get(`/api/memberships/${id}/record`)).json()) as { seen: unknown }
  const added = await staff.api.post(`/api/memberships/${id}/events`, {
    data: {
      kind: 'added',
      date: day(-300),
      registeredName: person.fullName,
      reason: 'From the paper register',
      seen,
      ...membership,
    },
  })
  expect(added.status(), await added.text()).toBe(201)
  return ((await (await person.api.get('/api/memberships/mine')).json()) as { number: string }).number
}

test('a treasurer issues a credit note: less is owed, and what was paid of it is to the member’s credit', async ({
  page,
  admin: _admin,
  makeMember,
  mailbox,
  axe,
}) => {
  const member = await makeMember()
  const invoice = required((await readInvoices(member))[0])
  await page.goto(`/admin/users/${await idOf(member)}?tab=money`)
  const money = page.getByRole('region', { name: 'Money' })
  await money.getByRole('button', { name: `Credit note for ${invoice.number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Credit note for ${invoice.number}` })
  await dialog.getByLabel('Amount in USD').fill('1000000')
  await dialog.getByRole('button', { name: 'Issue Credit Note' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('The joining fee was waived by the Board.')
  await dialog.getByLabel('Amount in USD').fill('12.345')
  await dialog.getByRole('button', { name: 'Issue Credit Note' }).click()
  await expect(dialog.getByLabel('Amount in USD')).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  await dialog.getByLabel('Amount in USD').fill('20')
  await dialog.getByRole('button', { name: 'Issue Credit Note' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(money.getByRole('link', { name: /^Credit note .* \(PDF\)$/ })).toHaveCount(1)
  await expect(money).toContainText('The joining fee was waived by the Board.')
  await axe(page)
  expect(await readInvoices(member)).toMatchObject([
    { number: invoice.number, openMinor: invoice.totalMinor - 2000, status: 'open' },
  ])
  expect((await mailbox.next(member.email, /credit note/i)).text).toContain('20.00')
})

test('a treasurer pays a member’s credit back, and no more than there is', async ({
  page,
  openBrowser,
  admin: _admin,
  makeMember,
  axe,
  expectProblem,
}) => {
  expectProblem(/409 POST .*\/refund-credit/)
  const member = await makeMember()
  const invoice = required((await readInvoices(member))[0])
  const amount = ((invoice.openMinor + 5_000) / 100).toFixed(2)
  await page.goto('/admin/payments/all')
  await recordCash(page, { invoice: invoice.number, amount, book: `K${randomInt(1e6)}`, number: '1' })
  await expect(
    toast(page, 'The invoice did not need USD 50.00 of it, which is kept as the member’s credit.'),
  ).toBeVisible()
  const dues = await openBrowser(member)
  await dues.goto('/membership/dues')
  await expect(dues.getByText('Your credit: USD 50.00')).toBeVisible()
  await expect(dues.getByText('It comes from payments of more than was due, cancelled tickets')).toBeVisible()
  await page.goto(`/admin/users/${await idOf(member)}?tab=money`)
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money).toContainText('Credit left: USD 50.00')
  await money.getByRole('button', { name: /^Pay back credit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay back the credit of this payment?' })
  await dialog.getByLabel('Amount in USD').fill('50.01')
  await dialog.getByLabel('Paid back by').selectOption('Cash')
  await dialog.getByLabel('Reason').fill('Paid too much.')
  await axe(page)
  await dialog.getByRole('button', { name: 'Record Refund' }).click()
  await expect(dialog.getByLabel('Amount in USD')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Amount in USD').fill('50')
  await dialog.getByRole('button', { name: 'Record Refund' }).dblclick()
  await expect(toast(page, 'Refund recorded')).toBeVisible()
  await expect(money).not.toContainText('Credit left')
  await expect(money.getByRole('button', { name: /^Pay back credit/ })).toHaveCount(0)
  await page.goto('/admin/payments/ledger')
  await expect(page.getByRole('main')).toContainText('Refund')
})

test('a treasurer writes off an invoice, asks for it again, and money that comes after all pays it', async ({
  page,
  admin: _admin,
  makeMember,
  openBrowser,
  axe,
}) => {
  const member = await makeMember()
  const { number, openMinor } = required((await readInvoices(member))[0])
  const statusNow = async (): Promise<unknown> => (await readInvoices(member))[0]?.status
  await page.goto(`/admin/users/${await idOf(member)}?tab=money`)
  const money = page.getByRole('region', { name: 'Money' })
  const writeOff = async (reason: string): Promise<void> => {
    await money.getByRole('button', { name: `Write off for ${number}` }).click()
    const dialog = page.getByRole('dialog', { name: `Write off invoice ${number}?` })
    await dialog.getByRole('button', { name: 'Write Off' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill(reason)
    await axe(page)
    await dialog.getByRole('button', { name: 'Write Off' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(money).toContainText(reason)
  }
  await writeOff('Moved abroad.')
  expect(await statusNow()).toBe('writtenOff')
  await axe(page)

  await money.getByRole('button', { name: `Undo write-off for ${number}` }).click()
  const undo = page.getByRole('dialog', { name: `Undo the write-off of invoice ${number}?` })
  await undo.getByLabel('Reason').fill('Is back in Juba.')
  await undo.getByRole('button', { name: 'Undo Write-off' }).click()
  await expect(undo).toBeHidden()
  await expect(money).toContainText('Is back in Juba.')
  expect(await statusNow()).toBe('open')

  await writeOff('Has not answered.')
  await page.goto('/admin/payments/arrears')
  await expect(page.getByRole('main')).toContainText('Written off, and not counted here')
  await page.goto('/admin/payments/all')
  const amount = (openMinor / 100).toFixed(2)
  await recordCash(page, { invoice: number, amount, book: `W${randomInt(1e6)}`, number: '1' })
  await expect.poll(statusNow, { timeout: 30_000 }).toBe('paid')

  const own = await openBrowser(member)
  await own.goto('/membership/dashboard')
  await own.getByRole('link', { name: 'Membership History' }).click()
  await expect(own.getByRole('heading', { level: 1, name: 'Membership History' })).toBeVisible()
  const history = own.getByRole('list', { name: 'Membership history' })
  await expect(history.getByRole('listitem').filter({ hasText: 'Application approved' })).toContainText(
    'Active',
  )
  await expect(history.getByRole('listitem').filter({ hasText: 'First invoice paid' })).toContainText(number)
  await axe(own)
})

test('invoices for a whole grade are tried out first, issued once, and not again', async ({
  page,
  admin,
  makeAccount,
  axe,
}) => {
  const [soon, later] = [await makeAccount(), await makeAccount()]
  const number = await addMembership(admin, soon, { grade: 'associate', expiresOn: day(20) })
  const laterNumber = await addMembership(admin, later, { grade: 'associate', expiresOn: day(200) })
  await page.goto('/admin/payments/grade-runs')
  const plan = async (): Promise<void> => {
    await page.getByLabel('Grade', { exact: true }).selectOption('Associate')
    await page.getByLabel('Currency').selectOption('USD')
    await page.getByLabel('Ends by').fill(day(30))
    await page.getByRole('button', { name: 'Dry Run' }).click()
  }
  await plan()
  const dryRun = page.getByRole('region', { name: 'Dry run' })
  await expect(dryRun.getByRole('listitem').filter({ hasText: number })).toBeVisible()
  await expect(dryRun.getByText(laterNumber)).toHaveCount(0)
  await axe(page)
  expect(await readInvoices(soon)).toEqual([]) // nothing is issued by it

  await dryRun.getByRole('button', { name: /^Issue \d+ invoices?$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Issue/ }).dblclick()
  await expect(toast(page, 'The invoices are being issued').first()).toBeVisible()
  await expect.poll(async () => (await readInvoices(soon)).length, { timeout: 90_000 }).toBe(1)
  expect(await readInvoices(later)).toEqual([])

  await page.reload()
  await expect(page.getByRole('region', { name: 'Latest runs' }).getByRole('listitem').first()).toContainText(
    /[1-9]\d* issued/,
  )
  await plan()
  await expect(dryRun).toContainText('Nobody would get an invoice.')
  await expect(dryRun.getByRole('button', { name: /^Issue/ })).toHaveCount(0)
  await expect(dryRun.getByRole('list', { name: 'Would get no invoice' })).toContainText(number)
  await axe(page)
  expect(await readInvoices(soon)).toHaveLength(1)
})

test(
  'what can be done about a person’s money does not move while the rest of the page arrives',
  { tag: '@phone' },
  async ({ page, admin: _admin, makeMember }) => {
    const member = await makeMember()
    await page.addInitScript(() => {
      const tops = new Set<number>()
      Object.assign(window, { tops })
      const look = (): void => {
        const heading = document.getElementById('money-title')
        if (heading) tops.add(Math.round(heading.getBoundingClientRect().top))
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(`/admin/users/${await idOf(member)}?tab=money`)
    await expect(page.getByText(/^Active until /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Give a Waiver' })).toBeVisible()
    expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1)
  },
)
