import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { contentOf, graphOf, typesOf } from './metadata'
import { PUBLIC_ROUTES } from './routes'
import { required } from '../helpers/required'

const sequenceOf = async (api: APIRequestContext, slug: string): Promise<number> =>
  Number(/^SEQUENCE:(\d+)\r$/m.exec(await (await api.get(`/events/${slug}.ics`)).text())?.[1])

test('a list has one canonical URL for all filters', async ({ page, baseURL }) => {
  for (const [path, canonical] of [
    ['/publications?category=books&year=2026', '/publications'],
    ['/publications?q=bridge&page=2', '/publications'],
    ['/newsroom?category=announcement&page=1', '/newsroom'],
    ['/search?q=bridge', '/search'],
  ] as const) {
    await page.goto(path)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}${canonical}`)
  }
})

test('an event, a publication, a news item and questions have structured data', async ({
  page,
  api,
  staff,
}) => {
  const title = `</script><script>alert(1)</script> & "piers" مؤتمر ${randomUUID()}`
  const { slug } = await makeEvent(staff.api, { title, description: 'A lecture.', location: '</head>Juba' })
  await page.goto(`/events/${slug}`)
  const event = (await graphOf(page)).find((thing) => thing['@type'] === 'Event')
  expect(event).toMatchObject({ name: title, eventStatus: 'https://schema.org/EventScheduled' })
  expect(await contentOf(page, 'og:title')).toBe(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const picture = await api.get(required(await contentOf(page, 'og:image')))
  expect(picture.status()).toBe(200)

  const firstOf = async (list: string): Promise<string> => {
    const { docs } = (await (await api.get(`/api/${list}?limit=1&depth=0`)).json()) as {
      docs: { slug: string }[]
    }
    return required(docs[0]).slug
  }
  await page.goto(`/publications/${await firstOf('publications')}`)
  expect(
    (await typesOf(page)).filter((type) => ['ScholarlyArticle', 'CreativeWork'].includes(type)),
  ).toHaveLength(1)
  await page.goto(`/newsroom/${await firstOf('news')}`)
  expect(await typesOf(page)).toContain('NewsArticle')
  await page.goto('/membership/support')
  const faqs = (await graphOf(page)).find((thing) => thing['@type'] === 'FAQPage') as unknown as {
    mainEntity: { acceptedAnswer: { text: string } }[]
  }
  expect(faqs.mainEntity.length).toBeGreaterThan(3)
  expect(faqs.mainEntity.filter(({ acceptedAnswer }) => !acceptedAnswer.text)).toEqual([])
})

test.describe('when the application changes the page', () => {
  test.use({ application: 'loaded' })

  test('the structured data of a page is removed on the next one', async ({ page }) => {
    await page.goto('/events')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Publications' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Publications' })).toBeFocused()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0)
    await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveCount(2)
  })
})

test('the calendar file of an event follows its changes', async ({ page, api, staff }) => {
  const { id, slug } = await makeEvent(staff.api)
  await page.goto(`/events/${slug}`)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/events/${slug}.ics`,
  )
  const first = await sequenceOf(api, slug)
  expect((await staff.api.patch(`/api/events/${id}`, { data: { location: 'Wau' } })).status()).toBe(200)
  const second = await sequenceOf(api, slug)
  expect(second).toBeGreaterThan(first)
  expect((await staff.api.patch(`/api/events/${id}`, { data: { isCancelled: true } })).status()).toBe(200)
  expect(await (await api.get(`/events/${slug}.ics`)).text()).toContain('STATUS:CANCELLED')
  expect(await sequenceOf(api, slug)).toBeGreaterThan(second)
})

test('feeds are well-formed and discoverable', async ({ page, api }) => {
  for (const [path, name] of [
    ['/newsroom', 'Follow the news as a feed'],
    ['/publications', 'Follow new publications as a feed'],
  ] as const) {
    await page.goto(path)
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const text = await (await api.get(required(href))).text()
    const [root, entries, dates] = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return [
        feed.documentElement.nodeName,
        feed.querySelectorAll('entry > link[href]').length,
        feed.querySelectorAll('entry > updated').length,
      ]
    }, text)
    expect(root).toBe('feed')
    expect(entries).toBeGreaterThan(0)
    expect(dates).toBe(entries)
  }
})

test('every page in the sitemap opens, and robots.txt names the sitemap', async ({ api, staff, baseURL }) => {
  const { slug } = await makeEvent(staff.api, { _status: 'draft' })
  const listed = [...(await (await api.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => required(url),
  )
  for (const route of PUBLIC_ROUTES.filter(({ path }) => path !== '/auth'))
    expect(listed).toContain(`${baseURL}${route.path}`)
  expect(listed.some((url) => url.endsWith(`/${slug}`))).toBe(false)
  const answers = await Promise.all(
    listed
      .filter((url) => !url.includes('/events/'))
      .map(async (url) => [url, (await api.head(url)).status()] as const),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect(await (await api.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('unpublished content has no sharing picture', async ({ api, staff }) => {
  const { slug } = await makeEvent(staff.api, { _status: 'draft' })
  for (const path of [`/og/events/${slug}.png`, '/og/no-such-page.png', '/og/admin.png'])
    expect((await api.get(path)).status()).toBe(404)
  const head = await api.head('/og/events.png')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  expect(
    (
      await api.get('/og/events.png', { headers: { 'If-None-Match': required(head.headers().etag) } })
    ).status(),
  ).toBe(304)
  expect((await api.post('/og/events.png')).status()).toBe(405)
})
