import { randomUUID } from 'node:crypto'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { required } from '../helpers/required'

/** A number of the provider's stand-in whose owner approves at once. */
const APPROVING_NUMBER = '0911 111 111'
/** 400 kbit/s and 400 ms. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Long enough for a page on that line. */
const PATIENTLY = { timeout: 30_000 }

test('a guest without an account buys for three people by mobile money, on a slow line @phone-too', async ({
  page,
  context,
  staff,
  mailbox,
  axe,
}) => {
  test.setTimeout(180_000)
  const event = await makeEvent(staff.api)
  const prices = [{ currency: 'USD', amount: '50' }]
  const type = { name: 'Standard', isOnSale: true, prices }
  expect((await staff.api.post(`/api/events/${event.id}/ticket-types`, { data: type })).status()).toBe(201)
  const email = `${randomUUID()}@example.org`
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', SLOW_LINE)

  await page.goto(`/events/${event.slug}/tickets`)
  const main = page.getByRole('main')
  await main.getByLabel('How many: Standard').selectOption('3')
  for (const [place, name] of ['Achol Deng', 'Peter Lado', 'Mary Keji'].entries())
    await main.getByLabel(`Name on ticket ${place + 1}: Standard`).fill(name)
  await main.getByLabel('Your full name').fill('Achol Deng')
  await main.getByLabel('Your email address').fill('no address')
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  await expect(main.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true', PATIENTLY)
  await axe(page)
  await main.getByLabel('Your email address').fill(email)
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeInViewport(PATIENTLY)
  await axe(page)

  const { links } = await mailbox.next(email, /^Confirm your tickets: /)
  await page.goto(required(links.find((link) => link.includes('/confirm-tickets#'))))
  await axe(page)
  await main.getByRole('button', { name: 'Confirm and Order' }).click()
  await expect(main.getByText('Your seats are reserved', { exact: true })).toBeVisible(PATIENTLY)
  await main.getByLabel('Your mobile number').fill(APPROVING_NUMBER, PATIENTLY)
  await main.getByRole('button', { name: 'Send Request to My Phone' }).click()
  await expect(main.getByRole('heading', { name: 'Your 3 tickets' })).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText('Your tickets are ready', { exact: true })).toBeInViewport()
  await expect(main.getByRole('img', { name: /^Code of the ticket for / })).toHaveCount(3)
  expect((await mailbox.next(email, /^Your tickets: /)).text).toContain('Mary Keji')
})

test('what is chosen before the script runs is kept', async ({ page, staff }) => {
  const event = await makeEvent(staff.api)
  const type = { name: 'Standard', isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] }
  expect((await staff.api.post(`/api/events/${event.id}/ticket-types`, { data: type })).status()).toBe(201)
  let allow = (): void => {}
  const isAllowed = new Promise<void>((resolve) => (allow = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isAllowed
    await route.continue()
  })
  const opened = page.goto(`/events/${event.slug}/tickets`)
  await page.getByLabel('How many: Standard').selectOption('2')
  allow()
  await opened
  await expect(page.getByLabel('Name on ticket 2: Standard')).toBeVisible()
  await expect(page.getByLabel('How many: Standard')).toHaveValue('2')
})

test('an order that is being filled in is kept while its guest looks at another page @phone-too', async ({
  page,
  staff,
}) => {
  const event = await makeEvent(staff.api)
  const type = { name: 'Standard', isOnSale: true, prices: [{ currency: 'USD', amount: '50' }] }
  expect((await staff.api.post(`/api/events/${event.id}/ticket-types`, { data: type })).status()).toBe(201)
  const question = { label: 'Diet', kind: 'text' }
  const asked = await staff.api.post(`/api/events/${event.id}/ticket-questions`, {
    data: { questions: [question], updatedAt: null },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  await page.goto(`/events/${event.slug}`)
  await page.getByRole('link', { name: 'Get Tickets' }).click()
  await page.getByLabel('How many: Standard').selectOption('2')
  await page.getByLabel('The first ticket is for me').uncheck()
  await page.getByLabel('Name on ticket 1: Standard').fill('Achol Deng')
  await page.getByLabel('Diet (ticket 2)').fill('No meat')
  await page.getByLabel('Organisation on the invoice (optional)').fill('Nile Roads')
  await page.getByLabel('Your full name').fill('Lado Wani')
  const isKept = async (): Promise<void> => {
    await expect(page.getByLabel('Name on ticket 1: Standard')).toHaveValue('Achol Deng')
    await expect(page.getByLabel('The first ticket is for me')).not.toBeChecked()
    await expect(page.getByLabel('How many: Standard')).toHaveValue('2')
    await expect(page.getByLabel('Diet (ticket 2)')).toHaveValue('No meat')
    await expect(page.getByLabel('Organisation on the invoice (optional)')).toHaveValue('Nile Roads')
    await expect(page.getByLabel('Your full name')).toHaveValue('Lado Wani')
  }
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get Tickets' })).toBeVisible()
  await page.goForward()
  await isKept()
  await page.reload()
  await isKept()
})

test('a code opens a type of ticket that is hidden from others', async ({ page, staff, axe }) => {
  const event = await makeEvent(staff.api)
  const prices = [{ currency: 'USD', amount: '50' }]
  for (const type of [{ name: 'Standard' }, { name: 'Partners', code: 'PARTNERS26' }])
    expect(
      (
        await staff.api.post(`/api/events/${event.id}/ticket-types`, {
          data: { isOnSale: true, prices, ...type },
        })
      ).status(),
    ).toBe(201)
  const main = page.getByRole('main')
  await page.goto(`/events/${event.slug}/tickets`)
  await main.getByLabel('How many: Standard').selectOption('1')
  await expect(main.getByLabel('How many: Partners')).toHaveCount(0)
  await main.getByText('I have a code').click()
  await main.getByLabel('Code').fill('wrong-code')
  await main.getByRole('button', { name: 'Use Code' }).click()
  await expect(main.getByText('This code opens no tickets')).toBeVisible()
  await axe(page)
  await main.getByLabel('Code').fill('partners 26')
  await main.getByRole('button', { name: 'Use Code' }).click()
  await main.getByLabel('How many: Partners').selectOption('1')
  await expect(main.getByText('2 tickets: USD 100.00')).toBeVisible() // what was chosen before is kept
  // the link of a promotion works without a click
  await page.goto(`/events/${event.slug}/tickets?code=PARTNERS26`)
  await expect(main.getByLabel('How many: Partners')).toBeVisible()
})

test('a guest whose address has an account signs in to pay', async ({
  page,
  api,
  staff,
  makeAccount,
  mailbox,
  axe,
}) => {
  const event = await makeEvent(staff.api)
  const type = { name: 'Standard', isOnSale: true, prices: [{ currency: 'USD', amount: '50' }] }
  expect((await staff.api.post(`/api/events/${event.id}/ticket-types`, { data: type })).status()).toBe(201)
  const { email, password } = await makeAccount()
  const main = page.getByRole('main')
  // its owner reads the address
  expect((await api.post('/api/users/recover', { data: { email } })).status()).toBe(200)
  const [reset = ''] = (await mailbox.next(email, /^Choose a new password/)).links
  const chosen = { token: reset.split('#')[1], password: `${password}-2` }
  expect((await api.post('/api/users/set-password', { data: chosen })).status()).toBe(200)

  await page.goto(`/events/${event.slug}/tickets`)
  await main.getByLabel('How many: Standard').selectOption('1')
  await main.getByLabel('Name on ticket 1: Standard').fill('Achol Deng')
  await main.getByLabel('Your full name').fill('Achol Deng')
  await main.getByLabel('Your email address').fill(email)
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  const { links } = await mailbox.next(email, /^Confirm your tickets: /)
  await page.goto(required(links.find((link) => link.includes('/confirm-tickets#'))))
  await main.getByRole('button', { name: 'Confirm and Order' }).click()
  await expect(main.getByText(/sign in to see the tickets and to pay/)).toBeVisible()
  await axe(page)
  await main.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?from=%2Ftickets%2F[\da-f]{24}$/)
})
