import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../../frontend/starter/pageOf'

const OWN = 'https://ace.example.org'

const fetched = (href: string, target = ''): string | undefined => {
  const { origin, pathname, search } = new URL(href, OWN)
  return pageOf({ origin, pathname, search, target }, OWN)
}

describe('what is fetched ahead of a press', () => {
  it('is a page of this site, with its query and without its hash', () => {
    expect(fetched('/events?when=past#list')).toBe('/events?when=past')
  })

  it('is no page that nobody may keep, no file, no answer of the API', () => {
    for (const href of ['/auth', '/profile/security', '/admin', '/api/publications/1/file', '/a/paper.pdf'])
      expect(fetched(href)).toBeUndefined()
  })

  it('is nothing elsewhere or in another tab', () => {
    expect(fetched('https://example.com/')).toBeUndefined()
    expect(fetched('mailto:info@example.org')).toBeUndefined()
    expect(fetched('/events', '_blank')).toBeUndefined()
  })
})
