import { describe, expect, it } from 'vitest'
import { isSafeLink } from '../../../collections/fields/link.schema'
import { paths } from '../../../frontend/paths'
import { chapters } from '../../../seed/content/chapters'
import { divisions } from '../../../seed/content/divisions'
import { events, fullEvent } from '../../../seed/content/events'
import { faqs } from '../../../seed/content/faqs'
import { grades } from '../../../seed/content/grades'
import { home as homeOn } from '../../../seed/content/home'
import { navigation } from '../../../seed/content/navigation'
import { news } from '../../../seed/content/news'
import { officers } from '../../../seed/content/officers'
import { pages } from '../../../seed/content/pages'
import { people } from '../../../seed/content/people'
import { policies } from '../../../seed/content/policies'
import { publications } from '../../../seed/content/publications'
import { siteSettings } from '../../../seed/content/siteSettings'
import type { ToRichText } from '../../../seed/content/types'
import { gradePages } from '../../../seed/content/pages/grades'

/** Leaves the Markdown readable for the tests. */
const text: ToRichText = (markdown) => ({
  root: {
    type: 'root',
    children: [{ type: 'markdown', version: 1, text: markdown }],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  },
})

const home = homeOn(new Date('2026-11-22T00:00:00Z'))

const content = {
  chapters,
  navigation,
  officers,
  people,
  siteSettings,
  divisions: divisions(text),
  faqs: faqs(text),
  grades,
  news: news(text, new Date()),
  pages: pages(text),
  policies: policies(text),
  publications: publications.map(({ data }) => data),
  events: events(new Date()),
  home,
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

const hrefsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  )
}

const strings = stringsOf(content)
const markdownLinks = strings.flatMap((string) =>
  Array.from(string.matchAll(/\]\(([^)]+)\)/g), ([, link]) => link ?? ''),
)
const links = [...new Set([...hrefsOf(content), ...markdownLinks])]

const pathsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'path' in value && typeof value.path === 'string'
    ? [value.path]
    : Object.values(value).flatMap(pathsIn)
}

describe('links', () => {
  it.each(links)('%s exists', (link) => {
    expect(isSafeLink(link)).toBe(true)
    if (!link.startsWith('/')) return
    const [path] = link.split(/[?#]/)
    // a page of the site, or one that the seed creates below them
    expect([...pathsIn(paths), ...gradePages().map(({ slug }) => `/${slug}`)]).toContain(path)
  })

  // proves: C025
  it('in menus and footer are those of the specification', () => {
    const menu = (label: string): string[] | undefined =>
      navigation.menus?.find((one) => one.label === label)?.links?.map(({ href }) => href)
    expect(navigation.menus?.filter(({ href }) => href).map(({ href }) => href)).toEqual([
      '/',
      '/events',
      '/publications',
    ])
    expect(menu('Membership')).toEqual(
      ['join', 'application', 'types', 'resources', 'dashboard']
        .map((one) => `/membership/${one}`)
        .concat(
          '/members',
          ['engage', 'renewal', 'recognition', 'support'].map((one) => `/membership/${one}`),
        ),
    )
    expect(menu('About')).toEqual(['/about/mission', '/about/leadership', '/about/chapters'])
    expect(menu('Contact')).toEqual(['/contact'])
    expect(navigation.menus?.find(({ source }) => source === 'divisions')?.label).toBe('Topics')
    expect(new Set(hrefsOf(navigation.footer))).toEqual(
      new Set([
        '/members',
        '/publications',
        '/events',
        '/about/mission',
        '/donate',
        '/auth',
        '/membership/renewal',
        '/careers#jobs',
        '/contact',
        '/membership/support',
        '/conduct',
        '/privacy',
        '/terms',
      ]),
    )
  })
})

describe('emails and phone numbers', () => {
  it('are reserved for examples', () => {
    const addresses = strings.flatMap((string) => string.match(/[\w.-]+@[\w.-]+/g) ?? [])
    expect(addresses.filter((address) => !address.endsWith('@example.org'))).toEqual([])
    const hosts = strings.flatMap((string) =>
      Array.from(string.matchAll(/https?:\/\/([^/\s]+)/g), ([, host]) => host),
    )
    expect(new Set(hosts)).toEqual(new Set(['example.org', 'www.openstreetmap.org']))
    expect(siteSettings.phone).toBeUndefined()
  })
})

describe('the home page', () => {
  // proves: C030
  it('has the numbers of items in the specification', () => {
    expect(home.hero?.headlines).toHaveLength(8)
    expect(new Set(home.hero?.headlines?.map(({ drawing }) => drawing))).toEqual(
      new Set(['bridge', 'road', 'water', 'town', 'concrete']),
    )
    expect(home.about?.values?.map(({ title }) => title)).toEqual([
      'Professional Excellence and Integrity',
      'Innovation and Sustainability',
      'Public Safety and Welfare',
      'Collaboration and Knowledge Sharing',
    ])
    expect(home.objectives?.map(({ title }) => title)).toEqual([
      'Professional Development',
      'Knowledge Sharing',
      'Licensure and Registration',
    ])
    expect(home.banner?.href).toBe('/women-in-engineering')
  })

  it('has a banner that ends after its event’s day in Juba', () => {
    const untilOn = (today: string): string | null | undefined => homeOn(new Date(today)).banner?.until
    expect(untilOn('2026-11-22T00:00:00Z')).toBe('2027-10-11T21:59:00.000Z')
    expect(untilOn('2026-10-11T21:00:00Z')).toBe('2026-10-11T21:59:00.000Z')
    expect(untilOn('2026-10-11T22:00:00Z')).toBe('2027-10-11T21:59:00.000Z')
  })
})

describe('the seeded lists', () => {
  // proves: C024
  it('have the divisions, chapters, posts and questions of the specification', () => {
    expect(content.divisions.map(({ slug }) => slug)).toEqual([
      'structural-engineering',
      'geotechnical-engineering',
      'transportation-engineering',
      'water-resources-environmental',
      'construction-project-management',
      'urban-planning-infrastructure',
      'materials-concrete-research',
      'education-professional-development',
    ])
    for (const { themes } of content.divisions) expect(themes).toHaveLength(4)
    expect(chapters.filter(({ kind }) => kind === 'regional')).toHaveLength(3)
    expect(chapters.filter(({ kind }) => kind === 'student')).toHaveLength(3)
    expect(officers.map(({ post, name }) => `${post}: ${name}`)).toEqual(
      ['President', 'Vice President', 'Secretary General', 'Treasurer'].map(
        (post) => `${post}: To Be Announced`,
      ),
    )
    expect(content.faqs).toHaveLength(8)
    expect(content.news.filter(({ date }) => date < '2025').map(({ date }) => date.slice(0, 10))).toEqual([
      '2024-10-11',
    ])
  })

  it('have people in every grade and region', () => {
    expect(new Set(people.map(({ grade }) => grade)).size).toBe(7)
    expect(new Set(people.map(({ region }) => region)).size).toBe(4)
    expect(new Set(people.map(({ mailbox }) => mailbox)).size).toBe(people.length)
    expect(
      people
        .filter(({ roles }) => roles?.includes('chapter_lead'))
        .map(({ region }) => region)
        .sort(),
    ).toEqual(['greater_bahr_el_ghazal', 'greater_equatoria', 'greater_upper_nile'])
  })
})

describe('events', () => {
  const days = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 1, 20 + day, 23, 30)))
  const clock = (moment: string): { hour: number; weekday: number } => {
    const juba = new Date(Date.parse(moment) + 2 * 60 * 60 * 1000)
    return { hour: juba.getUTCHours(), weekday: juba.getUTCDay() }
  }

  it.each(days)('begin on a weekday at a reasonable hour in Juba when created on %s', (today) => {
    for (const { eventDate } of [...events(today), fullEvent(today)]) {
      const { hour, weekday } = clock(eventDate)
      expect(hour).toBeGreaterThanOrEqual(8)
      expect(hour).toBeLessThanOrEqual(18)
      expect([1, 2, 3, 4, 5]).toContain(weekday)
    }
  })

  // proves: C092
  it('include those of the specification', () => {
    const places = Object.fromEntries(
      events(new Date()).map(({ title, location, isVirtual }) => [
        title.replace(/:.*/, ''),
        isVirtual ? 'virtual' : location,
      ]),
    )
    expect(places).toMatchObject({
      'Inaugural National Conference': 'Juba',
      'Regional Workshop': 'Malakal, Upper Nile',
      'Young Engineers Forum': 'virtual',
    })
  })

  it('include every type', () => {
    const now = new Date()
    const all = events(now)
    expect(all.filter(({ eventDate }) => new Date(eventDate) < now)).toHaveLength(1)
    expect(all.filter(({ isVirtual }) => isVirtual)).toHaveLength(1)
    expect(
      all.filter(({ eventDate, endDate }) => endDate && endDate.slice(0, 10) !== eventDate.slice(0, 10)),
    ).toHaveLength(1)
    expect(all.filter(({ isDateToBeAnnounced }) => isDateToBeAnnounced)).toHaveLength(1)
  })
})
