import { todayInJuba } from '../../platform/jubaTime'
import { makeDoor, pathOf, readDoors, typeCode } from './doors'
import { expect, test } from './fixtures'

test('a session has a door of its own, for who has chosen it @phone', async ({
  member,
  staff,
  openBrowser,
  axe,
}) => {
  const { event, tickets } = await makeDoor(staff.api, member, ['Achol Deng', 'Peter Lado'])
  const today = todayInJuba()
  const made = await staff.api.post(`/api/events/${event.id}/sessions`, {
    data: { title: 'Concrete workshop', startsAt: `${today}T00:00`, endsAt: `${today}T23:59`, seats: 20 },
  })
  expect(made.status(), await made.text()).toBe(200)
  const desk = await openBrowser(staff)
  await desk.goto(`/admin/events/${event.id}/door`)
  await desk.getByRole('button', { name: 'Give a Link' }).click()
  const giving = desk.getByRole('dialog', { name: 'Give somebody a link to the door' })
  await giving.getByLabel('Who and where').fill('Rose, room 2')
  const option = giving.getByLabel('What for').getByRole('option', { name: 'Concrete workshop, ' })
  await giving.getByLabel('What for').selectOption((await option.textContent()) ?? '')
  await axe(desk)
  await giving.getByRole('button', { name: 'Make Link' }).click()
  const link = await desk.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
  await desk.getByRole('button', { name: 'Done' }).click()
  await expect(
    desk.getByRole('table', { name: 'Links to the door' }).getByRole('row', { name: 'Rose, room 2' }),
  ).toContainText('Concrete workshop')
  await expect(desk.getByText('Concrete workshop: 0 of 0 in')).toBeVisible()

  const room = await openBrowser()
  await room.goto(pathOf({ id: '', link, drawing: { size: 0, path: '' } }))
  await expect(room.getByRole('heading', { level: 1 })).toContainText('Concrete workshop')
  await typeCode(room, tickets[0]?.code ?? null)
  await expect(room.getByText('Has not chosen this session')).toBeVisible()
  await axe(room)
  await room.getByRole('button', { name: 'Let In All the Same' }).click()
  await expect(room.getByText('Let in', { exact: true })).toBeVisible()
  await expect(room.getByText('0 of 0 in, 1 not expected; 1 by this door')).toBeVisible()
  await expect(async () => {
    const { admitted, scopes } = await readDoors(staff.api, event)
    expect([admitted, scopes[0]?.others]).toEqual([0, 1])
  }).toPass()
  await desk.reload()
  await expect(desk.getByText('Concrete workshop: 0 of 0 in, and 1 not expected')).toBeVisible()
  await axe(desk)
})
