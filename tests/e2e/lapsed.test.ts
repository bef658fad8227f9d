import { ADMIN } from '../helpers/server'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'
import { recordCash, readInvoices, setWaysToPay } from './payments'
import { openPerson, signInHere } from './person'

const DAY_MS = 86_400_000

/** A day in Juba, `YYYY-MM-DD`. */
const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

test('a lapsed member pays late in the grace period, in cash, and goes on from the old end', async ({
  browser,
  axe,
  installation,
}) => {
  test.setTimeout(300_000)
  await setWaysToPay(await installation.signedIn(ADMIN))
  const member = await installation.makePaperMember(
    { fullName: 'Achol Garang' },
    { grade: 'professional', date: day(380), expiresOn: day(12) },
  )
  const stateNow = async (): Promise<{ status: string; expiresAt: string }> =>
    (await (await member.api.get('/api/memberships/mine')).json()) as { status: string; expiresAt: string }
  expect((await stateNow()).status).toBe('grace')

  const { page, problems } = await openPerson(browser, installation.server.url, { width: 360, height: 740 })
  await test.step('the member sees what is wrong and asks for the invoice of the renewal', async () => {
    await page.goto('/auth?from=%2Fmembership%2Fdashboard')
    await signInHere(page, member.email, member.password)
    await expect(page.getByRole('region', { name: 'Membership Status' })).toContainText(/grace/i)
    await page.getByRole('link', { name: 'Renew Membership' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Renew Now' }).click()
    await page.getByRole('button', { name: 'Renew and Get Invoice' }).click()
    await expect(page.getByRole('link', { name: 'See How to Pay' })).toBeVisible()
    await axe(page)
  })
  const [invoice] = await readInvoices(member)
  expect(invoice?.status).toBe('open')

  const treasurer = await openPerson(browser, installation.server.url, { width: 1440, height: 900 })
  await test.step('the treasurer takes cash and closes the day with what was counted', async () => {
    await treasurer.page.goto('/auth?from=%2Fadmin%2Fpayments')
    await signInHere(treasurer.page, ADMIN.email, ADMIN.password)
    await expect(treasurer.page.getByRole('button', { name: 'Record a Payment' })).toBeVisible()
    const amount = ((invoice?.openMinor ?? 0) / 100).toFixed(2)
    await recordCash(treasurer.page, { invoice: invoice?.number ?? '', amount, book: 'J1', number: '17' })
    await treasurer.page.goto('/admin/payments/day-close')
    await treasurer.page.getByLabel('Currency').selectOption('USD')
    await expect(treasurer.page.getByText(`The ledger has USD ${amount} of this day.`)).toBeVisible()
    const counted = treasurer.page.getByLabel('Counted')
    await counted.fill((Number(amount) - 1).toFixed(2))
    await treasurer.page.getByRole('button', { name: 'Close the Day' }).click()
    const reason = treasurer.page.getByLabel('Why it differs')
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await expect(counted).toHaveValue((Number(amount) - 1).toFixed(2))
    await reason.fill('One dollar is missing; the chair knows.')
    await axe(treasurer.page)
    await guidePicture(treasurer.page, 'day-close')
    await treasurer.page.getByRole('button', { name: 'Close the Day' }).click()
    await expect(treasurer.page.getByText('This day is closed.')).toBeVisible()
    const closed = treasurer.page.getByRole('table', { name: 'Closed days' })
    await expect(closed).toContainText('USD -1.00')
    await closed.getByRole('button', { name: /^Take back the difference of / }).click()
    const dialog = treasurer.page.getByRole('dialog')
    await expect(dialog.getByLabel('Amount in USD')).toHaveValue('1.00')
    await dialog.getByLabel('Amount in USD').fill('1.01')
    await dialog.getByLabel('What was wrong').fill('The dollar lay beside the box.')
    await dialog.getByRole('button', { name: 'Ask for Confirmation' }).click()
    await expect(dialog.getByLabel('Amount in USD')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Amount in USD').fill('1.00')
    await axe(treasurer.page)
    await dialog.getByRole('button', { name: 'Ask for Confirmation' }).click()
    await expect(closed).toContainText('Waits for a second person')
    // who asked for it cannot confirm it
    await expect(closed.getByRole('button')).toHaveCount(0)
  })

  await test.step('the membership goes on from its old end', async () => {
    await expect.poll(async () => (await stateNow()).status, { timeout: 30_000 }).toBe('active')
    const end = new Date((await stateNow()).expiresAt)
    const days = Math.round((end.getTime() - Date.now()) / DAY_MS)
    expect(days).toBeGreaterThanOrEqual(351)
    expect(days).toBeLessThanOrEqual(355)
    await page.goto('/membership/dues')
    await expect(page.getByText('You owe nothing')).toBeVisible()
    await installation.nextMail(member.email, /^We have received your payment/)
  })
  expect(problems.filter((problem) => !` ${problem} `.includes(' 401 '))).toEqual([])
})
