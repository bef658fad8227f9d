import { expect, it } from 'vitest'
import { picturePath, picturedPage } from '../../../../frontend/sharing/picturePath'

it.each(['/', '/events', '/about/mission', '/events/site-visit-2', '/verify/ACE-2026-0001'])(
  'maps %s to its picture and back',
  (page) => {
    expect(picturedPage(picturePath(page))).toBe(page)
  },
)

it.each(['/og', '/og/.png', '/og/../env.png', '/og/a//b.png', '/og/%2e.png', '/og/a.png.png', '/events.png'])(
  'does not accept %s as a picture',
  (path) => {
    expect(picturedPage(path)).toBeUndefined()
  },
)
