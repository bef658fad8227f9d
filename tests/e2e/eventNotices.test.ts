import type { Page } from '@playwright/test'
import { cancelRegistration, cardOf, inDays, makeEvent, toast } from './events'
import { expect, test } from './fixtures'

const openEvents = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()

test.describe('the events', () => {
  // proves: C047
  test('are shown in two columns', async ({ page }) => {
    await page.goto('/events')
    const boxes = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards
          .map((card) => card.getBoundingClientRect())
          .map(({ left, top }) => [Math.round(left), Math.round(top)]),
      )
    expect(boxes.length).toBeGreaterThan(2)
    expect(new Set(boxes.map(([left]) => left)).size).toBe(2)
    expect(boxes[0]?.[1]).toBe(boxes[1]?.[1])
  })

  // proves: C207
  test('are sorted by date, soonest first', async ({ page, staff }) => {
    const [third, first, second] = [
      await makeEvent(staff.api, { eventDate: inDays(9) }),
      await makeEvent(staff.api, { eventDate: inDays(3) }),
      await makeEvent(staff.api, { eventDate: inDays(5) }),
    ]
    await page.goto('/events')
    const titles = [first, second, third].map(({ title }) => title)
    const shown = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
    expect(shown.filter((title) => titles.includes(title))).toEqual(titles)
  })
})

test.describe('the events page shows', () => {
  test.use({ application: 'loaded' }) // its own states: a document comes with its events

  // proves: C048
  test('a loading state, and an empty state', async ({ page }) => {
    let proceed = (): void => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    await page.goto('/contact')
    await page.route('**/api/events?**', async (route) => {
      await held
      await route.fulfill({ json: { docs: [] } })
    })
    await openEvents(page)
    await expect(page.getByText('Loading events...')).toBeVisible()
    proceed()
    await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible()
    await expect(page.getByText('Check back soon for upcoming events and conferences')).toBeVisible()
  })

  // proves: C226
  test('the server’s text for a registration that failed, or a general one', async ({
    page,
    account,
    staff,
    expectProblem,
  }) => {
    expectProblem(/50[03] (POST|DELETE) .*\/registration/)
    const event = await makeEvent(staff.api)
    await page.goto('/events')
    const button = cardOf(page, event).getByRole('button')
    const path = `**/api/events/${event.id}/registration`
    const failed = { errors: [{ code: 'unexpected' }] }

    await page.route(path, (route) => route.fulfill({ status: 500, json: failed }), { times: 1 })
    await button.click()
    await expect(toast(page, 'Failed to register for event').first()).toContainText('Error')
    await expect(button).toHaveText('Register Now')
    await page.route(
      path,
      (route) =>
        route.fulfill({
          status: 503,
          json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
        }),
      { times: 1 },
    )
    await button.click()
    await expect(toast(page, 'The service is restarting.').first()).toContainText('Error')

    expect((await account.api.post(`/api/events/${event.id}/registration`)).status()).toBe(200)
    await page.reload()
    await expect(button).toHaveText('Cancel Registration')
    await page.route(path, (route) => route.fulfill({ status: 500, json: failed }), { times: 1 })
    await cancelRegistration(page, cardOf(page, event))
    await expect(toast(page, 'Failed to cancel registration').first()).toContainText('Error')
    await expect(button).toHaveText('Cancel Registration')
  })
})
