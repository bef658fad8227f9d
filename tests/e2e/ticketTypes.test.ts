import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'
import { fromMore } from './fromMore'

test('staff add a type of ticket with two prices, change it, see an order, and cannot remove what is sold', async ({
  page,
  admin,
  makeMember,
  axe,
  expectProblem,
}) => {
  const event = await makeEvent(admin.api)
  const buyer = await makeMember()
  await page.goto(`/admin/events/${event.id}`)
  await fromMore(page, 'Tickets')
  await expect(page).toHaveURL(`/admin/events/${event.id}/tickets`)
  await expect(page.getByRole('heading', { name: 'This event has no tickets' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'Add a Type' }).click()
  const form = page.getByRole('dialog', { name: 'Add a type of ticket' })
  // what was entered is not lost by a key, and the focus is back where it was
  await form.getByLabel('Description (optional)').fill('One day')
  await page.keyboard.press('Escape')
  const discarding = page.getByRole('dialog', { name: 'Discard what you entered?' })
  await discarding.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(form.getByLabel('Description (optional)')).toHaveValue('One day')
  await page.keyboard.press('Escape')
  await discarding.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Add a Type' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a Type' }).click()
  await form.getByRole('button', { name: 'Add Type' }).click()
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  for (const text of ['Please enter a name', 'Please enter an amount'])
    await expect(summary).toContainText(text)
  await form.getByLabel('Name').fill('Congress')
  await form.getByLabel('Description (optional)').fill('Both days, with lunch.')
  await form.getByLabel('How many there are (optional)').fill('100')
  await form.getByLabel('Amount').fill('50')
  await form.getByRole('button', { name: 'Add a Price' }).click()
  const price = form.getByRole('group', { name: 'Price 2' })
  await price.getByLabel('For whom').selectOption('Members')
  await price.getByLabel('Amount').fill('0')
  await axe(page)
  await form.getByRole('button', { name: 'Add Type' }).click()
  await expect(toast(page, 'Type of ticket added')).toBeVisible()
  const row = page.getByRole('table', { name: 'Types of tickets' }).getByRole('row', { name: 'Congress' })
  for (const text of [
    'Both days, with lunch.',
    'USD 50.00 for everybody',
    'Free (USD) for members',
    '0 of 100',
    'On sale',
  ])
    await expect(row).toContainText(text)

  await row.getByRole('button', { name: 'Edit Congress' }).click()
  const change = page.getByRole('dialog', { name: 'Edit Congress' })
  await expect(change.getByRole('group', { name: 'Price 1' }).getByLabel('Amount')).toHaveValue('50')
  // the price for everybody goes, that for members becomes the first
  await change.getByRole('button', { name: 'Remove Price 1' }).click()
  const first = change.getByRole('group', { name: 'Price 1' })
  await expect(first.getByLabel('For whom')).toHaveValue('members')
  await first.getByLabel('Amount').fill('30.50')
  await first.getByLabel('Last day (optional)').fill('2099-03-01')
  await change.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Type of ticket changed')).toBeVisible()
  await expect(row).toContainText('USD 30.50 for members until 1 March 2099')
  await expect(row.getByRole('button', { name: 'Edit Congress' })).toBeFocused()
  await expect(row).not.toContainText('everybody')

  const { types } = (await (await admin.api.get(`/api/events/${event.id}/ticket-types`)).json()) as {
    types: { id: string }[]
  }
  const ordered = await buyer.api.post(`/api/events/${event.id}/orders`, {
    data: {
      key: randomUUID(),
      currency: 'USD',
      tickets: [{ type: types[0]?.id, name: 'Keji Lado', isOwn: true }],
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(201)
  await page.reload()
  await expect(row).toContainText('1 of 100')
  const order = page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: buyer.fullName })
  for (const text of [buyer.email, '1 ticket', 'Keji Lado', 'USD 30.50', 'To be paid'])
    await expect(order).toContainText(text)
  await expect(order.getByRole('link', { name: 'Invoice' })).toBeVisible()
  await axe(page)

  await row.getByRole('button', { name: 'Remove Congress' }).click()
  expectProblem(/409 DELETE .*\/ticket-types\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Type' }).click()
  await expect(
    toast(page, 'Tickets of this type are sold or reserved. Take it off sale instead.'),
  ).toBeVisible()
  await expect(row).toBeVisible()

  await order.getByRole('button', { name: `Cancel the order of ${buyer.fullName}` }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByLabel('Reason (optional)').fill('Ordered twice')
  await question.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(toast(page, 'Order cancelled')).toBeVisible()
  await expect(order).toContainText('Cancelled')
  await expect(row).toContainText('0 of 100')

  await page.getByLabel('Status').selectOption('Confirmed')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.getByLabel('Status').selectOption('Cancelled')
  await expect(order).toBeVisible()
})

test('staff give a ticket to another person, and its buyer is told', async ({
  page,
  admin,
  makeAccount,
  mailbox,
  axe,
}) => {
  const buyer = await makeAccount()
  const event = await makeEvent(admin.api)
  const added = await admin.api.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Congress', isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  const { id: type } = (await added.json()) as { id: string }
  const ordered = await buyer.api.post(`/api/events/${event.id}/orders`, {
    data: {
      key: randomUUID(),
      currency: 'USD',
      tickets: [
        { type, name: 'Keji Lado', isOwn: true },
        { type, name: 'Peter Lado' },
      ],
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(201)
  await page.goto(`/admin/events/${event.id}/tickets`)
  const order = page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: buyer.fullName })
  // the own ticket of a buyer stays
  await expect(order.getByRole('button', { name: /^Change name/ })).toHaveCount(1)
  await order.getByRole('button', { name: 'Change name of Peter Lado' }).click()
  const form = page.getByRole('dialog', { name: 'Give this ticket to another person' })
  await form.getByRole('button', { name: 'Change Name' }).click()
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  await form.getByLabel('Name').fill('Mary Keji')
  await form.getByRole('button', { name: 'Change Name' }).dblclick()
  await expect(toast(page, 'The ticket is for Mary Keji now')).toBeVisible()
  await expect(order.getByText('Mary Keji', { exact: true })).toBeVisible()
  expect((await mailbox.next(buyer.email, /^A new ticket: /)).text).toContain('Mary Keji')
})

test('staff set the terms on which buyers cancel', async ({ page, admin, axe }) => {
  const event = await makeEvent(admin.api)
  await page.goto(`/admin/events/${event.id}/tickets`)
  await expect(page.getByText('Buyers cannot cancel by themselves what they have paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Terms' }).click()
  const form = page.getByRole('dialog', { name: 'Cancelling by buyers' })
  await form.getByLabel('Last day, in days before the event').fill('30')
  await form.getByRole('button', { name: 'Save Terms' }).click()
  await expect(form.getByLabel('Fee in per cent of the price')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Fee in per cent of the price').fill('0')
  await form.getByRole('button', { name: 'Add a Term' }).click()
  const second = form.getByRole('group', { name: 'Term 2' })
  await second.getByLabel('Last day, in days before the event').fill('7')
  await second.getByLabel('Fee in per cent of the price').fill('25')
  await axe(page)
  await form.getByRole('button', { name: 'Save Terms' }).click()
  await expect(toast(page, 'Terms saved')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Terms for cancelling' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('30 days before the event')
  await expect(rows.nth(2)).toContainText('25 %')
  await axe(page)
})

test('staff are told of settings that contradict themselves', async ({ page, admin, axe }) => {
  const event = await makeEvent(admin.api, { maxAttendees: 10 })
  await admin.api.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Congress', capacity: 20, isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  const terms = [
    { daysBefore: 30, feePercent: 50 },
    { daysBefore: 7, feePercent: 25 },
  ]
  await admin.api.post(`/api/events/${event.id}/cancel-terms`, { data: { terms, updatedAt: null } })
  await page.goto(`/admin/events/${event.id}/tickets`)
  await expect(page.getByText('Congress has more tickets (20) than the event has seats (10).')).toBeVisible()
  await expect(page.getByText('Who cancels later pays less.')).toBeVisible()
  await axe(page)
})

test('staff keep what they typed about tickets when a colleague was quicker, and save again', async ({
  page,
  admin,
  openBrowser,
  expectProblem,
}) => {
  const event = await makeEvent(admin.api)
  const added = await admin.api.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Congress', isOnSale: true, prices: [{ currency: 'USD', amount: '50' }] },
  })
  expect(added.status(), await added.text()).toBe(201)
  const colleague = await openBrowser(admin)
  for (const each of [page, colleague]) await each.goto(`/admin/events/${event.id}/tickets`)
  expectProblem(/409 POST .*\/(ticket-types|cancel-terms)/)

  await page.getByRole('button', { name: 'Edit Congress' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Congress' })
  await form.getByLabel('Description (optional)').fill('Both days')
  await colleague.getByRole('button', { name: 'Edit Congress' }).click()
  const quicker = colleague.getByRole('dialog', { name: 'Edit Congress' })
  await quicker.getByLabel('Name').fill('Whole congress')
  await quicker.getByLabel('Amount').fill('60')
  await quicker.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(colleague, 'Type of ticket changed')).toBeVisible()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('alert')).toContainText(
    'A colleague changed this type of ticket meanwhile: name (now Whole congress); prices (now USD 60.00 for everybody). What you typed is still here.',
  )
  await expect(form.getByLabel('Description (optional)')).toHaveValue('Both days')
  await form.getByLabel('Amount').fill('60')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Type of ticket changed')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Both days' })).toContainText('USD 60.00 for everybody')

  const fillTerm = async (dialog: Locator, days: string, fee: string): Promise<void> => {
    await dialog.getByLabel('Last day, in days before the event').fill(days)
    await dialog.getByLabel('Fee in per cent of the price').fill(fee)
  }
  const terms = page.getByRole('dialog', { name: 'Cancelling by buyers' })
  await page.getByRole('button', { name: 'Edit Terms' }).click()
  await fillTerm(terms, '7', '25')
  const others = colleague.getByRole('dialog', { name: 'Cancelling by buyers' })
  await colleague.getByRole('button', { name: 'Edit Terms' }).click()
  await fillTerm(others, '30', '0')
  await others.getByRole('button', { name: 'Save Terms' }).click()
  await expect(toast(colleague, 'Terms saved')).toBeVisible()
  await terms.getByRole('button', { name: 'Save Terms' }).click()
  await expect(terms.getByRole('alert')).toContainText('cancelling by buyers (now 30 days: 0 %)')
  await terms.getByRole('button', { name: 'Save Terms' }).click()
  await expect(toast(page, 'Terms saved')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Terms for cancelling' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('7 days before the event')
})
