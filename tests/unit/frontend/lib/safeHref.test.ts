import { expect, it } from 'vitest'
import { safeHref } from '../../../../frontend/lib/safeHref'

it.each([
  '/events',
  '#jobs',
  '?tab=awards',
  'https://example.org/a',
  'HTTP://example.org',
  'mailto:info@example.org',
  'tel:+12025550142',
])('accepts %s', (href) => {
  expect(safeHref(href)).toBe(href)
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'events',
  '',
  null,
  undefined,
])('rejects %j', (href) => {
  expect(safeHref(href)).toBeUndefined()
})
