import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../../../endpoints/frame/schema'
import { searchSchema } from '../../../../../endpoints/search/schema'
import { type PaletteGroup, paletteGroups } from '../../../../../frontend/features/search/paletteGroups'
import { toSearchText } from '../../../../../frontend/features/search/searchQuery'
import { MAX_SEARCH_LENGTH } from '../../../../../frontend/lib/palette'

const frame = {
  navigation: {
    menus: [
      { label: 'Events', href: '/events' },
      { label: 'Topics', source: 'divisions' },
      {
        label: 'Membership',
        source: 'links',
        links: [
          { label: 'Renewal', href: '/membership/renewal' },
          { label: 'Elsewhere', href: 'https://example.org' },
          { label: 'Another site', href: '//example.org' },
        ],
      },
    ],
    footer: [{ title: 'Help', links: [{ label: 'Renew', href: '/membership/renewal' }, { label: 'Privacy', href: '/privacy' }] }],
  },
  divisions: [{ slug: 'structural-engineering', title: 'Structural Engineering', shortTitle: 'Structural' }],
} as unknown as Frame

const titlesOf = (groups: PaletteGroup[], label: string): string[] => groups.find((group) => group.label === label)?.options.map(({ title }) => title) ?? []

describe('the palette', () => {
  it('offers every page and division before anything is typed, each once', () => {
    const groups = paletteGroups(frame, '', undefined)
    expect(titlesOf(groups, 'Pages')).toEqual(['Events', 'Renewal', 'Privacy', 'Newsroom', 'Women in Engineering', 'Careers', 'My Profile'])
    expect(titlesOf(groups, 'Divisions')).toEqual(['Structural Engineering'])
  })

  it('narrows them by title or category, whatever the case', () => {
    expect(titlesOf(paletteGroups(frame, 'RENEW', undefined), 'Pages')).toEqual(['Renewal'])
    expect(titlesOf(paletteGroups(frame, 'membership', undefined), 'Pages')).toEqual(['Renewal'])
    expect(titlesOf(paletteGroups(frame, 'technical div', undefined), 'Divisions')).toEqual(['Structural Engineering'])
    expect(paletteGroups(frame, 'nothing at all', undefined)).toEqual([])
  })

  it('leads from what was found to the list of its kind', () => {
    const paper = { id: '1', slug: 'one', title: 'One', description: null }
    const groups = paletteGroups(frame, 'nothing at all', { events: [paper], publications: [paper], members: [{ fullName: 'Ayen', professionalTitle: null }] })
    expect(groups.map(({ label, options }) => [label, options[0]?.href])).toEqual([
      ['Events', '/events'],
      ['Publications', '/publications'],
      ['Members', '/members'],
    ])
  })
})

describe('a text to search for', () => {
  it('is one that the endpoint takes', () => {
    expect(searchSchema.safeParse({ q: 'x'.repeat(MAX_SEARCH_LENGTH + 1) }).success).toBe(false)
    for (const typed of ['x'.repeat(MAX_SEARCH_LENGTH + 1), ' a\0b ', `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}  y`]) {
      expect(searchSchema.safeParse({ q: toSearchText(typed) }).success).toBe(true)
    }
    expect(toSearchText(' \0 ')).toBe('')
  })
})
