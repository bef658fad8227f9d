import { randomUUID } from 'node:crypto'
import { todayInJuba } from '../../platform/jubaTime'
import type { ReceivedMail } from '../fakes/smtpServer'
import { fromMore } from './fromMore'
import { cardOf, inDays, makeEvent, toast } from './events'
import { expect, test } from './fixtures'

const NEXT_YEAR = new Date().getUTCFullYear() + 1

/** The sequence number of the calendar entry in a mail. */
const sequenceIn = ({ attachments }: ReceivedMail): number =>
  Number(/SEQUENCE:(\d+)/.exec(attachments.map(({ content }) => content).join())?.[1])

test.describe('events in the dashboard', () => {
  test('staff copy an event as a series of drafts', async ({ page, admin }) => {
    const event = await makeEvent(admin.api, { eventDate: inDays(400), maxAttendees: 30 })
    await page.goto(`/admin/events/${event.id}`)
    await fromMore(page, 'Copy Event')
    const dialog = page.getByRole('dialog', { name: 'Copy this event' })
    await dialog.getByRole('button', { name: 'Make Copies' }).click()
    await expect(dialog.getByText('Please enter a day').first()).toBeVisible()
    await dialog.getByLabel('First day of the first copy').fill('2029-01-31')
    await dialog.getByLabel('How many copies').fill('3')
    await dialog.getByLabel('How often').selectOption('Every month')
    await dialog.getByRole('button', { name: 'Make Copies' }).click()
    await expect(toast(page, '3 drafts were made')).toBeVisible()
    await expect(page).toHaveURL('/admin/events')
    const { docs } = (await (
      await admin.api.get(`/api/events/list?q=${event.title}&sort=eventDate&status=draft`)
    ).json()) as { docs: { eventDate: string; maxAttendees: number }[] }
    expect(docs.map(({ eventDate }) => todayInJuba(eventDate).slice('YYYY-'.length))).toEqual([
      '01-31',
      '02-28',
      '03-31',
    ])
  })

  // proves: C011
  test('staff create an event, visitors see it, a member registers, and staff cancel it', async ({
    page,
    admin,
    api,
    makeAccount,
    mailbox,
    axe,
  }) => {
    expect(admin.email).toBeTruthy()
    const title = `Site visit ${randomUUID()}`
    await page.goto('/admin/events')
    await page.getByRole('link', { name: 'Create Event' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Create Event' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Event' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    for (const text of ['Title is required', 'Event date is required', 'Location is required'])
      await expect(summary).toContainText(text)
    await axe(page)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Event date (Juba time)').fill(`${NEXT_YEAR}-05-04T09:30`)
    await page.getByLabel('End date (Juba time, optional)').fill(`${NEXT_YEAR}-05-04T16:00`)
    await page.getByLabel('Location').fill('Freedom Bridge')
    await page.getByLabel('Virtual event').check()
    await page.getByLabel('Max attendees (optional)').fill('1')
    await page.getByLabel('Programme (optional)').fill('09:30 Registration\n10:00 Bearings and joints')
    await page.getByLabel('Speakers (optional)').fill('Ayen Ajak, Nile Works')
    await page.getByLabel('What to bring (optional)').fill('Safety boots')
    await page.getByLabel('CPD hours (optional)').fill('3')
    await expect(page.getByLabel('Status')).toHaveValue('draft')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(toast(page, 'Event created successfully')).toBeVisible()
    await expect(page.getByRole('main').locator('header')).toContainText('Draft')
    await expect(page.getByText(`4 May ${NEXT_YEAR}, 09:30 until 16:00 (Juba time)`)).toBeVisible()
    expect(await (await api.get('/events')).text()).not.toContain(title)

    await page.getByRole('button', { name: 'Publish Event' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish Event' }).click()
    await expect(toast(page, 'Event published')).toBeVisible()
    await expect(page.getByRole('main').locator('header')).toContainText('Published')
    expect(await (await api.get('/events')).text()).toContain(title)
    await axe(page)
    const shown = await (
      await api.get(
        new URL((await page.getByText('See It on the Site').getAttribute('href')) ?? '', page.url()).href,
      )
    ).text()
    for (const text of ['10:00', 'Bearings and joints', 'Ayen Ajak', 'Safety boots', '3 hours'])
      expect(shown).toContain(text)

    const id = new URL(page.url()).pathname.split('/').pop() ?? ''
    const [first, second] = [await makeAccount(), await makeAccount()]
    expect((await first.api.post(`/api/events/${id}/registration`)).status()).toBe(200)
    expect((await second.api.post(`/api/events/${id}/registration`)).status()).toBe(409)
    const confirmed = await mailbox.next(first.email, /registered/i)

    await page.reload()
    await expect(page.getByText('1 / 1, full')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: first.email })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^registered-site-visit-.*\.csv$/)

    await page.getByRole('link', { name: 'Edit Event' }).click()
    await expect(page.getByText('One person is registered.')).toBeVisible()
    await page.getByLabel('Max attendees (optional)').fill('2')
    await page.getByLabel('Location').fill('Gumbo Bridge')
    await axe(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Event updated successfully')).toBeVisible()
    await expect(page.getByText('1 / 2, 1 left')).toBeVisible()
    const changed = await mailbox.next(first.email, /^Changed:/)
    expect(changed.text).toContain('Gumbo Bridge')
    expect((await second.api.post(`/api/events/${id}/registration`)).status()).toBe(200)

    await page.reload()
    await fromMore(page, 'Cancel Event')
    const question = page.getByRole('dialog', { name: 'Cancel this event?' })
    await expect(question).toContainText('2 people are registered and will be notified by email immediately.')
    await axe(page)
    await question.getByRole('button', { name: 'Cancel Event' }).click()
    await expect(toast(page, 'Event cancelled')).toContainText(
      'All 2 registered people will be notified by email.',
    )
    await expect(page.getByRole('main').locator('header')).toContainText('Cancelled')
    const cancelled = await mailbox.next(first.email, /^Cancelled:/)
    expect(sequenceIn(changed)).toBeGreaterThan(sequenceIn(confirmed))
    expect(sequenceIn(cancelled)).toBeGreaterThan(sequenceIn(changed))
    await mailbox.next(second.email, /^Cancelled:/)
    expect(
      (await makeAccount().then((late) => late.api.post(`/api/events/${id}/registration`))).status(),
    ).toBe(409)
  })

  test('search, filters and order are in the URL', async ({ page, admin, staff, axe }) => {
    expect(admin.email).toBeTruthy()
    const event = await makeEvent(staff.api, { eventDate: inDays(-3), location: `Hall ${randomUUID()}` })
    await page.goto('/admin/events')
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    await page.getByLabel('Date', { exact: true }).selectOption('Past')
    await expect(page).toHaveURL(/when=past/)
    await page.getByLabel('Title or place').fill(event.title)
    await page.getByRole('button', { name: 'Search' }).click()
    const row = page.getByRole('row').filter({ hasText: event.title })
    await expect(row).toContainText('Past')
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
    await expect(page).toHaveURL(/when=past&q=.*|q=.*when=past/)
    await expect(page).toHaveURL(/sort=title/)
    await axe(page)
    await page.getByLabel('Date', { exact: true }).selectOption('Upcoming')
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
  })

  test('an editor is told what a colleague changed, and confirms fewer seats than registrations', async ({
    page,
    admin,
    staff,
    makeAccount,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    const event = await makeEvent(staff.api, { maxAttendees: 10 })
    for (let people = 0; people < 2; people += 1)
      await (await makeAccount()).api.post(`/api/events/${event.id}/registration`)
    await page.goto(`/admin/events/${event.id}/edit`)
    const { form, updatedAt } = (await (await staff.api.get(`/api/events/${event.id}/desk`)).json()) as {
      form: object
      updatedAt: string
    }
    expect(
      (
        await staff.api.post(`/api/events/${event.id}/desk`, {
          data: { ...form, location: 'Torit', updatedAt },
        })
      ).status(),
    ).toBe(200)
    expectProblem(/409 POST .*\/desk/)
    await page.getByLabel('Max attendees (optional)').fill('1')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
      'A colleague changed this event meanwhile: location (now Torit). What you typed is still here.',
    )
    await expect(page.getByLabel('Max attendees (optional)')).toHaveValue('1')
    await page.getByLabel('Location').fill('Torit')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const question = page.getByRole('dialog', { name: 'Fewer seats than registered?' })
    await expect(question).toContainText('2 are registered.')
    await question.getByRole('button', { name: 'Lower the limit' }).click()
    await expect(page.getByText('2 / 1, full')).toBeVisible()
  })

  test('whoever leaves a changed event without saving is asked first', async ({
    page,
    context,
    admin,
    expectProblem,
  }) => {
    const event = await makeEvent(admin.api)
    await page.goto(`/admin/events/${event.id}/edit`)
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.getByLabel('Location').fill('Torit')
    await page.getByRole('link', { name: 'The event' }).click()
    await question.getByRole('button', { name: 'Keep Editing' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('Torit')
    await page.getByRole('link', { name: 'The event' }).click()
    await question.getByRole('button', { name: 'Leave Page' }).click()
    await expect(page).toHaveURL(`/admin/events/${event.id}`)

    // what was given up is not filled in again, and what is saved is left without a question
    await page.getByRole('link', { name: 'Edit Event' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('Juba')
    await page.getByLabel('Location').fill('Yei')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Event updated successfully')).toBeVisible()
    await expect(page).toHaveURL(`/admin/events/${event.id}`)

    // who has to sign in again finds what was typed
    expectProblem(/401 POST/)
    await page.getByRole('link', { name: 'Edit Event' }).click()
    await page.getByLabel('Location').fill('Wau')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL(/\/auth\?/)
    await context.addCookies((await admin.api.storageState()).cookies)
    await page.goto(`/admin/events/${event.id}/edit`)
    await expect(page.getByLabel('Location')).toHaveValue('Wau')
  })

  test('a registration that staff remove is mailed to the person with the reason, and restored when the server refuses', async ({
    page,
    admin,
    staff,
    makeAccount,
    mailbox,
    expectProblem,
  }) => {
    expect(admin.email).toBeTruthy()
    const [event, person] = [await makeEvent(staff.api), await makeAccount()]
    await person.api.post(`/api/events/${event.id}/registration`)
    await page.goto(`/admin/events/${event.id}`)
    const row = page.getByRole('row').filter({ hasText: person.email })
    const remove = async (): Promise<void> => {
      await row.getByRole('button', { name: `Remove ${person.fullName}` }).click()
      const question = page.getByRole('dialog', { name: 'Remove this registration?' })
      await question.getByLabel('Reason (optional)').fill('The bus is full.')
      await question.getByRole('button', { name: 'Remove Registration' }).click()
    }
    expectProblem(/503 POST .*\/removal/)
    await page.route('**/removal', (route) =>
      route.fulfill({
        status: 503,
        json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
      }),
    )
    await remove()
    await expect(toast(page, 'Failed to remove registration')).toContainText('The service is restarting.')
    await expect(row).toBeVisible()
    await page.unroute('**/removal')
    await remove()
    await expect(toast(page, 'Registration removed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nobody is registered' })).toBeVisible()
    expect((await mailbox.next(person.email, /no longer registered/)).text).toContain('The bus is full.')
  })

  test('a chapter lead reads the events of their region and changes none', async ({
    page,
    context,
    staff,
    makeAccount,
    expectProblem,
  }) => {
    const person = await makeAccount()
    const { user } = (await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }
    expect(
      (
        await staff.api.post(`/api/users/${user.id}/roles`, {
          data: { role: 'chapter_lead', region: 'greater_upper_nile' },
        })
      ).status(),
    ).toBe(200)
    const [own, other] = [
      await makeEvent(staff.api, { region: 'greater_upper_nile', _status: 'draft' }),
      await makeEvent(staff.api, { region: 'greater_equatoria' }),
    ]
    await context.addCookies((await person.api.storageState()).cookies)
    await page.goto('/admin/events')
    await expect(page.getByRole('link', { name: 'Create Event' })).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: other.title })).toHaveCount(0)
    await page.getByRole('link', { name: own.title }).click()
    await expect(page.getByRole('heading', { level: 2, name: own.title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish Event' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Who registered' })).toHaveCount(0)
    expectProblem(/404 GET/)
    await page.goto(`/admin/events/${other.id}`)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.goto('/events')
    await expect(cardOf(page, other)).toBeVisible()
  })
})

test('staff see their own registrations on the site, not those of others', async ({
  page,
  admin,
  makeMember,
}) => {
  const event = await makeEvent(admin.api)
  const member = await makeMember()
  expect((await member.api.post(`/api/events/${event.id}/registration`)).ok()).toBe(true)
  await page.goto(`/events/${event.slug}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Register Now' }).click()
  await expect(main.getByText('You have a seat.')).toBeVisible()
  await main.getByRole('button', { name: 'Cancel Registration' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Registration' }).click()
  await expect(main.getByRole('button', { name: 'Register Now' })).toBeVisible()
})
