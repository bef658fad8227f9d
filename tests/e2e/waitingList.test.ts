import type { APIRequestContext } from '@playwright/test'
import { type MadeEvent, makeEvent, toast } from './events'
import { expect, test } from './fixtures'

/** An event in a month with one free ticket. */
const makeSmallEvent = async (staff: APIRequestContext): Promise<MadeEvent> => {
  const event = await makeEvent(staff, {
    eventDate: new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString(),
  })
  const answer = await staff.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Standard', capacity: 1, isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return event
}

test('who waits for a sold-out ticket gets the one that another person cancels @phone-too', async ({
  page,
  member,
  makeMember,
  staff,
  openBrowser,
  mailbox,
  axe,
}) => {
  const event = await makeSmallEvent(staff.api)
  const address = `/events/${event.slug}/tickets`
  const buyer = await openBrowser(await makeMember())
  await buyer.goto(address)
  await buyer.getByLabel('How many: Standard').selectOption('1')
  await buyer.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(buyer.getByRole('heading', { name: 'Your ticket' })).toBeVisible()

  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByText('Sold out')).toBeVisible()
  await axe(page)
  await main.getByRole('button', { name: 'Join the Waiting List: Standard' }).click()
  await expect(main.getByText('You are 1st of 1 on the waiting list.')).toBeVisible()
  await axe(page)

  // out of the line and in again
  await main.getByRole('button', { name: 'Leave Waiting List: Standard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Waiting List' }).click()
  await expect(toast(page, 'You are no longer on the waiting list')).toBeVisible()
  await main.getByRole('button', { name: 'Join the Waiting List: Standard' }).click()
  await expect(main.getByText('You are 1st of 1 on the waiting list.')).toBeVisible()

  await buyer.getByRole('button', { name: 'Cancel Order' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect(toast(buyer, 'Order cancelled')).toBeVisible()
  const mail = await mailbox.next(member.email, /^A ticket is held for you: /)
  expect(mail.text).toContain(address)
  // nobody passes the line
  await buyer.goto(address)
  await expect(buyer.getByText('Sold out')).toBeVisible()
  await expect(buyer.getByLabel('How many: Standard')).toHaveCount(0)

  await page.goto(address)
  await expect(main.getByText(/^A ticket is held for you until .+ \(Juba time\)\.$/)).toBeVisible()
  await axe(page)
  await expect(main.getByLabel('Name on ticket 1: Standard')).toHaveValue(member.fullName)
  await main.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(main.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
})

test('staff see who waits and move somebody with a reason; a declined ticket goes on', async ({
  page,
  admin,
  makeMember,
  openBrowser,
  axe,
}) => {
  const event = await makeSmallEvent(admin.api)
  const { types } = (await (await admin.api.get(`/api/events/${event.id}/ticket-types`)).json()) as {
    types: { id: string }[]
  }
  const type = types[0]?.id
  const [buyer, first, second] = [await makeMember(), await makeMember(), await makeMember()]
  const ordered = await buyer.api.post(`/api/events/${event.id}/orders`, {
    data: { key: crypto.randomUUID(), currency: 'USD', tickets: [{ type, name: 'Keji Lado' }] },
  })
  expect(ordered.status(), await ordered.text()).toBe(201)
  const order = (await ordered.json()) as { id: string }
  await page.goto(`/admin/events/${event.id}/tickets`)
  await expect(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
  for (const { api } of [first, second])
    expect((await api.post(`/api/events/${event.id}/waiting`, { data: { type } })).status()).toBe(200)

  await page.reload()
  const rows = page.getByRole('table', { name: 'Waiting list' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(first.email)
  await axe(page)
  await rows.nth(2).getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move' })
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Speaks at the event')
  await axe(page)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(toast(page, 'Moved on the waiting list')).toBeVisible()
  await expect(rows.nth(1)).toContainText(second.email)

  expect((await buyer.api.post(`/api/ticket-orders/${order.id}/cancel`)).status()).toBe(200)
  const moved = await openBrowser(second)
  await moved.goto(`/events/${event.slug}/tickets`)
  await moved.getByRole('button', { name: 'Decline Ticket: Standard' }).click()
  await moved.getByRole('dialog').getByRole('button', { name: 'Decline Ticket' }).click()
  await expect(toast(moved, 'You declined. The next person on the list gets it.')).toBeVisible()
  await expect(moved.getByRole('button', { name: /^Join the Waiting List|^Get Tickets/ })).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(first.email)
  await expect(rows.nth(1)).toContainText('Ticket held until')
})

test('who waits for a seat at a full event registers for the one that another person gives back @phone-too', async ({
  page,
  member,
  makeMember,
  openBrowser,
  staff,
  mailbox,
  axe,
}) => {
  const event = await makeEvent(staff.api, { maxAttendees: 1 })
  const holder = await makeMember()
  expect((await holder.api.post(`/api/events/${event.id}/registration`)).ok()).toBe(true)
  const address = `/events/${event.slug}`
  const visitor = await openBrowser()
  await visitor.goto(address)
  await expect(visitor.getByRole('link', { name: 'Sign In to Join the Waiting List' })).toBeVisible()

  await page.goto(address)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Join the Waiting List' }).click()
  await expect(main.getByText('You are 1st of 1 on the waiting list.')).toBeVisible()
  await axe(page)
  expect((await holder.api.delete(`/api/events/${event.id}/registration`)).ok()).toBe(true)
  expect((await mailbox.next(member.email, /^A seat is held for you: /)).text).toContain(address)
  // nobody passes
  expect((await holder.api.post(`/api/events/${event.id}/registration`)).status()).toBe(409)
  await page.reload()
  await expect(main.getByText(/^A seat is held for you until .+ \(Juba time\)\.$/)).toBeVisible()
  await axe(page)
  await main.getByRole('button', { name: 'Register Now' }).last().click()
  await expect(main.getByText('Registered', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/is held for you/)).toHaveCount(0)
})
