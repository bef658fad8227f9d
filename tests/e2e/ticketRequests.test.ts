import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'

test('a person asks for a ticket that needs approval, staff accept, and the ticket is ordered @phone-too', async ({
  page,
  member,
  staff,
  openBrowser,
  mailbox,
  axe,
}) => {
  const event = await makeEvent(staff.api)
  const address = `/events/${event.slug}/tickets`
  const desk = await openBrowser(staff)
  await desk.goto(`/admin/events/${event.id}/tickets`)
  await desk.getByRole('button', { name: 'Add a Type' }).click()
  const form = desk.getByRole('dialog', { name: 'Add a type of ticket' })
  await form.getByLabel('Name').fill('Students')
  await form.getByLabel('Amount').fill('0')
  await form.getByLabel('Needs approval').check()
  await form.getByLabel('Code (optional)').fill('STUDENTS')
  await form.getByRole('button', { name: 'Add Type' }).click()
  await expect(form.getByText('A ticket with a code needs no approval.')).toBeVisible()
  await form.getByLabel('Code (optional)').fill('')
  await form.getByRole('button', { name: 'Add Type' }).click()
  await expect(toast(desk, 'Type of ticket added')).toBeVisible()

  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByText('Our staff decide who can have this ticket.')).toBeVisible()
  await expect(main.getByLabel('How many: Students')).toHaveCount(0)
  await main.getByLabel('For our staff (optional)').fill('University of Juba, third year')
  await axe(page)
  await main.getByRole('button', { name: 'Ask for This Ticket: Students' }).click()
  await expect(main.getByText('You have asked for this ticket.')).toBeVisible()
  await axe(page)
  await page.goto('/tickets')
  await expect(main.getByText('You have asked for this ticket.')).toBeVisible()
  await axe(page)

  await desk.reload()
  await expect(desk.getByText('University of Juba, third year')).toBeVisible()
  await axe(desk)
  await desk.getByRole('button', { name: `Accept ${member.fullName}` }).click()
  await expect(toast(desk, 'Request accepted')).toBeVisible()
  await expect(desk.getByText(/^Ticket held until /)).toBeVisible()
  const mail = await mailbox.next(member.email, /^A ticket is held for you: /)
  expect(mail.text).toContain('your request was accepted: Students')

  await main.getByRole('link', { name: `${event.title}: Students` }).click()
  await expect(main.getByText(/^A ticket is held for you until /)).toBeVisible()
  await axe(page)
  await main.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(main.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
})

test('staff decline a request with a reason, which the person reads in a mail', async ({
  page,
  admin,
  makeMember,
  mailbox,
}) => {
  const [event, person] = [await makeEvent(admin.api), await makeMember()]
  const added = await admin.api.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Press', isOnSale: true, needsApproval: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  const { id: type } = (await added.json()) as { id: string }
  const asked = await person.api.post(`/api/events/${event.id}/waiting`, { data: { type, note: 'Radio' } })
  expect(asked.status(), await asked.text()).toBe(200)
  await page.goto(`/admin/events/${event.id}/tickets`)
  await page.getByRole('button', { name: `Decline ${person.fullName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason (optional)').fill('For journalists with a card')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(toast(page, 'Request declined')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
  const mail = await mailbox.next(person.email, /^Your request for a ticket: /)
  expect(mail.text).toContain('For journalists with a card')
})
