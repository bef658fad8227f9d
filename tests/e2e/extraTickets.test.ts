import type { OrderView } from '../../domain/events/orders/orders.schema'
import { startOfToday } from '../helpers/jubaDay'
import { required } from '../helpers/required'
import { pathOf, typeCode } from './doors'
import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'

test('a dinner beside the seats is added, bought with the congress, and has a door of its own @phone', async ({
  page,
  member,
  staff,
  openBrowser,
  axe,
}) => {
  const event = await makeEvent(staff.api, { maxAttendees: 1 })
  const types = `/api/events/${event.id}/ticket-types`
  const added = await staff.api.post(types, {
    data: { name: 'Congress', isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  expect(added.status()).toBe(201)
  const desk = await openBrowser(staff)
  await desk.goto(`/admin/events/${event.id}/tickets`)
  await desk.getByRole('button', { name: 'Add a Type' }).click()
  const form = desk.getByRole('dialog', { name: 'Add a type of ticket' })
  await form.getByLabel('Name').fill('Dinner')
  await form.getByLabel('How many there are (optional)').fill('80')
  await form.getByLabel('Takes no seat of the event').check()
  await form.getByLabel('For whom').selectOption('Members')
  await form.getByLabel('Amount').fill('0')
  await form.getByRole('button', { name: 'Add Type' }).click()
  await expect(form.getByText('costs the same for everybody', { exact: false }).first()).toBeVisible()
  await form.getByLabel('For whom').selectOption('Everybody')
  await axe(desk)
  await form.getByRole('button', { name: 'Add Type' }).click()
  await expect(toast(desk, 'Type of ticket added')).toBeVisible()
  const row = desk.getByRole('table', { name: 'Types of tickets' }).getByRole('row', { name: 'Dinner' })
  for (const text of ['0 of 80', 'Takes no seat']) await expect(row).toContainText(text)
  await row.getByRole('button', { name: 'Edit Dinner' }).click()
  const change = desk.getByRole('dialog', { name: 'Edit Dinner' })
  await expect(change.getByLabel('Takes no seat of the event')).toHaveCount(0)
  await change.getByLabel('Description (optional)').fill('At the river, at seven.')
  await change.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row).toContainText('At the river, at seven.')

  // the dinner alone is nobody's own ticket; with the congress that one is
  await page.goto(`/events/${event.slug}/tickets`)
  const main = page.getByRole('main')
  await main.getByLabel('How many: Dinner').selectOption('1')
  await expect(main.getByLabel('Name on ticket 1: Dinner')).toBeVisible()
  await expect(main.getByLabel('The first ticket is for me')).toHaveCount(0)
  await main.getByLabel('How many: Congress').selectOption('1')
  await expect(main.getByLabel('The first ticket is for me')).toBeChecked()
  await expect(main.getByLabel('Name on ticket 1: Congress')).toHaveValue(member.fullName)
  await main.getByLabel('Name on ticket 2: Dinner').fill(member.fullName)
  await main.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(main.getByRole('heading', { name: 'Your 2 tickets' })).toBeVisible()
  const id = required(new URL(page.url()).pathname.split('/').at(-1))
  const { tickets } = (await (await member.api.get(`/api/ticket-orders/${id}`)).json()) as OrderView
  // the only seat is taken, and the dinner goes on
  await page.goto(`/events/${event.slug}/tickets`)
  await expect(main.getByText('Sold out')).toHaveCount(1)
  await expect(main.getByLabel('How many: Dinner')).toBeVisible()

  const moved = await staff.api.patch(`/api/events/${event.id}`, { data: { eventDate: startOfToday() } })
  expect(moved.status()).toBe(200)
  await desk.goto(`/admin/events/${event.id}/door`)
  await expect(desk.getByText('Dinner: 0 of 1 in')).toBeVisible()
  await desk.getByRole('button', { name: 'Give a Link' }).click()
  const giving = desk.getByRole('dialog', { name: 'Give somebody a link to the door' })
  await giving.getByLabel('Who and where').fill('Rose, hall')
  await giving.getByLabel('What for').selectOption('Dinner')
  await axe(desk)
  await giving.getByRole('button', { name: 'Make Link' }).click()
  const link = await desk.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
  await desk.getByRole('button', { name: 'Done' }).click()
  await expect(
    desk.getByRole('table', { name: 'Links to the door' }).getByRole('row', { name: 'Rose, hall' }),
  ).toContainText('Dinner')

  const hall = await openBrowser()
  await hall.goto(pathOf({ id: '', link, drawing: { size: 0, path: '' } }))
  await expect(hall.getByText('0 of 1 in; 0 by this door')).toBeVisible()
  const [congress, dinner] = tickets.map(({ code }) => code)
  await typeCode(hall, required(congress))
  await expect(hall.getByText('Not at this door', { exact: true })).toBeVisible()
  await expect(hall.getByRole('button', { name: 'Let In', exact: true })).toHaveCount(0)
  await axe(hall)
  await typeCode(hall, required(dinner))
  await expect(hall.getByText('Let in', { exact: true })).toBeVisible()
  await expect(hall.getByText('1 of 1 in; 1 by this door')).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText('Dinner: 1 of 1 in')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(desk.getByText('0 of 1 in', { exact: true })).toBeVisible()
  await axe(desk)
})
