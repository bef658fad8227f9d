import { describe, expect, it } from 'vitest'
import { localPath } from '../../../frontend/lib/localPath'
import { safeReturnPath } from '../../../frontend/lib/safeReturnPath'
import { hasLink, toJudged, toLine } from '../../../platform/outsideInput.schema'
import { toSitePath } from '../../../platform/sitePath.schema'

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '/%2f/evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/.%2f/evil.example',
  '/a/%2e%2e/%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:https://evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /events',
  '/%',
  '/%zz',
  '/a//b',
  `/${'a'.repeat(3000)}`,
  '/%25252525252f/evil.example',
]

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/events?q=juba&from=//x#top', '/events?q=juba&from=//x#top'],
    ['/events/../about', '/about'],
    ['/./about', '/about'],
    ['/members?q=Ny%C3%A4ndeng', '/members?q=Ny%C3%A4ndeng'],
    ['/news/café', '/news/caf%C3%A9'],
    ['/verify/ACE-2026-0001', '/verify/ACE-2026-0001'],
  ])('%s is accepted as %s', (input, path) => {
    expect(toSitePath(input)).toBe(path)
    expect(toSitePath(path)).toBe(path)
  })

  it.each([...ELSEWHERE, null, undefined, 7, ['/events'], { href: '/events' }])('%j is refused', (input) => {
    expect(toSitePath(input)).toBeUndefined()
  })

  it.each(ELSEWHERE)('replaces %j as the return path after sign-in', (from) => {
    expect(safeReturnPath(from)).toBe('/')
  })

  it.each(['/auth', '/auth/', '/auth?from=/x', '/./auth', '/a/../auth#x'])(
    'is not %s, which would redirect in a circle',
    (from) => {
      expect(safeReturnPath(from)).toBe('/')
    },
  )

  it('is the path of a picture, whatever its host', () => {
    expect(localPath('https://old.example.org/api/media/file/a.webp')).toBe('/api/media/file/a.webp')
    expect(localPath('http://x/api/..//evil.example/a.png')).toBe('')
    expect(localPath('//evil.example/a.png')).toBe('')
  })
})

describe('a text from a user', () => {
  it('is validated in its normalised form', () => {
    expect(toJudged('\u200b＝ＳＵＭ\ufeff(1)')).toBe('=SUM(1)')
    expect(toJudged('\u202ehidden\u2066')).toBe('hidden')
  })

  it('is one line without invisible characters', () => {
    expect(toLine(' Nyandeng\r\n\tDeng\u2028\u200b \u202e')).toBe('Nyandeng Deng')
    expect(toLine('می\u200cخواهم')).toBe('می\u200cخواهم')
  })

  it.each([
    'https://evil.example',
    'www.evil.example',
    'ＷＷＷ.evil.example',
    'evil.example/prize',
    'a@evil.example',
    '<b>',
    'ht\u200btp://x',
  ])('contains a link: %s', (text) => expect(hasLink(text)).toBe(true))
  it.each(['Nyandeng Deng', 'Dr. J. Garang, P.E.', 'أخول قرنق', 'Deng-Majok O’Brien', 'St. John'])(
    'contains no link: %s',
    (text) => expect(hasLink(text)).toBe(false),
  )
})
