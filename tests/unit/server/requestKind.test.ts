import { expect, it } from 'vitest'
import { requestKindOf } from '../../../server/requestKind'

it.each([
  ['/', 'page'],
  ['/events?page=2', 'page'],
  ['/apis', 'page'],
  ['/api/events', 'api'],
  ['/cms/collections/events', 'panel'],
  ['/_next/static/x.js', 'panel'],
  ['/assets/x.js', 'asset'],
  ['/favicon.svg', 'asset'],
])('%s is for the kind %s', (path, kind) => {
  expect(requestKindOf(path)).toBe(kind)
})
