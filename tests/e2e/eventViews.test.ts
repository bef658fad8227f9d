import { cardOf, inDays, makeEvent } from './events'
import { expect, test } from './fixtures'

test.describe('events to come', () => {
  test(
    'are narrowed by region, by the way to take part and by free seats, in the address',
    { tag: '@phone-too' },
    async ({ page, staff, makeAccount, axe }) => {
      const virtual = await makeEvent(staff.api, { isVirtual: true, region: 'greater_upper_nile' })
      const there = await makeEvent(staff.api, { region: 'greater_equatoria' })
      const full = await makeEvent(staff.api, { isVirtual: true, maxAttendees: 1 })
      const someone = await makeAccount()
      expect((await someone.api.post(`/api/events/${full.id}/registration`)).status()).toBe(200)

      await page.goto('/events')
      await page.getByText('Filter events').click()
      await axe(page)
      await page.getByLabel('How to take part').selectOption('Virtual')
      await page.getByLabel('Region', { exact: true }).selectOption('Upper Nile')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page).toHaveURL('/events?region=greater_upper_nile&kind=virtual')
      const subscription = page.getByRole('link', { name: 'Subscribe to the calendar of events' })
      await expect(subscription).toHaveAttribute(
        'href',
        '/events/calendar.ics?region=greater_upper_nile&kind=virtual',
      )
      await expect(cardOf(page, virtual)).toBeVisible()
      await expect(cardOf(page, full)).toBeVisible() // of the whole association
      await expect(cardOf(page, there)).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: /^\d+ events/ })).toBeVisible()
      await page.getByLabel('Seats', { exact: true }).selectOption('With free seats')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(cardOf(page, full)).toHaveCount(0)
      await expect(cardOf(page, virtual)).toBeVisible()
      await axe(page)
      await page.goBack()
      await expect(cardOf(page, full)).toBeVisible()
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/events')
      await expect(cardOf(page, there)).toBeVisible()

      await page.goto('/events?kind=in_person&region=greater_equatoria')
      await expect(cardOf(page, there)).toBeVisible()
      await expect(page.getByLabel('How to take part')).toHaveValue('in_person')
      await expect(cardOf(page, virtual)).toHaveCount(0)
    },
  )

  test(
    'are shown by month, also without scripts',
    { tag: '@phone-too' },
    async ({ page, staff, axe, browser, baseURL }) => {
      const month = inDays(800).slice(0, 'YYYY-MM'.length)
      const [first, second] = [`${month}-10`, `${month}-11`]
      const event = await makeEvent(staff.api, {
        eventDate: `${first}T07:00:00.000Z`,
        endDate: `${second}T15:00:00.000Z`,
        region: 'greater_upper_nile',
      })
      await page.goto(`/events/months/${month}`)
      const shown = page.getByRole('link', { name: event.title })
      await expect(shown).toHaveCount(2)
      await expect(shown.first()).toHaveAccessibleName(`09:00 ${event.title}`)
      await axe(page)
      await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click()
      await expect(page.getByText('No events in this month')).toBeVisible()
      await page.goBack()
      await shown.last().click()
      await expect(page).toHaveURL(`/events/${event.slug}`)

      await page.goto(`/events/months/${month}?region=greater_equatoria`)
      await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible()
      await expect(shown).toHaveCount(0)

      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const plainPage = await plain.newPage()
      await plainPage.goto('/events')
      await plainPage.getByRole('link', { name: 'By month' }).click()
      await expect(plainPage.getByRole('heading', { level: 1, name: /^Events in / })).toBeVisible()
      await plain.close()
    },
  )

  test(
    'are shown on a map and by town, also without scripts',
    { tag: '@phone-too' },
    async ({ page, staff, axe, browser, baseURL }) => {
      const renk = await makeEvent(staff.api, { location: 'Town Hall, Renk' })
      const virtual = await makeEvent(staff.api, { location: 'Online', isVirtual: true })
      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const plainPage = await plain.newPage()
      await plainPage.goto('/events')
      await plainPage.getByRole('link', { name: 'On a map' }).click()
      await expect(plainPage.getByRole('heading', { level: 1, name: 'Map of Events' })).toBeVisible()
      await plainPage
        .getByRole('navigation', { name: 'Towns with events' })
        .getByRole('link', { name: /Renk$/ })
        .click()
      await expect(
        plainPage.getByRole('region', { name: /^Renk/ }).getByRole('link', { name: renk.title }),
      ).toBeInViewport()
      await plain.close()

      await page.goto('/event-map')
      await axe(page)
      await expect(
        page.getByRole('region', { name: /^Virtual events/ }).getByRole('link', { name: virtual.title }),
      ).toBeVisible()
      await page.goto('/event-map?kind=virtual')
      await expect(page.getByRole('link', { name: renk.title })).toHaveCount(0)
      await page.getByRole('link', { name: 'Show all' }).click()
      await page.getByRole('link', { name: renk.title }).click()
      await expect(page).toHaveURL(`/events/${renk.slug}`)
    },
  )

  test('are linked by the month that it is in Juba', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-31T22:30:00Z')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'By month' })).toHaveAttribute(
      'href',
      '/events/months/2026-02',
    )
  })
})
