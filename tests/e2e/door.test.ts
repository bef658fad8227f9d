import { required } from '../helpers/required'
import { giveLink, makeDoor, makeTickets, pathOf, readDoors, typeCode } from './doors'
import { expect, test } from './fixtures'
import { fromMore } from './fromMore'

// the door has to open without a network
test.use({ serviceWorkers: 'allow', application: 'loaded' })

test('two phones without a network let people in; afterwards each came once and both see the doubles @phone', async ({
  openBrowser,
  makeAccount,
  staff,
  axe,
}) => {
  const { event, tickets } = await makeDoor(staff.api, await makeAccount(), [
    'Achol Deng',
    'Peter Lado',
    'Mary Keji',
    'Kuol Majak',
  ])
  const [achol, peter, mary] = tickets.map((ticket) => ticket.code)
  const [main, side] = [await openBrowser(), await openBrowser()]
  const phones = [
    { page: main, link: await giveLink(staff.api, event, 'Main gate') },
    { page: side, link: await giveLink(staff.api, event, 'Side gate') },
  ]
  for (const { page, link } of phones) {
    await page.goto(pathOf(link))
    await expect(page.getByText('0 of 4 in; 0 by this door')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/door/${event.id}$`)) // the secret does not stay in the address
    await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 30_000 })
  }
  await axe(main)

  for (const { page } of phones) {
    await page.context().setOffline(true)
    await page.reload() // a phone that was switched off meanwhile
    await expect(page.getByText('0 of 4 in; 0 by this door')).toBeVisible()
  }
  await typeCode(main, required(achol))
  await expect(main.getByText('Let in', { exact: true })).toBeVisible()
  await typeCode(main, required(achol))
  await expect(main.getByText('Already in', { exact: true })).toBeVisible()
  await typeCode(main, required(peter))
  await expect(main.getByText('2 of 4 in; 2 by this door')).toBeVisible()
  await main.reload()
  await expect(main.getByText('2 of 4 in; 2 by this door')).toBeVisible()

  // the same ticket, copied
  await typeCode(side, required(achol))
  await expect(side.getByText('Let in', { exact: true })).toBeVisible()
  // by name, and taken back; somebody who is not on the list at all
  await side.getByLabel('Name on the ticket').fill('keji')
  await side.getByRole('button', { name: 'Open Mary Keji' }).click()
  await side.getByRole('button', { name: 'Let In', exact: true }).dblclick()
  await expect(side.getByText('2 of 4 in; 2 by this door')).toBeVisible()
  await expect(async () => {
    await side.getByRole('button', { name: 'Undo' }).click({ timeout: 1000 })
    await expect(side.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await side.getByText('Somebody without a ticket').click()
  await side.getByLabel('Full name').fill('Nyandeng Chol')
  await side.getByLabel('Full name').press('Enter')
  await expect(side.getByText('1 of 4 in, 1 without a valid ticket; 2 by this door')).toBeVisible()
  await expect(side.getByText('Nyandeng Chol')).toBeInViewport() // beside the form, which is empty again
  await axe(side)

  // the notice of other pages would say that only what is kept can be seen
  for (const { page } of phones) await expect(page.getByText('You are offline.')).toHaveCount(0)
  for (const { page } of phones) await page.context().setOffline(false)
  for (const { page } of phones) {
    await expect(page.getByRole('heading', { name: 'Please check' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Achol Deng: let in twice')).toBeVisible()
    await expect(page.getByText('2 of 4 in, 1 without a valid ticket')).toBeVisible()
  }
  const { admitted, others, conflicts, passes } = await readDoors(staff.api, event)
  expect([admitted, others]).toEqual([2, 1])
  expect(conflicts.map(({ holder }) => holder)).toEqual(['Achol Deng'])
  expect(passes.map((pass) => [pass.name, pass.admitted])).toEqual([
    ['Side gate', 1],
    ['Main gate', 2],
  ])
  await typeCode(main, required(mary)) // the undoing of the other phone has arrived
  await expect(main.getByText('Let in', { exact: true })).toBeVisible()
})

test('forged codes are refused, and a withdrawn link ends with the list on the phone @phone', async ({
  openBrowser,
  makeAccount,
  staff,
  expectProblem,
}) => {
  expectProblem(/^401 /)
  const { event, tickets } = await makeDoor(staff.api, await makeAccount(), ['Achol Deng'])
  const code = required(tickets[0]?.code)
  const given = await giveLink(staff.api, event, 'Main gate')
  const page = await openBrowser()
  await page.goto(pathOf(given))
  await expect(page.getByText('0 of 1 in; 0 by this door')).toBeVisible()
  await typeCode(page, code.slice(0, -2) + (code.endsWith('AA') ? 'BB' : 'AA'))
  await expect(page.getByText('Not a ticket', { exact: true })).toBeVisible()
  await typeCode(page, 'x'.repeat(102))
  await expect(page.getByText('Not a ticket', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name on the ticket').fill(code.slice(0, 30))
  await expect(page.getByText('Press Enter to check this code.')).toBeVisible()
  await page.getByLabel('Name on the ticket').press('Enter')
  await expect(page.getByText('The code is damaged or not ours.')).toBeVisible()
  await expect(page.getByText('0 of 1 in; 0 by this door')).toBeVisible()

  const second = await page.context().newPage()
  await second.goto(`/door/${event.id}`)
  await expect(second.getByText('This door is open in another tab')).toBeVisible()
  await second.close()

  await staff.api.post(`/api/events/${event.id}/door-passes/${given.id}/withdraw`)
  await expect(page.getByText('Your right to work at this door has ended.')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByText('Open the link to the door that you were given.')).toBeVisible()
  await expect(page.getByText('Achol')).toHaveCount(0)
})

test('the camera reads a ticket, and a phone whose camera is refused works by name @phone', async ({
  openBrowser,
  makeAccount,
  staff,
}) => {
  const { event, tickets } = await makeDoor(staff.api, await makeAccount(), ['Achol Deng'])
  const drawing = required(tickets[0]?.drawing)
  const page = await openBrowser()
  const opened = await page.goto(pathOf(await giveLink(staff.api, event, 'Main gate')))
  // without it no browser asks its person
  expect(opened?.headers()['permissions-policy']).toContain('camera=(self)')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Scan Tickets' }).click()
  await expect(page.getByText('The camera cannot be used.')).toBeVisible()

  // a camera before which somebody holds a ticket
  await page.evaluate(({ size, path }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    const draw = (): void => {
      if (!context) return
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = '#888'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = '#fff'
      context.fillRect(120, 40, 400, 400)
      context.setTransform(360 / size, 0, 0, 360 / size, 140, 60)
      context.fillStyle = '#000'
      context.fill(new Path2D(path))
    }
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
  }, drawing)
  await page.getByRole('button', { name: 'Scan Tickets' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Let in' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 of 1 in; 1 by this door')).toBeVisible()
})

test('before the day of the event nobody is let in, and people can be looked up @phone', async ({
  openBrowser,
  makeAccount,
  staff,
}) => {
  const { event, tickets } = await makeTickets(staff.api, await makeAccount(), ['Achol Deng'])
  const page = await openBrowser()
  await page.goto(pathOf(await giveLink(staff.api, event, 'Main gate')))
  await expect(page.getByText(/^The door opens on /)).toBeVisible()
  await expect(page.getByText('Somebody without a ticket')).toHaveCount(0)
  await typeCode(page, required(tickets[0]?.code))
  await expect(page.getByText('Valid, but not yet')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name on the ticket').fill('achol')
  await page.getByLabel('Name on the ticket').press('Enter') // one is found
  await expect(page.getByText('Valid, but not yet')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Let In' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Name on the ticket')).toHaveValue('')
  await expect(page.getByLabel('Name on the ticket')).toBeFocused()
  expect(await readDoors(staff.api, event)).toMatchObject({ admitted: 0, others: 0 })
})

test('a door in a second tab leaves the person of the first one signed in', async ({
  page,
  admin,
  makeAccount,
}) => {
  const { event } = await makeDoor(admin.api, await makeAccount(), ['Achol Deng'])
  const link = await giveLink(admin.api, event, 'Main gate')
  await page.goto(`/admin/events/${event.id}/door`)
  const door = await page.context().newPage()
  await door.goto(pathOf(link))
  await expect(door.getByText('Ready without a network')).toBeVisible({ timeout: 30_000 })
  await door.reload() // by the service worker
  await expect(door.getByText('0 of 1 in; 0 by this door')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
})

test('who manages an event gives a link to its door, and sees who is in', async ({
  page,
  admin,
  makeAccount,
  axe,
}) => {
  const { event } = await makeDoor(admin.api, await makeAccount(), ['Achol Deng', 'Peter Lado'])
  await page.goto(`/admin/events/${event.id}`)
  await fromMore(page, 'Door')
  await expect(page.getByText('Nobody works at the door yet')).toBeVisible()
  await page.getByRole('button', { name: 'Give a Link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make Link' }).click()
  await expect(dialog.getByLabel('Who and where')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Who and where').fill('Mary, main gate')
  await dialog.getByRole('button', { name: 'Make Link' }).click()
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/\/door\/[\da-f]{24}#[\w-]{43}$/)
  await axe(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('0 of 2 in')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Withdraw the link of Mary, main gate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Link' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
})

test('cash that a door takes is booked by the treasurer @phone', async ({
  openBrowser,
  makeAccount,
  admin,
  page,
  axe,
}) => {
  const { event } = await makeDoor(admin.api, await makeAccount(), ['Achol Deng'])
  const door = await openBrowser()
  await door.goto(pathOf(await giveLink(admin.api, event, 'Main gate')))
  await door.getByText('Somebody without a ticket').click()
  await door.getByLabel('Full name').fill('Nyandeng Chol')
  await door.getByLabel('Cash taken').fill('five')
  await door.getByLabel('Cash taken').press('Enter')
  await expect(door.getByLabel('Cash taken')).toHaveAttribute('aria-invalid', 'true')
  await axe(door)
  await door.getByLabel('Cash taken').fill('5,000')
  await door.getByLabel('Cash taken').press('Enter')
  await expect(door.getByText('No ticket, paid SSP 5,000.00')).toBeVisible()
  await door.getByLabel('Full name').fill('Kuol Majak')
  await door.getByLabel('Cash taken').fill('20')
  await door.getByLabel('Currency').selectOption('US dollar')
  await door.getByLabel('Cash taken').press('Enter')
  await expect(async () => {
    await door.getByRole('button', { name: 'Undo' }).click({ timeout: 1000 })
    await expect(door.getByText('Give USD 20.00 back.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(door.getByText(/still to be sent/)).toHaveCount(0)
  await door.reload()
  await door.getByText('Somebody without a ticket').click()
  await expect(door.getByLabel('Currency')).toHaveValue('USD') // as it was taken last

  await page.goto('/admin/payments/day-close')
  const row = page
    .getByRole('table', { name: 'Cash taken at the doors of events' })
    .getByRole('row', { name: event.title })
  await expect(row).toContainText('SSP 5,000.00')
  await axe(page)
  await row.getByRole('button', { name: 'Book' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book this cash?' })
  await axe(page)
  await dialog.getByRole('button', { name: 'Book' }).click()
  await expect(row).toHaveCount(0)
})
