import { describe, expect, it } from 'vitest'
import { isSafeLink, urlSchema } from '../../../../collections/fields/link.schema'

describe('a link of a page', () => {
  it.each([
    '/events',
    '/about/mission#values',
    '/contact?subject=Join%20a%20chapter',
    '#jobs',
    '?page=2',
    'https://example.org/a?b=c#d',
    'http://example.org',
    'mailto:info@example.org',
    'mailto:info@example.org?subject=Hello',
    'tel:+211-000-000',
  ])('may be %s', (link) => expect(isSafeLink(link)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//example.org/elsewhere',
    '/\\example.org',
    '\\\\example.org',
    'https:javascript:alert(1)',
    'https:/example.org',
    'example.org',
    'events',
    'https://exa mple.org',
    'mailto:nobody',
    'tel:javascript',
    '',
  ])('may not be %o', (link) => expect(isSafeLink(link)).toBe(false))

  it('must say which other site it leads to', () => {
    expect(urlSchema.safeParse('https://example.org').success).toBe(true)
    for (const url of ['/events', 'mailto:a@example.org', 'javascript:1', 'ftp://example.org'])
      expect(urlSchema.safeParse(url).success).toBe(false)
  })
})
