import { Readable } from 'node:stream'
import ICAL from 'ical.js'
import { parseSitemap } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentVersionReader } from '../../../../server/site/contentVersion'
import { createDocuments } from '../../../../server/site/documents/documents'
import { createPublishedContent } from '../../../../server/site/documents/publishedContent'
import { createSharedCaching } from '../../../../server/site/sharedCaching'
import { SITE_URL, type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

let app: TestApp
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>

beforeAll(async () => {
  app = await startTestPayload()
  const documents = createDocuments({
    content: createPublishedContent(app.payload),
    versionReader: createContentVersionReader(app.payload, { isAlone: false }),
    siteUrl: SITE_URL,
    isPublic: true,
    sharedCaching: createSharedCaching({}),
  })
  get = async (path, headers = {}, method = 'GET') => {
    const answer = await documents.answer({ method, headers }, new URL(path, SITE_URL))
    if (!answer) throw new Error(`${path} is no document`)
    return answer
  }
})

afterAll(() => app.stop())

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const HARD_TITLE = 'Loads <script>alert(1)</script> & "moments" ]]> مهندسون\u000b'

const makeEvent = (overrides: object = {}) =>
  app.payload.create({
    collection: 'events',
    data: {
      title: HARD_TITLE,
      slug: '',
      eventDate: inDays(9),
      location: 'Juba',
      _status: 'published',
      ...overrides,
    },
  })

const addresses = async (): Promise<string[]> =>
  (await parseSitemap(Readable.from([await (await get('/sitemap.xml')).text()]))).map(({ url }) =>
    url.replace(SITE_URL, ''),
  )

describe('the sitemap', () => {
  it('lists published content once, with its last change, and nothing else', async () => {
    const event = await makeEvent({ title: 'Lecture on piles' })
    const draft = await makeEvent({ title: 'Not yet announced', _status: 'draft' })
    const video = await app.payload.create({
      collection: 'publications',
      data: {
        title: 'Casting a pier',
        slug: '',
        category: 'videos',
        videoUrl: 'https://example.org/video',
        publishedDate: inDays(-3),
        _status: 'published',
      },
    })
    const page = await app.payload.create({
      collection: 'pages',
      data: {
        title: 'Prizes',
        slug: 'about/prizes',
        description: 'Our prizes.',
        layout: [{ blockType: 'eventsList', when: 'upcoming', limit: 3 }],
        _status: 'published',
      },
    })
    const listed = await addresses()
    expect(listed).toEqual(
      expect.arrayContaining([
        '/',
        '/events',
        '/publications',
        `/${page.slug}`,
        `/publications/${video.slug}`,
        `/events/${event.slug}`,
      ]),
    )
    expect(new Set(listed).size).toBe(listed.length)
    expect(
      listed.filter((path) => /admin|cms|profile|dashboard|application|\/auth|\/members$/.test(path)),
    ).toEqual([])
    expect(listed).not.toContain(`/events/${draft.slug}`)
    const items = await parseSitemap(Readable.from([await (await get('/sitemap.xml')).text()]))
    expect(items.filter(({ lastmod }) => !lastmod)).toEqual([])

    await app.payload.update({ collection: 'events', id: event.id, data: { _status: 'draft' } })
    expect(await addresses()).not.toContain(`/events/${event.slug}`)
  })
})

describe('a calendar file', () => {
  it('follows an event from its publication to its cancellation', async () => {
    const { id, slug } = await makeEvent({ title: 'Site visit' })
    const read = async () => {
      const answer = await get(`/events/${slug}.ics`)
      expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
      return new ICAL.Event(
        required(
          new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]).getFirstSubcomponent('vevent'),
        ),
      )
    }
    const first = await read()
    await app.payload.update({ collection: 'events', id, data: { location: 'Wau' } })
    const second = await read()
    expect(second.uid).toBe(first.uid)
    expect(second.location).toBe('Wau')
    expect(second.sequence).toBeGreaterThan(first.sequence)
    await app.payload.update({ collection: 'events', id, data: { isCancelled: true } })
    const third = await read()
    expect(third.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(third.sequence).toBeGreaterThan(second.sequence)
    expect(await (await get('/events/calendar.ics')).text()).toContain(first.uid)
  })

  it('is not found for a draft, an event without a date, or an unknown one', async () => {
    const draft = await makeEvent({ title: 'Draft', _status: 'draft' })
    const undated = await makeEvent({ title: 'Undated', isDateToBeAnnounced: true })
    for (const slug of [draft.slug, undated.slug, 'no-such-event'])
      expect((await get(`/events/${slug}.ics`)).status).toBe(404)
    const all = await (await get('/events/calendar.ics')).text()
    expect(all).not.toContain(draft.id)
    expect(all).not.toContain(undated.id)
  })
})

describe('the calendar', () => {
  it('has the events of a region and of a way to take part alone, whichever is asked for first', async () => {
    const [there, virtual, everywhere] = [
      await makeEvent({ title: 'In Equatoria', region: 'greater_equatoria' }),
      await makeEvent({ title: 'From Upper Nile', region: 'greater_upper_nile', isVirtual: true }),
      await makeEvent({ title: 'Of the whole association' }),
    ]
    const events = { there, virtual, everywhere }
    const namesIn = async (query: string): Promise<string[]> => {
      const text = await (await get(`/events/calendar.ics${query}`)).text()
      return Object.entries(events).flatMap(([name, { id }]) => (text.includes(id) ? [name] : []))
    }
    for (const [query, names] of [
      ['?region=greater_equatoria', ['there', 'everywhere']],
      ['', ['there', 'virtual', 'everywhere']],
      ['?kind=virtual', ['virtual']],
      ['?region=greater_upper_nile', ['virtual', 'everywhere']],
      ['?region=greater_upper_nile&kind=in_person', ['everywhere']],
      ['?kind=in_person&region=greater_equatoria', ['there', 'everywhere']],
      ['?region=greater_equatoria', ['there', 'everywhere']],
    ] as const)
      expect([query, await namesIn(query)]).toEqual([query, names])

    await app.payload.update({ collection: 'events', id: virtual.id, data: { isVirtual: false } })
    expect(await namesIn('?kind=virtual')).toEqual([])
  })

  it('ignores free seats and what it does not know', async () => {
    const cancelled = await makeEvent({ title: 'Called off', isCancelled: true })
    const all = await get('/events/calendar.ics')
    expect(await all.text()).toContain(cancelled.id)
    for (const query of ['?seats=left', '?region=mars&kind=__proto__', '?region=', '?page=2&x=%00'])
      expect([query, (await get(`/events/calendar.ics${query}`)).headers.get('ETag')]).toEqual([
        query,
        all.headers.get('ETag'),
      ])
  })

  it('confirms a copy of the same filter only', async () => {
    await makeEvent({ title: 'Online', isVirtual: true })
    const all = (await get('/events/calendar.ics')).headers.get('ETag') ?? ''
    const narrowed = (await get('/events/calendar.ics?kind=virtual')).headers.get('ETag') ?? ''
    expect((await get('/events/calendar.ics?kind=virtual', { 'if-none-match': narrowed })).status).toBe(304)
    expect((await get('/events/calendar.ics?kind=virtual', { 'if-none-match': all })).status).toBe(200)
  })
})

describe('the feeds', () => {
  it('contain news and publications, escaped, without drafts', async () => {
    const data = {
      title: HARD_TITLE,
      slug: '',
      summary: 'a < b & c',
      category: 'announcement',
      date: inDays(-1),
    } as const
    const item = await app.payload.create({ collection: 'news', data: { ...data, _status: 'published' } })
    await app.payload.create({
      collection: 'news',
      data: { ...data, title: 'Embargoed', _status: 'draft' },
      draft: true,
    })
    const answer = await get('/newsroom/feed.xml')
    const text = await answer.text()
    expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect(text).toContain(`${SITE_URL}/newsroom/${item.slug}`)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; ')
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('\u000b')
    expect(text).not.toContain('Embargoed')
    expect((await get('/publications/feed.xml')).status).toBe(200)
  })
})

describe('every document', () => {
  it('answers HEAD and a conditional request, and no other method', async () => {
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/.well-known/security.txt',
      '/site.webmanifest',
      '/newsroom/feed.xml',
      '/publications/feed.xml',
      '/events/calendar.ics',
    ]) {
      const answer = await get(path)
      const etag = answer.headers.get('ETag') ?? ''
      expect(etag).not.toBe('')
      const head = await get(path, {}, 'HEAD')
      expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([
        200,
        '',
        answer.headers.get('Content-Length'),
      ])
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
      expect((await get(path, {}, 'POST')).status).toBe(405)
    }
  })

  it('is rendered again after a publication', async () => {
    const before = (await get('/site.webmanifest')).headers.get('ETag')
    await app.payload.updateGlobal({ slug: 'site-settings', data: { shortName: 'ACE' } })
    const answer = await get('/site.webmanifest')
    expect(answer.headers.get('ETag')).not.toBe(before)
    expect(await answer.json()).toMatchObject({ short_name: 'ACE', start_url: '/' })
  })
})

describe('security.txt', () => {
  it('says whom to tell, and for how long that holds: less than a year', async () => {
    const text = await (await get('/.well-known/security.txt')).text()
    expect(text).toContain(`Contact: ${SITE_URL}/contact?subject=Security+problem\n`)
    expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now() + 300 * 86_400_000)
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })
})

describe('robots.txt', () => {
  it('names the sitemap and excludes private pages', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
    for (const path of ['/api/', '/cms', '/admin', '/profile', '/membership/dashboard'])
      expect(text).toContain(`Disallow: ${path}\n`)
  })

  it('excludes the directory, and no public page whose path begins the same', async () => {
    const text = await (await get('/robots.txt')).text()
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
    const isClosed = (path: string): boolean =>
      closed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    for (const path of [
      '/members',
      '/members?search=deng',
      '/membership/dashboard',
      '/membership/application',
    ])
      expect(isClosed(path), path).toBe(true)
    for (const page of ['join', 'types', 'resources', 'engage', 'renewal', 'recognition', 'support'])
      expect(isClosed(`/membership/${page}`), page).toBe(false)
  })
})
