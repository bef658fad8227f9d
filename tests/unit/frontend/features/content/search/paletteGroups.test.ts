import { describe, expect, it } from 'vitest'
import type { SiteChrome } from '../../../../../../domain/content/siteChrome/siteChrome.schema'
import { type SearchAnswer, searchSchema } from '../../../../../../domain/content/search/search.schema'
import {
  type PaletteGroup,
  paletteGroups,
} from '../../../../../../frontend/features/content/search/paletteGroups'
import { toSearchText } from '../../../../../../frontend/features/content/search/searchQuery'
import { MAX_SEARCH_LENGTH } from '../../../../../../frontend/lib/palette'

const siteChrome = {
  navigation: {
    menus: [
      { label: 'Events', href: '/events' },
      { label: 'Topics', source: 'divisions' },
      {
        label: 'Membership',
        source: 'links',
        links: [
          { label: 'Renewal', href: '/membership/renewal' },
          { label: 'Member Directory', href: '/members' },
          { label: 'Elsewhere', href: 'https://example.org' },
          { label: 'Another site', href: '//example.org' },
        ],
      },
    ],
    footer: [
      {
        title: 'Help',
        links: [
          { label: 'Renew', href: '/membership/renewal' },
          { label: 'Privacy', href: '/privacy' },
        ],
      },
    ],
  },
  divisions: [{ slug: 'structural-engineering', title: 'Structural Engineering', shortTitle: 'Structural' }],
} as unknown as SiteChrome

const offer = (
  text: string,
  { found, isSignedIn = true }: { found?: SearchAnswer; isSignedIn?: boolean } = {},
): PaletteGroup[] => paletteGroups(siteChrome, { text, found, isSignedIn })

const titlesOf = (groups: PaletteGroup[], label: string): string[] =>
  groups.find((group) => group.label === label)?.results.map(({ title }) => title) ?? []

describe('the palette', () => {
  it('lists every page and division once before anything is typed', () => {
    const groups = offer('')
    expect(titlesOf(groups, 'Pages')).toEqual([
      'Events',
      'Renewal',
      'Member Directory',
      'Privacy',
      'Newsroom',
      'Women in Engineering',
      'Careers',
      'Mentoring',
      'My Profile',
    ])
    expect(titlesOf(groups, 'Divisions')).toEqual(['Structural Engineering'])
  })

  // proves: C036
  it('filters them by title or category, in any case', () => {
    expect(titlesOf(offer('RENEW'), 'Pages')).toEqual(['Renewal'])
    expect(titlesOf(offer('membership'), 'Pages')).toEqual(['Renewal', 'Member Directory', 'Mentoring'])
    expect(titlesOf(offer('technical div'), 'Divisions')).toEqual(['Structural Engineering'])
    expect(offer('nothing at all')).toEqual([])
  })

  // proves: C038
  it('links each result to its own address', () => {
    const item = (href: string) => ({
      id: href,
      title: 'One',
      href,
      excerpt: 'About it',
      titleMarks: [],
      excerptMarks: [],
    })
    const content = {
      events: [item('/events/one')],
      publications: [item('/publications/one')],
      news: [item('/newsroom/one')],
      answers: [item('/membership/support#one')],
      pages: [item('/about/mission')],
    }
    const linksFor = (id: string | null): unknown[] =>
      offer('ayen', {
        found: { ...content, members: [{ id, fullName: 'Ayen Deng', professionalTitle: null }] },
      }).map(({ label, results }) => [label, results[0]?.href])
    const first = [
      ['Events', '/events/one'],
      ['Publications', '/publications/one'],
      ['News', '/newsroom/one'],
      ['Questions and policies', '/membership/support#one'],
    ]
    expect(linksFor('m1')).toEqual([
      ...first,
      ['Members', '/members?member=m1'],
      ['Found in pages', '/about/mission'],
    ])
    expect(linksFor(null)).toEqual([
      ...first,
      ['Members', '/search?q=Ayen+Deng'],
      ['Found in pages', '/about/mission'],
    ])
  })

  it('lists no page for a visitor that needs a sign-in, and no page twice', () => {
    expect(titlesOf(offer('', { isSignedIn: false }), 'Pages')).toEqual([
      'Events',
      'Renewal',
      'Privacy',
      'Newsroom',
      'Women in Engineering',
      'Careers',
    ])
    const renewal = {
      id: '1',
      title: 'Renewal',
      href: '/membership/renewal',
      excerpt: '',
      titleMarks: [],
      excerptMarks: [],
    }
    const found = { events: [], publications: [], news: [], answers: [], pages: [renewal], members: [] }
    expect(offer('renewal', { found }).map(({ label }) => label)).toEqual(['Pages'])
    expect(offer('dues', { found }).map(({ label }) => label)).toEqual(['Found in pages'])
  })

  it('marks words that begin with the query, with or without accents', () => {
    expect(offer('renew')[0]?.results[0]?.titleMarks).toEqual([[0, 7]])
  })
})

describe('a search query', () => {
  it('is sent only if the endpoint accepts it', () => {
    expect(searchSchema.safeParse({ q: 'x'.repeat(MAX_SEARCH_LENGTH + 1) }).success).toBe(false)
    for (const typed of [
      'x'.repeat(MAX_SEARCH_LENGTH + 1),
      ' a\0b ',
      `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}  y`,
    ]) {
      expect(searchSchema.safeParse({ q: toSearchText(typed) }).success).toBe(true)
    }
    expect(toSearchText(' \0 ')).toBe('')
  })
})
