import { cancelRegistration, cardOf, inDays, makeEvent, toast } from './events'
import { expect, test } from './fixtures'
import { required } from '../helpers/required'

test.describe('events', () => {
  // proves: C045
  test('are listed with date, place and seats', { tag: '@phone' }, async ({ page, staff, makeAccount }) => {
    const plain = await makeEvent(staff.api, {
      description: 'On the drainage of black cotton soil.',
      endDate: inDays(8),
      maxAttendees: 20,
    })
    const virtual = await makeEvent(staff.api, { isVirtual: true, location: 'Online' })
    const undated = await makeEvent(staff.api, { isDateToBeAnnounced: true })
    const full = await makeEvent(staff.api, { maxAttendees: 1 })
    const draft = await makeEvent(staff.api, { _status: 'draft' })
    const over = await makeEvent(staff.api, { eventDate: inDays(-2), endDate: inDays(-1) })
    const someone = await makeAccount()
    expect((await someone.api.post(`/api/events/${full.id}/registration`)).status()).toBe(200)

    await page.goto('/events')
    const card = cardOf(page, plain)
    await expect(card.getByRole('heading', { name: plain.title })).toBeVisible()
    await expect(card.getByText('On the drainage of black cotton soil.')).toBeVisible()
    await expect(card.getByText('Until')).toBeVisible()
    await expect(card.getByText('Juba', { exact: true })).toBeVisible()
    await expect(card.getByText(/0\s*\/\s*20/)).toBeVisible()
    await expect(card.getByText('Virtual')).toHaveCount(0)
    await expect(card.getByRole('button', { name: /Register Now/ })).toBeVisible()

    await expect(cardOf(page, virtual).getByText('Virtual', { exact: true })).toBeVisible()
    await expect(cardOf(page, undated).getByText('Date to be announced')).toBeVisible()
    await expect(cardOf(page, full).getByText('Full', { exact: true })).toBeVisible()
    await expect(cardOf(page, full).getByRole('button', { name: /Event Full/ })).toBeDisabled()
    await expect(cardOf(page, draft)).toHaveCount(0)
    await expect(cardOf(page, over)).toHaveCount(0)
  })

  // proves: C004
  test(
    'a member registers with one button, and cancels after a confirmation',
    { tag: '@phone-too' },
    async ({ page, account, staff }) => {
      const event = await makeEvent(staff.api, { maxAttendees: 5 })
      await page.goto('/events')
      const card = cardOf(page, event)
      await card.getByRole('button', { name: /Register Now/ }).click()
      await expect(toast(page, "You've been registered for this event")).toContainText('Success!')
      await expect(card.getByText('Registered', { exact: true }).last()).toBeFocused()
      await expect(card.getByText(/1\s*\/\s*5/)).toBeVisible()
      const mine = (await (await account.api.get('/api/registrations?depth=0')).json()) as {
        docs: { event: string }[]
      }
      expect(mine.docs.map((registration) => registration.event)).toEqual([event.id])

      await page.reload()
      await card.getByRole('button', { name: /Cancel Registration/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Keep My Seat' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await cancelRegistration(page, card)
      await expect(toast(page, 'Your registration has been cancelled')).toContainText('Cancelled')
      await expect(card.getByRole('button', { name: /Register Now/ })).toBeVisible()
      await expect(card.getByText(/0\s*\/\s*5/)).toBeVisible()
      expect(
        ((await (await account.api.get('/api/registrations')).json()) as { totalDocs: number }).totalDocs,
      ).toBe(0)
    },
  )

  test(
    'four fast clicks on a slow connection register a member once',
    { tag: '@phone' },
    async ({ page, account, staff }) => {
      const event = await makeEvent(staff.api, { maxAttendees: 5 })
      await page.goto('/events')
      const card = cardOf(page, event)
      const button = card.getByRole('button', { name: /Register Now/ })
      await button.scrollIntoViewIfNeeded()
      const { x, y, width, height } = required(await button.boundingBox())
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })
      let sent = 0
      page.on('request', (request) => (sent += request.url().endsWith('/registration') ? 1 : 0))
      const press = (): Promise<void> => page.mouse.click(x + width / 2, y + height / 2)
      await Promise.all([page.waitForResponse(/\/registration$/), press().then(press)])
      await press()
      await expect(card.getByRole('button', { name: /Cancel Registration/ })).toBeVisible()
      await press()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(sent).toBe(1)
      await page.reload()
      await expect(card.getByRole('button', { name: /Cancel Registration/ })).toBeVisible()
      expect(
        ((await (await account.api.get('/api/registrations')).json()) as { totalDocs: number }).totalDocs,
      ).toBe(1)
    },
  )

  // proves: C225
  test('a full event refuses the registration and shows that it is full', async ({
    page,
    account,
    staff,
    makeAccount,
    expectProblem,
  }) => {
    const event = await makeEvent(staff.api, { maxAttendees: 1 })
    expect(account.email).toBeTruthy()
    await page.goto('/events')
    const card = cardOf(page, event)
    await expect(card.getByRole('button', { name: /Register Now/ })).toBeVisible()
    const quicker = await makeAccount()
    await quicker.api.post(`/api/events/${event.id}/registration`)
    expectProblem(/409 POST .*\/registration/)
    await card.getByRole('button', { name: /Register Now/ }).click()
    await expect(toast(page, 'This event has reached maximum capacity')).toContainText('Event Full')
    await expect(card.getByRole('button', { name: /Event Full/ })).toBeVisible()
  })

  // proves: C187
  test(
    'a visitor who registers is asked to sign in and is then registered',
    { tag: '@phone' },
    async ({ page, staff, makeAccount }) => {
      const event = await makeEvent(staff.api)
      const person = await makeAccount()
      await page.goto('/events')
      await cardOf(page, event)
        .getByRole('button', { name: /Register Now/ })
        .click()
      await expect(page).toHaveURL(/\/auth/)
      await expect(toast(page, 'Please sign in to register for events')).toContainText(
        'Authentication Required',
      )
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/events/)
      await cardOf(page, event)
        .getByRole('button', { name: /Register Now/ })
        .click()
      await expect(cardOf(page, event).getByRole('button', { name: /Cancel Registration/ })).toBeVisible()
    },
  )

  test('have their own page, also when they are past or cancelled', async ({ page, staff }) => {
    const event = await makeEvent(staff.api, { description: 'Bring boots.' })
    const over = await makeEvent(staff.api, { eventDate: inDays(-2) })
    const cancelled = await makeEvent(staff.api, { isCancelled: true })
    await page.goto('/events')
    await cardOf(page, event).getByRole('link', { name: event.title }).click()
    await expect(page).toHaveURL(`/events/${event.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
    await expect(page.getByText('Bring boots.')).toBeVisible()
    await page.goto(`/events/${over.slug}`)
    await expect(page.getByText('Past event')).toBeVisible()
    await expect(page.getByRole('button', { name: /Register Now/ })).toHaveCount(0)
    await page.goto(`/events/${cancelled.slug}`)
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Register Now/ })).toHaveCount(0)
  })

  test('past events have their own list, latest first', { tag: '@phone' }, async ({ page, staff, axe }) => {
    // later than those of other tests: a page has ten
    const minutesAgo = (count: number): string => new Date(Date.now() - count * 60_000).toISOString()
    const [older, later] = [
      await makeEvent(staff.api, { eventDate: minutesAgo(3) }),
      await makeEvent(staff.api, { eventDate: minutesAgo(2) }),
    ]
    await page.goto('/events')
    await expect(cardOf(page, older)).toHaveCount(0)
    await page.getByRole('link', { name: 'Past events' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Past Events' })).toBeVisible()
    await expect(cardOf(page, later).getByText('Past event')).toBeVisible()
    await expect(cardOf(page, older).getByRole('button')).toHaveCount(0)
    const titles = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
    expect(titles.indexOf(later.title)).toBeLessThan(titles.indexOf(older.title))
    await axe(page)
    await page.goto('/events?when=past&page=9999')
    await expect(page.getByRole('heading', { name: 'No Past Events' })).toBeVisible()
    await page.getByRole('link', { name: 'Upcoming events' }).click()
    await expect(page).toHaveURL('/events')
  })

  test(
    'link to a map, and show a registered person their seat and the mails',
    { tag: '@phone' },
    async ({ page, account, staff, mailbox, axe }) => {
      const event = await makeEvent(staff.api, { location: 'Freedom Bridge & quay', maxAttendees: 3 })
      await page.goto(`/events/${event.slug}`)
      await expect(page.getByRole('link', { name: /^Map of Freedom Bridge & quay/ })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/search?query=Freedom%20Bridge%20%26%20quay%2C%20South%20Sudan',
      )
      await page.getByRole('button', { name: 'Register Now' }).click()
      await expect(page.getByText('You have a seat.')).toBeVisible()
      await expect(page.getByText(account.email)).toBeVisible()
      await axe(page)
      expect((await mailbox.next(account.email, /registered/i)).text).toContain(event.title)
      await cancelRegistration(page)
      await expect(page.getByText('You have a seat.')).toHaveCount(0)
      const virtual = await makeEvent(staff.api, { isVirtual: true, location: 'Online' })
      await page.goto(`/events/${virtual.slug}`)
      await expect(page.getByRole('link', { name: /^Map/ })).toHaveCount(0)
    },
  )
})

test.describe('events of a page that the application loads', () => {
  test.use({ application: 'loaded' })

  // proves: C224
  test('show an error when they cannot be loaded, and can be retried', async ({ page, expectProblem }) => {
    await page.goto('/')
    expectProblem(/500 GET|net::ERR_FAILED/)
    await page.route('**/api/events?**', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'broken', code: 'unexpected' }] } }),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Error: Failed to load events')
    await page.unroute('**/api/events?**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('a reader in another time zone', () => {
  // the application alone shows the reader's own time
  test.use({ timezoneId: 'America/New_York', application: 'loaded' })
  test(
    'sees the time in Juba with its name, and the local time beside it',
    { tag: '@phone' },
    async ({ page, staff }) => {
      const year = new Date().getUTCFullYear() + 1
      const event = await makeEvent(staff.api, {
        eventDate: `${year}-01-15T22:30:00.000Z`,
        endDate: `${year}-01-16T01:00:00.000Z`,
      })
      await page.goto(`/events/${event.slug}`)
      const dates = page.getByRole('main').getByRole('definition').first()
      await expect(dates).toContainText(`16 January ${year},\u00a000:30`)
      await expect(dates).toContainText('(Juba time)')
      await expect(dates).toContainText(`15 January ${year} at 17:30 until`)
      await expect(dates).toContainText('(your time)')
    },
  )
})

test.describe('a reader in Juba', () => {
  test.use({ timezoneId: 'Africa/Juba' })
  test('sees one time only', async ({ page, staff }) => {
    const event = await makeEvent(staff.api)
    await page.goto(`/events/${event.slug}`)
    await expect(page.getByText('(Juba time)')).toBeVisible()
    await expect(page.getByText('(your time)')).toHaveCount(0)
  })
})
