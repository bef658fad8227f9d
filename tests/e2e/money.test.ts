import { randomInt } from 'node:crypto'
import { pdfText } from '../helpers/pdfText'
import { required } from '../helpers/required'
import { makePdf } from '../helpers/uploads'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { guidePicture } from './guidePicture'
import { BANK_ACCOUNT, readEnd, readInvoices, recordCash } from './payments'

/** A number of the provider's stand-in whose owner approves at once. */
const APPROVING_NUMBER = '0911 111 111'

/** A day in Juba, `YYYY-MM-DD`. */
const day = (daysAhead = 0): string =>
  new Date(Date.now() + daysAhead * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

const openInvoiceOf = async (member: Account) =>
  required((await readInvoices(member)).find(({ status }) => status === 'open'))

/** `120.00` */
const inUnits = (minor: number): string => (minor / 100).toFixed(2)

test('a new member pays the first invoice by mobile money although the provider never calls back @phone', async ({
  page,
  member,
  mailbox,
  axe,
}) => {
  const invoice = await openInvoiceOf(member)
  expect((await mailbox.next(member.email, /^Invoice INV-/)).text).toContain(invoice.number)
  await page.goto('/membership/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'See Invoices' }).click()
  await page.getByRole('link', { name: `Invoice ${invoice.number}` }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'How to pay' })).toBeVisible()
  await axe(page)
  const phone = main.getByLabel('Your mobile number')
  await phone.fill('12')
  await main.getByRole('button', { name: 'Send Request to My Phone' }).click()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill(APPROVING_NUMBER)
  await main.getByRole('button', { name: 'Send Request to My Phone' }).dblclick()
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(main.getByRole('heading', { name: 'How to pay' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Receipt / })).toHaveCount(1)
  await mailbox.next(member.email, /^We have received your payment \(receipt /)
  expect((await readInvoices(member)).map(({ status, openMinor }) => [status, openMinor])).toEqual([
    ['paid', 0],
  ])
  const certificate = await member.api.get('/api/memberships/mine/certificate')
  expect(certificate.status()).toBe(200)
  expect(await pdfText(await certificate.body())).toContain(member.fullName)
})

test('a renewal by bank transfer with a typo in the reference is claimed with a slip, found on the statement, and booked once', async ({
  page,
  member,
  staff,
  openBrowser,
  mailbox,
  axe,
}) => {
  const ownEnd = await readEnd(member)
  await page.goto('/membership/renewal/request')
  await page.getByRole('radio', { name: 'Annual: 1 year' }).check()
  await page.getByRole('button', { name: 'Renew and Get Invoice' }).click()
  await page.getByRole('link', { name: 'See How to Pay' }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible()
  const invoice = required((await readInvoices(member)).find(({ id }) => page.url().endsWith(id)))
  const main = page.getByRole('main')
  await main.getByText('I have paid', { exact: true }).click()
  await main.getByLabel('How you paid').selectOption('Bank transfer')
  await main.getByLabel('Photo of the slip').setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf(),
  })
  await main.getByRole('button', { name: 'I Have Paid' }).click()
  await expect(main.getByText('Payment being checked.')).toBeVisible()
  await axe(page)
  // a slip is a claim: nothing is extended yet
  expect((await readEnd(member)).getTime()).toBe(ownEnd.getTime())

  // the payer wrote two neighbouring digits the wrong way round
  const digits = invoice.reference.split('')
  const place = digits.findIndex((digit, at) => at > 6 && digit !== digits[at + 1])
  ;[digits[place], digits[place + 1]] = [required(digits[place + 1]), required(digits[place])]
  const statement = [
    'Booking date,Description,Payer,Amount',
    `${day(-1)},Dues ${digits.join('')},${member.fullName},${inUnits(invoice.openMinor)}`,
    `${day(-1)},Account fee ${randomInt(1e9)},,-2.50`,
  ].join('\n')
  const office = await openBrowser(staff)
  const importStatement = async (name: string): Promise<void> => {
    await office.goto('/admin/payments/statements')
    await office.getByLabel('Account').selectOption(BANK_ACCOUNT)
    await office.getByLabel('Statement', { exact: true }).setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(statement),
    })
    await guidePicture(office, 'statement-upload')
    await office.getByRole('button', { name: 'Upload' }).click()
    await office.getByLabel('Days look like').selectOption('2026-11-05')
    await guidePicture(office, 'statement-columns')
    await office.getByRole('button', { name: 'Show Preview' }).click()
  }
  await importStatement('november.csv')
  await expect(office.getByRole('table', { name: 'The first lines of the statement' })).toContainText(
    member.fullName,
  )
  await axe(office)
  await guidePicture(office, 'statement-preview')
  await office.getByRole('button', { name: 'Import 2 Lines' }).click()
  await expect(toast(office, 'The statement is being imported')).toBeVisible()
  // what the bank took is not a member's payment: somebody says what it is
  const statusOf = async (): Promise<string | undefined> =>
    (await readInvoices(member)).find(({ id }) => id === invoice.id)?.status
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('paid')
  await office.reload()
  const questions = office.getByRole('region', { name: 'Lines to decide' })
  await expect(questions).toContainText('Account fee')
  await guidePicture(office, 'statement-questions', questions)
  await mailbox.next(member.email, /^We have received your payment \(receipt /)
  const renewed = await readEnd(member)
  expect(renewed.getFullYear()).toBe(ownEnd.getFullYear() + 1)
  await page.reload()
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Payment being checked.')).toHaveCount(0)

  await importStatement('november again.csv')
  await expect(office.getByText(/^\s*2\s+(line )?imported before/i)).toBeVisible()
  await office.getByRole('button', { name: 'Import 2 Lines' }).click()
  const again = office.getByRole('row', { name: /november again\.csv/ })
  await expect(again).toContainText('No new lines', { timeout: 60_000 })
  expect((await readEnd(member)).getTime()).toBe(renewed.getTime())
  expect((await readInvoices(member)).find(({ id }) => id === invoice.id)).toMatchObject({
    status: 'paid',
    openMinor: 0,
  })
})

test('cash is taken with a numbered receipt, the day is closed with what was counted, and a payment taken back takes back its renewal', async ({
  page,
  admin: _admin,
  makeMember,
  mailbox,
  axe,
}) => {
  const member = await makeMember()
  const end = await readEnd(member)
  const asked = await member.api.post('/api/renewals/request', { data: { years: 1, currency: 'USD' } })
  expect(asked.status(), await asked.text()).toBe(201)
  const { id } = (await asked.json()) as { id: string }
  const renewal = required((await readInvoices(member)).find((invoice) => invoice.id === id))
  const book = `J${randomInt(1e6)}`
  await page.goto('/admin/payments/all')
  await recordCash(page, { invoice: renewal.number, amount: inUnits(renewal.openMinor), book, number: '1' })
  await mailbox.next(member.email, /^We have received your payment/)
  expect((await readEnd(member)).getFullYear()).toBe(end.getFullYear() + 1)
  // the same sheet of the book is not used for another invoice
  await page.getByRole('button', { name: 'Record a Payment' }).click()
  const dialog = page.getByRole('dialog')
  await guidePicture(page, 'record-payment')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('searchbox').fill(renewal.number)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 payment')).toBeVisible()
  await axe(page)
  await guidePicture(page, 'all-payments')
  await page.getByRole('button', { name: /^Reverse/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The note was counterfeit.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse Payment' }).click()
  await expect(toast(page, 'Payment reversed; the payer is told why')).toBeVisible()
  await mailbox.next(member.email, /payment/i)
  await expect.poll(async () => (await readEnd(member)).getTime()).toBe(end.getTime())
  expect((await readInvoices(member)).find(({ id }) => id === renewal.id)).toMatchObject({
    status: 'open',
    openMinor: renewal.openMinor,
  })
})
