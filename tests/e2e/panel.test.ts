import type { APIRequestContext } from '@playwright/test'
import { newWord } from '../helpers/newWord'
import { cardOf, makeEvent } from './events'
import { expect, test } from './fixtures'
import { watchShift } from './layoutShift'

/** A publication that has no file yet. @returns its address in the panel */
const makeUnpublishable = async (staff: APIRequestContext): Promise<string> => {
  const added = await staff.post('/api/publications/add', {
    data: {
      title: `Refused ${newWord()}`,
      category: 'standards',
      publishedDate: '2026-01-31',
      isPublished: false,
    },
  })
  return `/cms/collections/publications/${((await added.json()) as { id: string }).id}`
}

test.describe('the CMS panel', () => {
  test('opens for an administrator after sign-in', async ({ page, staff }) => {
    await page.goto('/cms')
    await expect(page).toHaveURL(/\/auth/)
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password', { exact: true }).fill(staff.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/cms/)
    await expect(page.locator('a[href="/cms/collections/events"]').first()).toBeVisible()
  })

  test('keeps in place what stands below the pointer while its script starts', async ({ admin, page }) => {
    expect(admin.email).toBeTruthy() // signs the page in
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const readShift = await watchShift(page)
    await page.goto('/cms')
    await expect(page.locator('.template-default--nav-animate')).toBeVisible() // Payload's own sign that it has started
    expect(await readShift()).toBeLessThan(0.1)
  })

  test('lets an editor save as a draft what could not be published', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expectProblem(/400 PATCH .*\/api\/publications\//)
    const path = await makeUnpublishable(admin.api)
    await page.goto(path)
    await page.getByLabel('Authors').fill('Nyandeng Deng')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('The following field is invalid: File')).toHaveCount(1)
    await expect(page.getByText('Please select a PDF file')).toBeVisible()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    const edition = (await (
      await admin.api.get(`/api/publications/${path.split('/').at(-1)}/edition`)
    ).json()) as {
      authors: string
    }
    expect(edition.authors).toBe('Nyandeng Deng')
  })

  test('keeps what a field was refused for when an answer about an older form comes after it', async ({
    page,
    admin,
    expectProblem,
  }) => {
    expectProblem(/400 PATCH .*\/api\/publications\//)
    const path = await makeUnpublishable(admin.api)
    await page.goto(path)
    const refused = page.waitForResponse((answer) => answer.status() === 400)
    const message = page.getByText('Please select a PDF file')
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const olderAnswer = await route.fetch()
        await refused
        await expect(message).toBeVisible()
        await route.fulfill({ response: olderAnswer })
      },
      { times: 1 },
    )
    const laterAnswers: number[] = []
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith(path))
        laterAnswers.push(answer.status())
    })
    const isAsked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(path),
    )
    await page.getByLabel('Authors').fill('Nyandeng Deng')
    await isAsked
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect.poll(() => laterAnswers.length).toBeGreaterThan(1)
    await expect(message).toBeVisible()
  })

  // proves: C127
  test('publishes an event that a visitor sees at the next request', async ({
    page,
    admin,
    browser,
    baseURL,
    extraHTTPHeaders,
  }) => {
    const event = await makeEvent(admin.api, { _status: 'draft' })
    const visitor = await browser.newContext({ baseURL, extraHTTPHeaders })
    const visitorsPage = await visitor.newPage()
    await visitorsPage.goto('/events')
    await expect(cardOf(visitorsPage, event)).toHaveCount(0)

    await page.goto(`/cms/collections/events/${event.id}`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
    const list = await visitor.request.get('/events')
    expect(await list.text()).toContain(event.title)
    await visitorsPage.reload()
    await expect(cardOf(visitorsPage, event)).toBeVisible()
    await visitor.close()
  })

  // proves: C046
  test('shows visitors at once what was published, changed, withdrawn or deleted', async ({ staff, api }) => {
    const event = await makeEvent(staff.api)
    const pages = ['/events', `/events/${event.slug}`]
    const read = async (path: string): Promise<{ status: number; text: string }> => {
      const response = await api.get(path)
      return { status: response.status(), text: await response.text() }
    }
    for (const path of pages) expect((await read(path)).text).toContain(event.title)
    await staff.api.patch(`/api/events/${event.id}`, { data: { location: 'Rumbek, at the airstrip' } })
    for (const path of pages) expect((await read(path)).text).toContain('Rumbek, at the airstrip')
    await staff.api.patch(`/api/events/${event.id}`, { data: { _status: 'draft' } })
    expect((await read('/events')).text).not.toContain(event.title)
    expect((await read(`/events/${event.slug}`)).status).toBe(404)
    await staff.api.patch(`/api/events/${event.id}`, { data: { _status: 'published' } })
    expect((await read('/events')).text).toContain(event.title)
    await staff.api.delete(`/api/events/${event.id}`)
    expect((await read('/events')).text).not.toContain(event.title)
  })

  test('refuses members', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/cms/collections/users')
    await expect(page).toHaveURL('/')
  })
})

test.describe('staff in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('see in Juba time when a record and its versions were changed', async ({ page, admin }) => {
    const { id } = await makeEvent(admin.api)
    const { updatedAt } = (await (await admin.api.get(`/api/events/${id}?depth=0`)).json()) as {
      updatedAt: string
    }
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Juba',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(updatedAt))
    const day = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Juba',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date(updatedAt))
    const told = `${day}, ${time} (Juba time)`
    await page.goto(`/cms/collections/events/${id}`)
    await expect(page.getByTitle(told).first()).toContainText('Last changed')
    await page.goto(`/cms/collections/events/${id}/versions`)
    await expect(page.getByRole('link', { name: told }).first()).toBeVisible()
  })
})
