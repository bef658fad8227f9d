import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { pdfText } from '../helpers/pdfText'
import { type MadeEvent, inDays, makeEvent, toast } from './events'
import { expect, test } from './fixtures'

/** A number of the provider's stand-in whose owner approves at once. */
const APPROVING_NUMBER = '0911 111 111'

/** An event that sells tickets, as staff set it up. */
const makeTicketedEvent = async (
  staff: APIRequestContext,
  type: Record<string, unknown> = {},
  facts?: Parameters<typeof makeEvent>[1],
): Promise<MadeEvent> => {
  const event = await makeEvent(staff, facts)
  const answer = await staff.post(`/api/events/${event.id}/ticket-types`, {
    data: {
      name: 'Standard',
      description: 'Both days, with lunch.',
      isOnSale: true,
      prices: [
        { currency: 'USD', amount: '50' },
        { currency: 'USD', audience: 'members', amount: '30' },
      ],
      ...type,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return event
}

test('a member buys three tickets by mobile money and shows them @phone-too', async ({
  page,
  member,
  staff,
  mailbox,
  axe,
}) => {
  const event = await makeTicketedEvent(staff.api)
  await page.goto(`/events/${event.slug}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Get Tickets' }).click()
  await expect(main.getByText('USD 30.00 for your own ticket')).toBeVisible()
  await main.getByLabel('How many: Standard').selectOption('3')
  await expect(main.getByLabel('Name on ticket 1: Standard')).toHaveValue(member.fullName)
  await main.getByLabel('Name on ticket 2: Standard').fill('Achol Deng')
  await expect(main.getByText('3 tickets: USD 130.00')).toBeVisible()
  await axe(page)
  // one name is missing: nothing is lost
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  await expect(main.getByLabel('Name on ticket 3: Standard')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Name on ticket 3: Standard').fill('Peter Lado')
  await main.getByRole('button', { name: 'Order Tickets' }).dblclick()

  await expect(main.getByText('Your seats are reserved', { exact: true })).toBeVisible()
  await axe(page)
  await main.getByLabel('Your mobile number').fill(APPROVING_NUMBER)
  await main.getByRole('button', { name: 'Send Request to My Phone' }).click()
  await expect(main.getByRole('heading', { name: 'Your 3 tickets' })).toBeVisible({ timeout: 60_000 })
  await expect(main.getByRole('img', { name: /^Code of the ticket for / })).toHaveCount(3)
  await axe(page)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download as PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`tickets-${event.slug}.pdf`)
  const pdf = await member.api.get(`/api/ticket-orders/${page.url().split('/').at(-1)}/pdf`)
  expect(await pdfText(await pdf.body())).toContain('Peter Lado')
  expect((await mailbox.next(member.email, /^Your tickets: /)).text).toContain('Achol Deng')

  await page.goto(`/events/${event.slug}`)
  await expect(main.getByText('Registered', { exact: true }).first()).toBeVisible()
  await main.getByRole('link', { name: 'My Tickets' }).click()
  await main.getByRole('link', { name: event.title }).click()
  await expect(main.getByRole('heading', { name: 'Your 3 tickets' })).toBeVisible()
})

test('a buyer gives a ticket to another person, who has the only valid code @phone-too', async ({
  page,
  member,
  staff,
  mailbox,
  axe,
}) => {
  const event = await makeTicketedEvent(staff.api, { prices: [{ currency: 'USD', amount: '0' }] })
  await page.goto(`/events/${event.slug}/tickets`)
  await page.getByLabel('How many: Standard').selectOption('2')
  await page.getByLabel('Name on ticket 2: Standard').fill('Achol Deng')
  await page.getByRole('button', { name: 'Get Tickets' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Your 2 tickets' })).toBeVisible()
  // the own one is not given away
  await expect(main.getByRole('button', { name: /^Change Name/ })).toHaveCount(1)
  await main.getByRole('button', { name: /^Change Name\s+for Achol Deng$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The ticket gets a new code.')).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Change Name' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill('Mary Keji')
  await dialog.getByRole('button', { name: 'Change Name' }).dblclick()
  await expect(toast(page, 'The ticket is for Mary Keji now')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Code of the ticket for Mary Keji' })).toBeVisible()
  await expect(main.getByText('Achol Deng')).toHaveCount(0)
  expect((await mailbox.next(member.email, /^A new ticket: /)).text).toContain('Mary Keji')

  await main.getByRole('button', { name: /^Send by Email\s+for Mary Keji$/ }).click()
  await dialog.getByLabel('Email address').fill('mary')
  await dialog.getByRole('button', { name: 'Send Ticket' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  const email = `mary-${randomUUID()}@example.org`
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Send Ticket' }).dblclick()
  await expect(toast(page, `The ticket is on its way to ${email}`)).toBeVisible()
  await expect(dialog).toBeHidden()
  const sent = await mailbox.next(email, /^Your ticket: /)
  expect(sent.text).toContain('Dear Mary Keji')
})

test('a visitor sees what tickets cost, signs in, and is back at the tickets', async ({
  page,
  staff,
  axe,
}) => {
  const event = await makeTicketedEvent(staff.api)
  await page.goto(`/events/${event.slug}`)
  await expect(page.getByText('Tickets from USD 50.00')).toBeVisible()
  await page.getByRole('link', { name: 'Get Tickets' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('USD 50.00')).toBeVisible()
  await expect(main.getByText('USD 30.00')).toHaveCount(0)
  await axe(page)
  await main.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`/auth?from=${encodeURIComponent(`/events/${event.slug}/tickets`)}`)
})

test('the last ticket goes to one of two people, and back when the order is cancelled', async ({
  page,
  member,
  staff,
  openBrowser,
}) => {
  expect(member.email).toBeTruthy()
  const event = await makeTicketedEvent(staff.api, { capacity: 1 })
  const other = await openBrowser(staff)
  const address = `/events/${event.slug}/tickets`
  for (const each of [page, other]) {
    await each.goto(address)
    await each.getByLabel('How many: Standard').selectOption('1')
  }
  await page.getByRole('button', { name: 'Order Tickets' }).click()
  await expect(page.getByText('Your seats are reserved', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Order Tickets' }).click()
  await expect(other.getByText(/^Not enough tickets are left: Standard/)).toBeVisible()
  await other.goto(address)
  await expect(other.getByText('Sold out')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect(toast(page, 'Order cancelled')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('How many: Standard')).toBeVisible()
})

test('a free ticket is there at once', async ({ page, member, staff }) => {
  const event = await makeTicketedEvent(staff.api, { prices: [{ currency: 'USD', amount: '0' }] })
  await page.goto(`/events/${event.slug}/tickets`)
  await page.getByLabel('How many: Standard').selectOption('1')
  await page.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
  await expect(page.getByRole('img', { name: `Code of the ticket for ${member.fullName}` })).toBeVisible()
})

test('a buyer cancels paid tickets for the fee that was shown before @phone-too', async ({
  page,
  member,
  staff,
  mailbox,
  axe,
}) => {
  const event = await makeTicketedEvent(staff.api, {}, { eventDate: inDays(10) })
  const other = await makeTicketedEvent(staff.api)
  const terms = [
    { daysBefore: 20, feePercent: 0 },
    { daysBefore: 2, feePercent: 20 },
  ]
  const set = await staff.api.post(`/api/events/${event.id}/cancel-terms`, {
    data: { terms, updatedAt: null },
  })
  expect(set.ok(), await set.text()).toBe(true)
  await page.goto(`/events/${event.slug}/tickets`)
  const main = page.getByRole('main')
  await main.getByLabel('How many: Standard').selectOption('2')
  await expect(main.getByText(/^Until .+: for a fee of 20 % of the price$/)).toBeVisible()
  await main.getByLabel('Name on ticket 2: Standard').fill('Achol Deng')
  await main.getByLabel('Organisation on the invoice').fill('Nile Bridges Ltd')
  await axe(page)
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  await main.getByLabel('Your mobile number').fill(APPROVING_NUMBER)
  await main.getByRole('button', { name: 'Send Request to My Phone' }).click()
  await expect(main.getByRole('heading', { name: 'Your 2 tickets' })).toBeVisible({ timeout: 60_000 })

  // one ticket, by a double click, and the other one stays
  await main.getByRole('button', { name: 'Cancel Ticket for Achol Deng' }).click()
  const one = page.getByRole('dialog', { name: 'Cancel this ticket?' })
  await expect(one).toContainText('The fee is USD 10.00. USD 40.00 is kept as your credit')
  await axe(page)
  await one.getByRole('button', { name: 'Cancel Ticket' }).dblclick()
  await expect(toast(page, 'Ticket cancelled')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Your ticket', exact: true })).toBeVisible()
  await expect(main.getByText('Achol Deng, Standard, fee USD 10.00')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel Ticket' })).toHaveCount(0)

  await main.getByRole('button', { name: 'Cancel Order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog).toContainText('The fee is USD 6.00. USD 24.00 is kept as your credit')
  await axe(page)
  await dialog.getByRole('button', { name: 'Keep the Tickets' }).click()
  await main.getByRole('button', { name: 'Cancel Order' }).click()
  await dialog.getByRole('button', { name: 'Cancel Order' }).dblclick()
  await expect(toast(page, 'Order cancelled')).toBeVisible()
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Order Again' })).toBeVisible()
  await axe(page)
  const mail = await mailbox.next(member.email, /^Tickets cancelled: /)
  expect(mail.text).toContain('The rest, USD 24.00, is kept as your credit')

  // which pays for another event, by a double click
  await main.getByRole('link', { name: 'Choose Another Event' }).click()
  await expect(page).toHaveURL('/events')
  await page.goto(`/events/${other.slug}/tickets`)
  await main.getByLabel('How many: Standard').selectOption('1')
  await main.getByRole('button', { name: 'Order Tickets' }).click()
  await axe(page)
  await main.getByRole('button', { name: 'Pay USD 30.00 with My Credit' }).dblclick()
  await expect(toast(page, 'Paid with your credit')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Your ticket', exact: true })).toBeVisible()
})
