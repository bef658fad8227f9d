import { fromJubaTime } from '../../platform/jubaTime'
import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'
import { fromMore } from './fromMore'

const DAY = '2098-03-01'

test('staff make two sessions, and a member chooses one @phone-too', async ({
  page,
  member,
  staff,
  openBrowser,
  axe,
  expectProblem,
}) => {
  const event = await makeEvent(staff.api, {
    eventDate: fromJubaTime(`${DAY}T08:00`),
    endDate: fromJubaTime(`${DAY}T17:00`),
    isVirtual: true,
  })
  const desk = await openBrowser(staff)
  await desk.goto(`/admin/events/${event.id}`)
  await fromMore(desk, 'Programme')
  await expect(desk).toHaveURL(`/admin/events/${event.id}/programme`)
  await expect(desk.getByText('There are no sessions yet')).toBeVisible()

  const add = desk.getByRole('button', { name: 'Add a Session' })
  const form = desk.getByRole('dialog', { name: 'Add a session' })
  const fill = async (title: string, from: string, until: string): Promise<void> => {
    await form.getByLabel('Title').first().fill(title)
    await form.getByLabel('Starts').fill(`${DAY}T${from}`)
    await form.getByLabel('Ends').fill(`${DAY}T${until}`)
    await form.getByLabel('Room').fill('Hall A')
  }
  await add.click()
  await fill('Bridges over the Nile', '09:00', '10:00')
  await form.getByLabel('Seats').fill('10')
  await form.getByRole('button', { name: 'Add a Speaker' }).click()
  const speaker = form.getByRole('group', { name: 'Speaker 1' })
  await speaker.getByLabel('Name').fill('Nyandeng Deng')
  await speaker.getByLabel('Position').fill('Ministry of Roads and Bridges')
  await form.getByRole('button', { name: 'Add Session' }).click()
  await expect(toast(desk, 'Session saved')).toBeVisible()

  // the room is taken at that time
  await add.click()
  await fill('Dams', '09:30', '10:30')
  expectProblem(/409/)
  await form.getByRole('button', { name: 'Add Session' }).click()
  await expect(form.getByText('Another session is in this room at that time')).toBeVisible()
  await form.getByLabel('Room').fill('Hall B')
  await form.getByRole('button', { name: 'Add Session' }).click()
  await expect(desk.getByRole('row', { name: 'Dams' })).toContainText('09:30–10:30')

  await desk.getByRole('button', { name: 'Remove Dams' }).click()
  const removal = desk.getByRole('dialog', { name: 'Remove this session?' })
  await expect(removal).toContainText('Nobody has chosen it.')
  await removal.getByRole('button', { name: 'Cancel' }).click()

  await desk.getByRole('button', { name: 'Add a Link to the Meeting' }).click()
  const link = desk.getByRole('dialog', { name: 'Link to the meeting' })
  await link.getByLabel('Address').fill('https://meet.example.org/room')
  await link.getByLabel('Link shown from').fill('2020-01-01T08:00')
  await link.getByRole('button', { name: 'Save Link' }).click()
  await expect(toast(desk, 'Link to the meeting saved')).toBeVisible()
  await axe(desk)

  await page.goto(`/events/${event.slug}`)
  await page.getByRole('link', { name: 'All Sessions' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Bridges over the Nile' })).toBeVisible()
  await expect(main.getByText('Ministry of Roads and Bridges')).toBeVisible()
  await expect(main.getByRole('button', { name: /Choose/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Open the meeting' })).toHaveCount(0)
  const registered = await member.api.post(`/api/events/${event.id}/registration`)
  expect(registered.status()).toBe(200)
  await page.reload()
  await expect(main.getByRole('link', { name: 'Open the meeting' })).toBeVisible()
  await main.getByRole('button', { name: 'Choose: Bridges over the Nile' }).click()
  await expect(toast(page, 'Session chosen')).toBeVisible()
  await expect(main.getByText('9 of 10 seats left')).toBeVisible()
  await expect(main.getByText('At the same time as Bridges over the Nile')).toBeVisible()
  await axe(page)
  await main.getByRole('link', { name: 'My programme (1)' }).click()
  await expect(page).toHaveURL(`/events/${event.slug}/programme?show=mine`)
  await expect(main.getByRole('heading', { name: 'Dams' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Give Back: Bridges over the Nile' }).click()
  await expect(main.getByRole('heading', { name: 'You have not chosen a session yet' })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { name: 'Dams' })).toBeVisible()
})

test('staff keep what they typed about a programme when a colleague was quicker, and save again', async ({
  page,
  admin,
  openBrowser,
  expectProblem,
}) => {
  const event = await makeEvent(admin.api, { eventDate: fromJubaTime(`${DAY}T08:00`), isVirtual: true })
  const added = await admin.api.post(`/api/events/${event.id}/sessions`, {
    data: { title: 'Dams', startsAt: `${DAY}T09:00`, endsAt: `${DAY}T10:00` },
  })
  expect(added.status(), await added.text()).toBe(200)
  const colleague = await openBrowser(admin)
  for (const each of [page, colleague]) await each.goto(`/admin/events/${event.id}/programme`)
  expectProblem(/409 POST .*\/(sessions|meeting)/)

  await page.getByRole('button', { name: 'Edit Dams' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Dams' })
  await form.getByLabel('Text').fill('Dams of the White Nile')
  await colleague.getByRole('button', { name: 'Edit Dams' }).click()
  const quicker = colleague.getByRole('dialog', { name: 'Edit Dams' })
  await quicker.getByLabel('Ends').fill(`${DAY}T11:00`)
  await quicker.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(colleague, 'Session saved')).toBeVisible()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('alert')).toContainText(
    `A colleague changed this session meanwhile: ends (now ${DAY}, 11:00). What you typed is still here.`,
  )
  await expect(form.getByLabel('Text')).toHaveValue('Dams of the White Nile')
  await form.getByLabel('Ends').fill(`${DAY}T11:30`)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Session saved')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Dams' })).toContainText('09:00–11:30')

  const link = page.getByRole('dialog', { name: 'Link to the meeting' })
  const other = colleague.getByRole('dialog', { name: 'Link to the meeting' })
  await page.getByRole('button', { name: 'Add a Link to the Meeting' }).click()
  await link.getByLabel('Address').fill('https://meet.example.org/ours')
  await colleague.getByRole('button', { name: 'Add a Link to the Meeting' }).click()
  await other.getByLabel('Address').fill('https://meet.example.org/theirs')
  await other.getByRole('button', { name: 'Save Link' }).click()
  await expect(toast(colleague, 'Link to the meeting saved')).toBeVisible()
  await link.getByRole('button', { name: 'Save Link' }).click()
  await expect(link.getByRole('alert')).toContainText('address (now https://meet.example.org/theirs)')
  await expect(link.getByLabel('Address')).toHaveValue('https://meet.example.org/ours')
  await link.getByRole('button', { name: 'Save Link' }).click()
  await expect(toast(page, 'Link to the meeting saved')).toBeVisible()
})
