import { startOfToday } from '../helpers/jubaDay'
import { fromMore } from './fromMore'
import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'
import { idOf } from './accountId'

test(
  'at the door an event manager finds people by name, marks who came, and takes a mark back',
  { tag: '@phone' },
  async ({ page, admin, makeMember, axe, expectProblem }) => {
    expect(admin.email).toBeTruthy()
    const event = await makeEvent(admin.api)
    const person = await makeMember()
    const id = await idOf(person)
    const taken = await person.api.post(`/api/events/${event.id}/registration`)
    expect(taken.ok(), await taken.text()).toBe(true)

    await page.goto(`/admin/events/${event.id}`)
    await fromMore(page, 'Attendance')
    await expect(page).toHaveURL(`/admin/events/${event.id}/attendance`)
    await expect(page.getByText('Attendance can be marked from the day of the event on.')).toBeVisible()
    const people = page.getByRole('list', { name: 'People' })
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await expect(people.getByRole('button')).toHaveCount(0)

    const moved = await admin.api.patch(`/api/events/${event.id}`, {
      data: { eventDate: startOfToday() },
    })
    expect(moved.ok(), await moved.text()).toBe(true)
    await page.reload()
    await axe(page)
    const item = people.getByRole('listitem')
    expectProblem(/503 POST .*\/attendance/)
    await page.route('**/attendance/*', (route) =>
      route.fulfill({
        status: 503,
        json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
      }),
    )
    await item.getByRole('button', { name: /^Mark as There/ }).click()
    await expect(toast(page, 'The service is restarting.')).toBeVisible()
    await expect(item.getByRole('button', { name: /^Mark as There/ })).toBeVisible()
    await page.unroute('**/attendance/*')

    await item.getByRole('button', { name: /^Mark as There/ }).click()
    await expect(item).toContainText('Came')
    await expect(page.getByText('1 came, 1 registered')).toBeVisible()
    await page.getByLabel('Show').selectOption('Not there yet')
    await expect(page.getByRole('heading', { name: 'Nobody here' })).toBeVisible()
    await page.getByLabel('Show').selectOption('Came')
    await page.getByLabel('Name or email').fill(person.email)
    await page.getByRole('search', { name: 'Attendance' }).getByRole('button', { name: 'Search' }).click()
    await expect(item).toContainText(person.email)
    await axe(page)

    const guest = await makeMember()
    const form = page.getByRole('form', { name: 'Somebody who did not register' })
    await form.getByLabel('Email or membership number').fill('nobody@example.org')
    expectProblem(/404 POST .*\/attendance/)
    await form.getByRole('button', { name: 'Mark as There' }).click()
    await expect(form.getByText('Nobody is known by this address or number').first()).toBeVisible()
    await form.getByLabel('Email or membership number').fill(guest.email)
    await form.getByRole('button', { name: 'Mark as There' }).click()
    await expect(page.getByText('2 came, 1 registered')).toBeVisible()
    await expect(form.getByLabel('Email or membership number')).toHaveValue('')

    await page.goto(`/admin/users/${id}?part=events`)
    await expect(
      page.getByRole('region', { name: 'Events', exact: true }).getByRole('listitem'),
    ).toContainText('Attended')
    await page.goto(`/admin/events/${event.id}/attendance`)
    const own = people.getByRole('listitem').filter({ hasText: person.email })
    await own.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('1 came, 1 registered')).toBeVisible()
    await expect(own.getByRole('button', { name: /^Mark as There/ })).toBeVisible()
  },
)
