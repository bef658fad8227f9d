import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { builtFile } from '../helpers/builtFile'
import { required } from '../helpers/required'
import { makeTickets } from './doors'
import { cancelRegistration, makeEvent } from './events'
import { expect, test } from './fixtures'
import { idInCode, readDrawing } from './readDrawing'
import { openHeaderMenu, signOut } from './signOut'

// who saves data, as tests before the application do, is given no worker
test.use({ serviceWorkers: 'allow', application: 'loaded' })

const START_TITLE = 'Building the nation, span by span'
const NOTICE = /^You are offline\. This is what was kept on \d{1,2} [A-Z][a-z]+ \d{4}\./

/** Paths that the worker keeps, in all its stores. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

const waitUntilKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain(path)

/** The start page may be kept before its application, where the line was not known to be good in time. */
const waitUntilStartOpens = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const html = await (await caches.match('/', { ignoreVary: true }))?.text()
          const files = html?.match(/\/assets\/[\w.-]+\.js\b/g) ?? ['/']
          const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
          return files.filter((_, place) => !kept[place])
        }),
      { timeout: 30_000 },
    )
    .toEqual([])

/** Makes a browser one in which a page was read before. */
const returnHere = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('ace.read-before', '1'))
}

/** Stores of what is a person's own. */
const ownStores = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')))

/** What is kept as the reader's own, as text. */
const ownRecord = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await caches.match('/own-record'))?.text())

/** Reads the dashboard, and waits until the card is kept. */
const keepCard = async (page: Page): Promise<void> => {
  await page.goto('/membership/dashboard')
  await waitUntilKept(page, '/own-record')
  await waitUntilKept(page, '/offline.html')
}

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test.describe('a first visit', () => {
  test('is given the worker with its second page, not with its first', async ({ page }) => {
    const notice = page.waitForResponse((response) =>
      response.url().endsWith(builtFile('frontend/features/content/offline/OfflineNotice.tsx')),
    )
    await page.goto('/about/mission')
    await notice
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    expect(await workers(page)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await waitUntilKept(page, '/privacy')
  })

  test('counts as one page when the application is loaded late', async ({ page }) => {
    const isCounted = (): Promise<boolean> =>
      page.evaluate(() => localStorage.getItem('ace.read-before') !== null)
    await page.route(`**${builtFile('frontend/entry.client.tsx')}`, async (route) => {
      await expect.poll(isCounted).toBe(true)
      await route.continue()
    })
    await page.addInitScript(() =>
      document.addEventListener('ace:read', () => document.documentElement.setAttribute('data-read', '')),
    )
    await page.goto('/about/mission')
    await page.locator('html[data-read]').waitFor({ state: 'attached' })
    expect(await workers(page)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await waitUntilKept(page, '/privacy')
  })
})

test.describe('offline', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503 GET/)
    await returnHere(page)
  })

  test('shows the page that was read, says so, and stops saying so when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about/mission')
    await waitUntilKept(page, '/about/mission')
    await waitUntilKept(page, '/offline.html')
    const title = await page.getByRole('heading', { level: 1 }).textContent()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    const notice = page.getByRole('status').filter({ hasText: NOTICE })
    await expect(notice).toBeVisible()

    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })

  test('keeps a page that was opened by a link, and its data', async ({ page, context }) => {
    await page.goto('/')
    await waitUntilKept(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'All events' }).click()
    await expect(page).toHaveURL('/events')
    await waitUntilKept(page, '/events')

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/events/i)
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  })

  test('has a page of its own for what was never read, with the way to what was', async ({
    page,
    context,
    axe,
  }) => {
    await page.goto('/about/mission')
    await waitUntilKept(page, '/about/mission')
    await waitUntilKept(page, '/offline.html')
    const read = await page.title()

    await context.setOffline(true)
    await page.goto('/about/leadership')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: read }).click()
    await expect(page).toHaveURL('/about/mission')
    await expect(page).toHaveTitle(read)
  })

  test('opens the start page of an app that was installed on another page, at once', async ({
    page,
    context,
  }) => {
    await page.goto('/about/mission')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(START_TITLE)
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  })

  test('opens the start page for a member too, without anything of theirs, and says what is kept', async ({
    page,
    context,
    member,
    axe,
  }) => {
    await page.goto('/membership/dashboard')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await waitUntilKept(page, builtFile('frontend/features/content/offline/OfflineNotice.tsx'))
    await waitUntilKept(page, '/own-record')
    expect((await keptPaths(page)).filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
      '/',
      '/offline.html',
      '/own-record',
    ])
    const kept = await page.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text())
    expect(kept).toContain(START_TITLE)
    expect(kept).not.toContain(member.fullName)
    expect(kept).not.toContain(member.email)

    await context.setOffline(true)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByText('Pages that you open while signed in are not kept')).toBeVisible()
    await axe(page)
    await page.getByRole('listitem').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(START_TITLE)
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeHidden()
    await openHeaderMenu(page)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  })

  test('leads from the notice to all that is kept', async ({ page, context, axe }) => {
    await page.goto('/about/mission')
    await waitUntilKept(page, '/about/mission')
    await waitUntilKept(page, '/')
    await waitUntilKept(page, '/offline.html')
    const read = await page.title()
    await context.setOffline(true)
    await page.reload()
    await axe(page)
    await page.getByRole('status').getByRole('link', { name: 'See all that is kept' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kept on this device' })).toBeVisible()
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('link', { name: read })).toBeVisible()
  })

  test('leads there from a link of an open page too', async ({ page, context }) => {
    await page.goto('/terms')
    await waitUntilKept(page, '/offline.html')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  })

  test('tells why a message cannot be sent, and loses nothing of it', async ({ page, context }) => {
    await page.goto('/contact')
    await waitUntilKept(page, '/contact')
    const typed = {
      Name: 'Nyandeng Deng',
      Email: 'nyandeng@example.org',
      Subject: 'Membership',
      Message: 'How do I become a member?',
    }
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
    await expect(
      page.getByText('You appear to be offline. Check your connection and try again.'),
    ).toBeVisible()
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  })

  test('keeps nothing of a person, and nothing at all after signing out', async ({
    page,
    account,
    context,
  }) => {
    await context.clearCookies()
    await page.goto('/about/mission')
    await waitUntilKept(page, '/about/mission')

    await context.addCookies((await account.api.storageState()).cookies)
    await page.goto('/events')
    await page.goto('/publications')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = await keptPaths(page)
    expect(kept).not.toContain('/events')
    expect(kept).not.toContain('/publications')
    expect(
      kept.filter((path) => /^\/(cms|admin|profile|auth|members|search)|^\/api\/users/.test(path)),
    ).toEqual([])

    await signOut(page)
    await expect.poll(() => keptPaths(page)).not.toContain('/about/mission')
    expect((await keptPaths(page)).filter((path) => /users|registration|profile/.test(path))).toEqual([])
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(START_TITLE)
    await expect(page.getByText(account.fullName)).toHaveCount(0)
  })
})

test.describe('what is a member’s own', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503 GET/)
    await returnHere(page)
  })

  test('is shown offline, with when it was saved', async ({ page, context, member, staff, axe }) => {
    const event = await makeEvent(staff.api)
    expect((await member.api.post(`/api/events/${event.id}/registration`)).status()).toBe(200)
    await keepCard(page)
    const membership = (await (await member.api.get('/api/memberships/mine')).json()) as { number: string }
    expect(await ownRecord(page)).not.toContain(member.email)

    await context.setOffline(true)
    await page.goto('/membership/dashboard')
    await expect(page.getByRole('heading', { name: 'Your membership card' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: membership.number })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: member.fullName })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Active' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: event.title })).toBeVisible()
    await expect(page.getByText(/^Saved on \w+ \d{1,2} \w+ \d{4},\s\d\d:\d\d\./)).toBeVisible()
    await axe(page)
  })

  test('holds a registration that was made a moment ago, and loses one that was cancelled', async ({
    page,
    member,
    staff,
  }) => {
    const event = await makeEvent(staff.api)
    await keepCard(page)
    expect(await ownRecord(page)).not.toContain(event.title)
    expect(await ownRecord(page)).toContain(member.fullName)
    await page.goto(`/events/${event.slug}`)
    await page.getByRole('button', { name: 'Register Now' }).click()
    await expect.poll(() => ownRecord(page)).toContain(event.title)
    await cancelRegistration(page)
    await expect.poll(() => ownRecord(page)).not.toContain(event.title)
  })

  test('shows tickets with their codes, and loses those that were cancelled', async ({
    page,
    context,
    member,
    staff,
    axe,
  }) => {
    const { event, tickets } = await makeTickets(staff.api, member, ['Achol Deng', 'Peter Lado'])
    await keepCard(page)
    await context.setOffline(true)
    await page.goto('/tickets')
    await expect(page.getByRole('heading', { name: 'Your tickets' })).toBeVisible()
    for (const { id, name, drawing } of tickets) {
      const code = page.getByRole('img', { name: `Code of the ticket for ${name}` }).locator('path')
      const path = required((await code.getAttribute('d')) ?? undefined)
      expect(idInCode(readDrawing(path, required(drawing).size))).toBe(id)
    }
    await expect(page.getByRole('listitem').filter({ hasText: event.title })).toHaveCount(2)
    await axe(page)

    await context.setOffline(false)
    await page.goto('/tickets')
    await page.getByRole('main').getByRole('link').filter({ hasText: event.title }).first().click()
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click()
    await expect.poll(() => ownRecord(page)).not.toContain('Achol Deng')
  })

  test('holds the certificate once it was downloaded', async ({ page, context, member }) => {
    await keepCard(page)
    const link = page.getByRole('link', { name: 'Membership Certificate' })
    const [online] = await Promise.all([page.waitForEvent('download'), link.click()])
    const membership = (await (await member.api.get('/api/memberships/mine')).json()) as { number: string }
    expect(online.suggestedFilename()).toBe(`certificate-${membership.number}.pdf`)
    await waitUntilKept(page, '/api/memberships/mine/certificate')
    const bytes = await readFile(await online.path())

    await context.setOffline(true)
    await page.goto('/profile')
    const [offline] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(offline.suggestedFilename()).toBe(online.suggestedFilename())
    expect((await readFile(await offline.path())).equals(bytes)).toBe(true)
  })

  test('goes with signing out', async ({ page, context, member }) => {
    await keepCard(page)
    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect.poll(() => ownStores(page)).toEqual([])
    await context.setOffline(true)
    await page.goto('/membership/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByText(member.fullName)).toHaveCount(0)
  })

  test('goes with the account', async ({ page, member, expectProblem }) => {
    // the page that is being left may ask once more, when its session is over already
    expectProblem(
      /401 GET .*\/api\/(users\/(factor|sessions|leave)|memberships\/mine|registrations\/upcoming)$/,
    )
    await keepCard(page)
    expect(await ownRecord(page)).toContain(member.fullName)
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete It' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => ownStores(page)).toEqual([])
  })

  test('goes when the session was ended on another device', async ({ page, member }) => {
    await keepCard(page)
    const ended = await member.api.post('/api/users/sign-out', { data: { scope: 'global' } })
    expect(ended.status()).toBe(200)
    expect(await ownStores(page)).toHaveLength(1)
    await page.goto('/events')
    await expect.poll(() => ownStores(page)).toEqual([])
  })

  test('goes when somebody else signs in on the device', async ({ page, context, member, makeMember }) => {
    await keepCard(page)
    const store = required((await ownStores(page))[0])
    expect(await ownRecord(page)).toContain(member.fullName)
    const other = await makeMember({ fullName: 'Lado Wani' })
    await context.clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Email').fill(other.email)
    await page.getByLabel('Password', { exact: true }).fill(other.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).not.toHaveURL(/auth/)
    await keepCard(page)
    expect(await ownStores(page)).not.toContain(store)
    expect(await ownStores(page)).toHaveLength(1)
  })

  test('stays while the site cannot be reached, though kept pages show nobody signed in', async ({
    page,
    context,
    member,
  }) => {
    await keepCard(page)
    await waitUntilStartOpens(page)
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
    await page.getByRole('status').getByRole('link', { name: 'See all that is kept' }).click()
    await expect(page.getByRole('definition').filter({ hasText: member.fullName })).toBeVisible()
  })
})

test.describe('a visitor who saves data', () => {
  test('is not given a worker', async ({ page }) => {
    await returnHere(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto('/about/mission')
    await page.waitForLoadState('networkidle')
    expect(await workers(page)).toBe(0)
  })
})
